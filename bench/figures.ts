/** One line of the table. */
export type Figure = {
  what: string;
  /** What was measured: bytes in KB (1,000), times in ms, or a ratio. */
  value: number;
  unit: "KB" | "ms" | "×";
  /** At most this much. */
  budget: number;
  /** What the value was made of: "page 916, twin 933". */
  of?: string;
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? NaN;

/** The median of a page beside its twin's, as a ratio. */
export const ratio = (
  what: string,
  page: readonly number[],
  twin: readonly number[],
  budget: number,
): Figure => ({
  what,
  value: median(page) / median(twin),
  unit: "×",
  budget,
  of: `page ${median(page).toFixed(0)}, twin ${median(twin).toFixed(0)}`,
});

const isOver = ({ value, budget }: Figure) => !(value <= budget);

function written(value: number, unit: Figure["unit"]): string {
  const digits = unit === "×" ? 2 : value < 10 ? 1 : 0;
  return `${Number(value.toFixed(digits))} ${unit}`;
}

/** Prints a table, and below it what falls short. */
export function print(figures: readonly Figure[]) {
  console.table(
    figures.map((figure) => ({
      What: figure.what,
      Measured: written(figure.value, figure.unit),
      "At most": written(figure.budget, figure.unit),
      Reached: isOver(figure) ? "no" : "yes",
      "Made of": figure.of ?? "",
    })),
  );
  const short = figures.filter(isOver).map(({ what }) => what);
  console.log(`Falls short: ${short.join("; ") || "nothing"}.`);
}
