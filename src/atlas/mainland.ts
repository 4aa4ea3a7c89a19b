import { geoArea } from "d3-geo";
import {
  geometryOf,
  hasShape,
  type Piece,
  piecesOf,
  type World,
} from "./countries";
import { EARTH_KM, type Position } from "./earth";

/**
 * How much of a country is wanted: across how many kilometres of sea a piece still belongs to it, and the share of the
 * largest piece that a piece must measure.
 */
const EXTENTS = {
  /** Shown by a country's art, and framed by its map: France with Corsica, the USA without Alaska, Norway without Spitsbergen. */
  mainland: { km: 250, least: 0.0001 },
  /** The same for a box of at most 200 px: there Bornholm is a speck that halves Denmark. */
  core: { km: 100, least: 0.0001 },
  /** What maps colour, as far off as Hawaii. French Guiana would pass for another destination. */
  whole: { km: 4000, least: 0 },
};

/** A piece of this share of the largest belongs to the country however far it lies: both parts of Malaysia. */
const COMPARABLE = 0.25;

/** Kilometres between the points of a coast that are compared. */
const COAST_STEP = 10;

/** On the sphere of radius 1, from the Earth's centre: distances between these need no trigonometry. */
type Point = { x: number; y: number; z: number };

type Measured = { piece: Piece; steradians: number; coast: Point[] };

/**
 * The pieces of a country that are drawn, the largest first: those comparable to it, and from one to the next whatever lies
 * near enough. None where its shape may not be drawn, or the atlas does not know the code.
 */
export function partOf(
  world: World,
  code: string,
  extent: keyof typeof EXTENTS,
): Piece[] {
  const { km, least } = EXTENTS[extent];
  if (!hasShape(code)) return [];
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

/** The pieces that were measured, each for the first of several extents. */
const known = new Map<Piece, Measured[]>();

function measure(world: World, piece: Piece): Measured[] {
  if (!known.has(piece)) {
    const { coordinates } = geometryOf(world, [piece]);
    const measured = coordinates.map((polygon) => ({
      piece,
      steradians: geoArea({ type: "Polygon", coordinates: polygon }),
      coast: thinned(polygon[0] as Position[]),
    }));
    known.set(piece, measured);
  }
  return known.get(piece)!;
}

function thinned(coast: Position[]): Point[] {
  const points: Point[] = [];
  const isClose = isWithin(COAST_STEP);
  for (const point of coast.map(pointAt)) {
    const last = points.at(-1);
    if (!last || !isClose(last, point)) points.push(point);
  }
  return points;
}

function isNear(coast: Point[], other: Point[], km: number): boolean {
  const isClose = isWithin(km);
  return other.some((a) => coast.some((b) => isClose(a, b)));
}

const RADIANS = Math.PI / 180;

function pointAt([longitude, latitude]: Position): Point {
  const [a, b] = [longitude * RADIANS, latitude * RADIANS];
  return {
    x: Math.cos(b) * Math.cos(a),
    y: Math.cos(b) * Math.sin(a),
    z: Math.sin(b),
  };
}

/** Whether two points are at most as far apart as this, along the ground. */
function isWithin(km: number) {
  const chord = 2 * Math.sin(km / EARTH_KM / 2);
  return (a: Point, b: Point): boolean =>
    (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2 <= chord ** 2;
}
