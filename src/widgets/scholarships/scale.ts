/** What stands on the scale of awards: so many dollars, to be applied for until a day such as "2025-01-31". */
type Award = { awardAmount: number; deadline: string };

/** Where all awards have a place: along by their dollars, down by the day of their deadline. */
export type AwardScale = {
  /** The dollars at its end. It begins at none. */
  top: number;
  /** The days at its upper and lower edge, in ms. */
  from: number;
  to: number;
};

/** Awards are drawn up to at least this many dollars. */
const LEAST_TOP = 60_000;
/** A larger scale ends at a multiple of this, so that its quarters are round. */
const STEP = 20_000;

const DAY_MS = 86_400_000;
/** At both edges days are left free: this share of all, and at least so many. */
const MARGIN = 0.07;
const LEAST_MARGIN_MS = 4 * DAY_MS;
/** Few deadlines are drawn in the middle of this time. */
const LEAST_SPAN_MS = 60 * DAY_MS;

/** It does not depend on today, so it is the same in the HTML as for every visitor. */
export function awardScaleOf(awards: readonly Award[]): AwardScale {
  const days = awards.map(({ deadline }) => Date.parse(deadline));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const margin = Math.max(
    LEAST_MARGIN_MS,
    (last - first) * MARGIN,
    (LEAST_SPAN_MS - (last - first)) / 2,
  );
  const largest = Math.max(...awards.map(({ awardAmount }) => awardAmount));
  return {
    top: Math.max(LEAST_TOP, Math.ceil(largest / STEP) * STEP),
    from: first - margin,
    to: last + margin,
  };
}

/** From 0 for no dollars to 1 for the most. */
export const along = (amount: number, { top }: AwardScale): number =>
  amount / top;

/** From 0 at the upper edge to 1 at the lower one; a day outside has a place outside. */
export const down = (day: string, { from, to }: AwardScale): number =>
  (Date.parse(day) - from) / (to - from);

/** The scale is marked at its quarters. */
export const marks = ({ top }: AwardScale): readonly number[] =>
  [0, 1, 2, 3, 4].map((quarter) => (quarter * top) / 4);
