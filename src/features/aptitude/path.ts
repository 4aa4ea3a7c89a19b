export type Point = { x: number; y: number };

/** A line through points, as the data of an SVG path. */
export const line = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`)
    .join("");

/** Points of a curve, from `from` to `to` of its length (0 to 1). */
export const along = (
  curve: (part: number) => Point,
  from: number,
  to: number,
  steps: number,
): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, step) =>
    curve(from + ((to - from) * step) / steps),
  );

/** A tenth of a unit is finer than a screen, and the same on every machine. */
export const round = (value: number): number => Number(value.toFixed(1));
