import {
  geoStream,
  type GeoPermissibleObjects,
  type GeoProjection,
  type GeoStream,
} from "d3-geo";

export type Point = [x: number, y: number];

/** A line, or a ring that does not repeat its first point. */
export type Line = Point[];

/** A shape's lines on the map, clipped as the projection says. Rings come without a closing point: d3 streams them so. */
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

/** A route: the shortest way between two places, bent as the map bends it. */
export const routeLine = (
  from: Point,
  to: Point,
  projection: GeoProjection,
): Line[] =>
  projected({ type: "LineString", coordinates: [from, to] }, projection);

/** In square units of the drawing. */
export function ringArea(ring: Line): number {
  return (
    Math.abs(sum(edges(ring).map(([a, b]) => a[0] * b[1] - a[1] * b[0]))) / 2
  );
}

export const largerThan =
  (minArea: number) =>
  (ring: Line): boolean =>
    ringArea(ring) > minArea;

export type Box = { left: number; top: number; right: number; bottom: number };

export function boxAround(lines: readonly Line[]): Box {
  const box = {
    left: Infinity,
    top: Infinity,
    right: -Infinity,
    bottom: -Infinity,
  };
  for (const [x, y] of lines.flat()) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Vertical lines, evenly spaced. */
export type Columns = { first: number; pitch: number; count: number };

const columnX = ({ first, pitch }: Columns, index: number): number =>
  first + index * pitch;

type Stretch = { x: number; top: number; bottom: number };

/** The stretches of the columns that lie inside the rings, column by column, from top to bottom. */
export function stretches(rings: readonly Line[], columns: Columns): Stretch[] {
  const crossings: number[][] = Array.from({ length: columns.count }, () => []);
  for (const [a, b] of rings.flatMap(edges))
    addCrossings(a, b, columns, crossings);
  return crossings.flatMap((heights, index) =>
    inPairs(
      columnX(columns, index),
      heights.sort((one, other) => one - other),
    ),
  );
}

/** A point exactly on a column counts as west of it, so that a corner is not crossed twice. */
function addCrossings(
  a: Point,
  b: Point,
  columns: Columns,
  crossings: number[][],
): void {
  const [west, east] = a[0] < b[0] ? [a, b] : [b, a];
  const start = Math.max(
    0,
    Math.floor((west[0] - columns.first) / columns.pitch),
  );
  for (
    let index = start;
    index < columns.count && columnX(columns, index) < east[0];
    index++
  ) {
    const x = columnX(columns, index);
    if (x < west[0]) continue;
    crossings[index]!.push(
      west[1] + ((x - west[0]) / (east[0] - west[0])) * (east[1] - west[1]),
    );
  }
}

const edges = (ring: Line): [Point, Point][] =>
  ring.map((point, index) => [ring.at(index - 1)!, point]);

/** What goes in comes out: rings are closed, so crossings are even in number. */
const inPairs = (x: number, heights: number[]): Stretch[] =>
  heights.flatMap((top, index) =>
    index % 2 ? [] : [{ x, top, bottom: heights[index + 1]! }],
  );

export const sum = (numbers: number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

export const round = (number: number, decimals = 1): number =>
  Number(number.toFixed(decimals));

export const roundPoint = ([x, y]: Point): { x: number; y: number } => ({
  x: round(x),
  y: round(y),
});
