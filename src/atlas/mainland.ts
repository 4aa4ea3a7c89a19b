import { geoArea } from "d3-geo";
import { geometryOf, type Piece, piecesOf, type World } from "./countries";
import { EARTH_KM } from "./earth";

/**
 * How much of a country is wanted: across how many kilometres of sea a piece still belongs to it, and the share of the
 * largest piece that a piece must measure.
 */
const EXTENTS = {
  /** What its art shows and its map frames: France with Corsica, the USA without Alaska, Norway without Spitsbergen. */
  mainland: { km: 250, least: 0.0001 },
  /**
   * What maps colour: all that lies no further off than Hawaii. Not French Guiana or Bonaire: a patch in another continent
   * would pass for a destination of its own.
   */
  whole: { km: 4000, least: 0 },
};

/** A piece of this share of the largest belongs to the country however far it lies: both parts of Malaysia. */
const COMPARABLE = 0.25;

type Measured = { piece: Piece; steradians: number; coast: Vector[] };

/**
 * The pieces of a country, the largest first: those comparable to it, and from one to the next whatever lies near enough.
 * No list of boxes, so that a country added to the data needs nothing here.
 */
export function partOf(
  world: World,
  code: string,
  extent: keyof typeof EXTENTS,
): Piece[] {
  const { km, least } = EXTENTS[extent];
  const measured = piecesOf(world, code)
    .flatMap((piece) => measure(world, piece))
    .sort((a, b) => b.steradians - a.steradians);
  const largest = measured[0]?.steradians ?? 0;
  const isComparable = ({ steradians }: Measured) =>
    steradians >= largest * COMPARABLE;
  const parts = measured.filter(isComparable);
  let rest = measured.filter(
    (piece) => !isComparable(piece) && piece.steradians >= largest * least,
  );
  // The list grows while it is gone through: an island may be the stepping stone to the next.
  for (const { coast } of parts) {
    const near = rest.filter((other) => isNear(coast, other.coast, km));
    parts.push(...near);
    rest = rest.filter((other) => !near.includes(other));
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

/** Distances are asked for in tens of kilometres: a point of the coast every ten is enough. */
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
