import { geoArea } from "d3-geo";
import { EARTH_KM } from "./earth";
import { geometryOf, type Piece, type World } from "./countries";

/**
 * A country's mainland and the islands around it, which is what its art shows and its locator frames: no list of
 * boxes, so that a country added to the data needs nothing here. Malaysia has both its parts (they are comparable),
 * Denmark has Bornholm and France has Corsica (they are near), the USA goes without Alaska, Norway without Svalbard.
 */
export function mainlandOf(world: World, pieces: readonly Piece[]): Piece[] {
  return withinReach(world, pieces, {
    km: 250,
    comparable: 0.25,
    speck: 0.0001,
  });
}

/** The mainland without islands that stand apart, which is what one must see to see the country: Denmark without Bornholm. */
export function mainPartOf(world: World, pieces: readonly Piece[]): Piece[] {
  return withinReach(world, pieces, {
    km: 50,
    comparable: 0.25,
    speck: 0.0001,
  });
}

/**
 * What a map colours: all that lies no further off than Hawaii. Not French Guiana or Bonaire: a patch in another
 * continent would pass for a destination of its own, and on the home page it would lie behind the heading.
 */
export function countryOf(world: World, pieces: readonly Piece[]): Piece[] {
  return withinReach(world, pieces, { km: 4000, comparable: 1, speck: 0 });
}

type Rule = {
  /** The widest sea between a piece and the nearest of those already chosen. */
  km: number;
  /** A piece of this share of the largest is included however far it lies. */
  comparable: number;
  /** A piece under this share of the largest is not worth a place. */
  speck: number;
};

type Measured = { piece: Piece; steradians: number; coast: Vector[] };

/** The largest piece first, those comparable to it, and from one to the next whatever lies within reach of them. */
function withinReach(
  world: World,
  pieces: readonly Piece[],
  { km, comparable, speck }: Rule,
): Piece[] {
  const measured = pieces
    .flatMap((piece) => measure(world, piece))
    .sort((a, b) => b.steradians - a.steradians);
  const largest = measured[0]?.steradians ?? 0;
  const [parts, smaller] = partition(
    measured,
    ({ steradians }) => steradians >= largest * comparable,
  );
  let rest = smaller.filter(({ steradians }) => steradians >= largest * speck);
  // The list grows while it is gone through: an island may be the stepping stone to the next.
  for (const { coast } of parts) {
    const [near, far] = partition(rest, (other) =>
      isNear(coast, other.coast, km),
    );
    parts.push(...near);
    rest = far;
  }
  return parts.map(({ piece }) => piece);
}

function measure(world: World, piece: Piece): Measured[] {
  const { coordinates } = geometryOf(world, [piece]);
  return coordinates.map((polygon) => ({
    piece,
    steradians: geoArea({ type: "Polygon", coordinates: polygon }),
    coast: thinned(
      polygon[0]!.map(([longitude, latitude]) => vector(longitude!, latitude!)),
    ),
  }));
}

/** A place on the unit sphere: between two of them, nearness is one multiplication and knows no date line. */
type Vector = [x: number, y: number, z: number];

function vector(longitude: number, latitude: number): Vector {
  const [lambda, phi] = [longitude, latitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number];
  return [
    Math.cos(phi) * Math.cos(lambda),
    Math.cos(phi) * Math.sin(lambda),
    Math.sin(phi),
  ];
}

/** The cosine of the angle between two places: the larger, the nearer. */
const nearness = (a: Vector, b: Vector): number =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const nearnessAt = (km: number): number => Math.cos(km / EARTH_KM);

/** Distances are asked for in hundreds of kilometres: a point of the coast every ten is enough. */
const COAST_STEP = nearnessAt(10);

function thinned(coast: Vector[]): Vector[] {
  const points: Vector[] = [];
  for (const point of coast) {
    const last = points.at(-1);
    if (!last || nearness(last, point) < COAST_STEP) points.push(point);
  }
  return points;
}

function isNear(coast: Vector[], other: Vector[], km: number): boolean {
  const limit = nearnessAt(km);
  return other.some((a) => coast.some((b) => nearness(a, b) > limit));
}

function partition<T>(all: T[], isIn: (one: T) => boolean): [T[], T[]] {
  const [inside, outside]: [T[], T[]] = [[], []];
  for (const one of all) (isIn(one) ? inside : outside).push(one);
  return [inside, outside];
}
