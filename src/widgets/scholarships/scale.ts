import { date } from "../../lib/format";

/** Where all awards have a place: along by their dollars, down by the day of their deadline. */
export type AwardScale = {
  /** The dollars at its end. It begins at none. */
  top: number;
  /** The days at its upper and lower edge, in ms. */
  from: number;
  to: number;
};

/** Awards are drawn up to at least so many dollars; a larger scale ends where its quarters are round. */
const LEAST_TOP = 60_000;
const STEP = 20_000;

/** Free days above the first and below the last deadline, in ms. */
const MARGIN_MS = 10 * 86_400_000;

/** It does not depend on today, so it is the same in the HTML as for every visitor. */
export function awardScaleOf(
  awards: readonly { awardAmount: number; deadline: string }[],
): AwardScale {
  const days = awards.map(({ deadline }) => Date.parse(deadline));
  const largest = Math.max(...awards.map(({ awardAmount }) => awardAmount));
  return {
    top: Math.max(LEAST_TOP, Math.ceil(largest / STEP) * STEP),
    from: Math.min(...days) - MARGIN_MS,
    to: Math.max(...days) + MARGIN_MS,
  };
}

/** From 0 for no dollars to 1 for the most. */
export const along = (amount: number, { top }: AwardScale): number =>
  amount / top;

/** From 0 at the upper edge to 1 at the lower one, for a day such as "2025-01-31"; one outside has a place outside. */
export const down = (day: string, { from, to }: AwardScale): number =>
  (Date.parse(day) - from) / (to - from);

const MOST_MONTHS = 6;

/** The first days of months on the scale, so many months apart that there are at most six, with their names: "Jan 2025". */
export function monthLines(scale: AwardScale) {
  const start = new Date(scale.from);
  const months = Math.ceil((scale.to - scale.from) / (28 * 86_400_000));
  const step = Math.ceil(months / MOST_MONTHS);
  return Array.from({ length: MOST_MONTHS }, (_, index) =>
    new Date(
      Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1 + index * step),
    )
      .toISOString()
      .slice(0, 10),
  )
    .map((day) => ({
      name: date(day).replace("1 ", ""),
      y: down(day, scale),
    }))
    .filter(({ y }) => y < 0.95); // Below there is no room for a name.
}
