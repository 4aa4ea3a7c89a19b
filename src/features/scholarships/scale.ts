import type { Scholarship } from "../../content/model";

/** Awards are drawn from nothing to at least this many dollars. */
const LEAST_TOP = 60_000;
/** The scale is marked at its quarters. */
const QUARTERS = [0, 1, 2, 3, 4];
/** A quarter begins with these digits, so that the marks are round numbers. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Where the scale of all awards ends: $60,000, or further for a larger one. */
export function scaleTop(scholarships: readonly Scholarship[]): number {
  const largest = scholarships.reduce(
    (most, { awardAmount }) => Math.max(most, awardAmount),
    LEAST_TOP,
  );
  if (largest === LEAST_TOP) return LEAST_TOP;
  const power = 10 ** Math.floor(Math.log10(largest / 4));
  const digits = ROUND.find((round) => round * power * 4 >= largest) ?? 10;
  return digits * power * 4;
}

export const marks = (top: number): readonly number[] =>
  QUARTERS.map((quarter) => (quarter * top) / 4);

/** How far along the scale an amount stands, for an SVG attribute: "25%". */
export const along = (amount: number, top: number): string =>
  `${Number(((amount / top) * 100).toFixed(2))}%`;

/** The place of each deadline in the order of all of them, from 0 for the first to 1 for the last, by scholarship. */
export function deadlineOrder(
  scholarships: readonly Scholarship[],
): ReadonlyMap<number, number> {
  const days = [
    ...new Set(scholarships.map(({ deadline }) => deadline)),
  ].sort();
  const place = new Map(
    days.map((day, index) => [
      day,
      days.length > 1 ? index / (days.length - 1) : 1,
    ]),
  );
  return new Map(
    scholarships.map(({ id, deadline }) => [id, place.get(deadline)!]),
  );
}
