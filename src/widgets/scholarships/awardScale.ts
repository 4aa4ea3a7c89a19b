/** Bars end at this many dollars, or at the next multiple of STEP where an award is larger: so its quarters are round. */
const SMALLEST_END = 60_000;
const STEP = 20_000;

/** Where the bars of all awards end, in dollars. They begin at none. */
export function scaleEndOf(awards: readonly { awardAmount: number }[]): number {
  const largest = Math.max(...awards.map(({ awardAmount }) => awardAmount));
  return Math.max(SMALLEST_END, Math.ceil(largest / STEP) * STEP);
}
