import {
  geoStream,
  type GeoPermissibleObjects,
  type GeoProjection,
  type GeoStream,
} from "d3-geo";

export type Point = [x: number, y: number];

/** A line, or a ring that does not repeat its first point. */
export type Line = Point[];

/** A shape's lines on the map, clipped as the projection says. d3 streams rings without a closing point. */
export function projected(
  shape: GeoPermissibleObjects,
  projection: GeoProjection,
): Line[] {
  const lines: Line[] = [];
  const collector: GeoStream = {
    point: (x, y) => void lines.at(-1)?.push([x, y]),
    lineStart: () => void lines.push([]),
    lineEnd: () => undefined,
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
  };
  geoStream(shape, projection.stream(collector));
  return lines;
}

/** A route: the shortest way between two positions, bent as the map bends it. */
export const routeLine = (
  from: Point,
  to: Point,
  projection: GeoProjection,
): Line[] =>
  projected({ type: "LineString", coordinates: [from, to] }, projection);

/** In square units of the drawing. */
export const ringArea = (ring: Line): number =>
  Math.abs(
    edges(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - a[1] * b[0], 0),
  ) / 2;

/** The smallest upright box that holds some points. */
export function boundsOf(points: readonly Point[]) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, right, top, bottom };
}

export const largerThan =
  (minArea: number) =>
  (ring: Line): boolean =>
    ringArea(ring) > minArea;

export type Stretch = { x: number; top: number; bottom: number };

/** The stretches of vertical lines that lie inside rings, line by line, from top to bottom. */
export function stretches(
  rings: readonly Line[],
  xs: readonly number[],
): Stretch[] {
  const all = rings.flatMap(edges);
  return xs.flatMap((x) => {
    // A point exactly on a line counts as west of it, so that a corner is not crossed twice.
    const heights = all
      .filter((edge) => edge[0][0] <= x !== edge[1][0] <= x)
      .map(([a, b]) => a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]))
      .sort((one, other) => one - other);
    // Rings are closed, so the number of crossings is even.
    return heights.flatMap((top, index) =>
      index % 2 ? [] : [{ x, top, bottom: heights[index + 1]! }],
    );
  });
}

const edges = (ring: Line): [Point, Point][] =>
  ring.map((point, index) => [ring.at(index - 1)!, point]);

export const round = (number: number, decimals = 1): number =>
  Number(number.toFixed(decimals));

export const roundPoint = ([x, y]: Point): { x: number; y: number } => ({
  x: round(x),
  y: round(y),
});
