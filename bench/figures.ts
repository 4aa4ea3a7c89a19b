/** One line of the table. */
export type Figure = {
  what: string;
  /** What was measured: bytes in KB (1,000), times in ms, or a ratio. */
  value: number;
  unit: "KB" | "ms" | "×" | "";
  /** At most this much; none for what is only reported. */
  budget?: number;
  /** What the value was made of: "page 916, twin 933". */
  of?: string;
};

export const median = (values: readonly number[]): number =>
  percentile(values, 50);

/** The value that so many percent of all values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, place)] ?? NaN;
}

/** The median of one thing beside another's, as a ratio. */
export const ratio = (
  what: string,
  one: readonly number[],
  other: readonly number[],
  budget: number,
  [name, otherName] = ["page", "twin"],
): Figure => ({
  what,
  value: median(one) / median(other),
  unit: "×",
  budget,
  of: `${name} ${median(one).toFixed(0)}, ${otherName} ${median(other).toFixed(0)}`,
});

const isOver = ({ value, budget }: Figure) =>
  budget !== undefined && !(value <= budget);

function written(value: number, unit: Figure["unit"]): string {
  const digits = unit === "×" ? 2 : unit === "" ? 3 : value < 10 ? 1 : 0;
  return `${Number(value.toFixed(digits))}${unit && ` ${unit}`}`;
}

/** The table, in Markdown, and below it a line of what falls short. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    written(figure.value, figure.unit),
    figure.budget === undefined ? "" : written(figure.budget, figure.unit),
    figure.budget === undefined ? "" : isOver(figure) ? "no" : "yes",
    figure.of ?? "",
  ]);
  const all = [["What", "Measured", "At most", "Reached", "Made of"], ...rows];
  const widths = all[0]!.map((_, column) =>
    Math.max(3, ...all.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`;
  const short = figures.filter(isOver).map(({ what }) => what);
  return [
    line(all[0]!),
    line(widths.map((width) => "-".repeat(width))),
    ...rows.map(line),
    "",
    short.length === 0
      ? "Nothing falls short."
      : `Falls short: ${short.join("; ")}.`,
  ].join("\n");
}
