import type { OpeningHours } from "../../../src/content/model";
import { DAYS, hoursLines, minutesOf } from "../../../src/lib/hours";
import { NO_BREAK } from "./length";
import { DAY, wallTime } from "./wallClock";

const INTO_NEXT_DAY = "(into the next day)";

/** "Mon-Fri 4:30 AM-1:30 PM, Sat 5:30 AM-11:30 AM there": the opening hours on the capital's clock. */
export function callUs(
  offset: number,
  openingHours: readonly OpeningHours[],
): readonly string[] {
  const moved = openingHours.flatMap(({ from, to, opens, closes }) => {
    if (!opens || !closes) return [];
    const start = minutesOf(opens) + offset;
    const end = minutesOf(closes) + offset;
    const day = Math.floor(start / DAY);
    const [line] = hoursLines([
      {
        from: dayAfter(from, day),
        to: dayAfter(to, day),
        opens: wallTime(start),
        closes: wallTime(end),
      },
    ]);
    const text = `${line!.days} ${line!.times}`.replaceAll(" ", NO_BREAK);
    return [{ text, isOverMidnight: Math.floor((end - 1) / DAY) > day }];
  });
  if (moved.length === 0) return [];
  const isAll = moved.every(({ isOverMidnight }) => isOverMidnight);
  const pieces = moved.flatMap(({ text, isOverMidnight }, index) => {
    const end = index < moved.length - 1 ? "," : `${NO_BREAK}there`;
    return isOverMidnight && !isAll
      ? [text, INTO_NEXT_DAY + end]
      : [text + end];
  });
  return isAll ? [...pieces, INTO_NEXT_DAY] : pieces;
}

const dayAfter = (day: OpeningHours["from"], days: number) =>
  DAYS.at((DAYS.indexOf(day) + days) % DAYS.length)!;
