export type Point = { x: number; y: number };

/** Where a part of the way is, from 0 to 1. */
export type Curve = (part: number) => Point;

/** A line through points, as the data of an SVG path. */
export const line = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`)
    .join("");

/** Points of a curve, from `from` to `to` of its length (0 to 1). */
export const along = (
  curve: Curve,
  from: number,
  to: number,
  steps: number,
): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, step) =>
    curve(from + ((to - from) * step) / steps),
  );

/** One of so many equal parts of a curve, as the data of an SVG path. */
export const legOf = (curve: Curve, leg: number, legs: number): string =>
  line(along(curve, leg / legs, (leg + 1) / legs, 8));

/** A tenth of a unit is finer than a screen, and the same on every machine. */
export const round = (value: number): number => Number(value.toFixed(1));
