import {
  geoPath,
  geoStream,
  type GeoPermissibleObjects,
  type GeoProjection,
  type GeoStream,
} from "d3-geo";
import { type City, positionOf } from "./earth";

/** On a drawing, in its units. */
export type Point = { x: number; y: number };

/** A line, or a ring that does not repeat its first point. */
export type Line = Point[];

export type Box = { left: number; top: number; right: number; bottom: number };

/** The point of a city on the map, in whole units. */
export function pointOf(city: City, projection: GeoProjection): Point {
  const [x, y] = projection(positionOf(city))!;
  return { x: Math.round(x), y: Math.round(y) };
}

/** A shape's lines on the map, clipped as the projection says. d3 streams rings without a closing point. */
export function projected(
  shape: GeoPermissibleObjects,
  projection: GeoProjection,
): Line[] {
  const lines: Line[] = [];
  const collector: GeoStream = {
    point: (x, y) => void lines.at(-1)?.push({ x, y }),
    lineStart: () => void lines.push([]),
    lineEnd: () => undefined,
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
  };
  geoStream(shape, projection.stream(collector));
  return lines;
}

/** The smallest upright box that holds a shape on the map. */
export function boundsOf(
  shape: GeoPermissibleObjects,
  projection: GeoProjection,
): Box {
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(shape);
  return { left, top, right, bottom };
}

/** In square units of the drawing. */
export const ringArea = (ring: Line): number =>
  Math.abs(
    edges(ring).reduce((sum, [a, b]) => sum + a.x * b.y - a.y * b.x, 0),
  ) / 2;

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
      .filter(([a, b]) => a.x <= x !== b.x <= x)
      .map(([a, b]) => a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y))
      .sort((one, other) => one - other);
    // Rings are closed, so the number of crossings is even.
    return heights.flatMap((top, index) =>
      index % 2 ? [] : [{ x, top, bottom: heights[index + 1]! }],
    );
  });
}

const edges = (ring: Line): [Point, Point][] =>
  ring.map((point, index) => [ring.at(index - 1)!, point]);

export const boxAt = (
  { x, y }: Point,
  halfWidth: number,
  halfHeight = halfWidth,
): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

export const isIn = (a: Box, b: Box): boolean =>
  a.left >= b.left &&
  a.top >= b.top &&
  a.right <= b.right &&
  a.bottom <= b.bottom;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
