export type Point = { x: number; y: number };
export type Segment = readonly [Point, Point];
export type Box = { left: number; top: number; right: number; bottom: number };

export const segments = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, index) => [points[index]!, point]);

/** From a point to the nearest one of a line. */
export function distance({ x, y }: Point, [from, to]: Segment): number {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const along =
    ((x - from.x) * right + (y - from.y) * down) / (right ** 2 + down ** 2);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(from.x + right * part - x, from.y + down * part - y);
}

export const cross = ([a, b]: Segment, [c, d]: Segment): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

/** On which side of the way from a to b the point c lies: -1, 0 or 1. */
const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** Whether a line goes through a box, in which it does not end: it crosses one of the diagonals. */
export function meet(line: Segment, { left, top, right, bottom }: Box) {
  const topLeft = { x: left, y: top };
  const topRight = { x: right, y: top };
  const bottomLeft = { x: left, y: bottom };
  const bottomRight = { x: right, y: bottom };
  return (
    cross(line, [topLeft, bottomRight]) || cross(line, [bottomLeft, topRight])
  );
}

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
