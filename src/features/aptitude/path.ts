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

/** Words in lines of at most so many letters, because SVG does not break them; a longer word has a line of its own. */
export function linesOf(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= letters)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
