import { HOME_AHEAD_OF_UTC, MINUTE_MS } from "../lib/hours";

/** A part of the year in which a clock keeps the same distance from home's. */
type Season = Pick<Queries.ClockSeason, "offset" | "name" | "months">;

/** All year, or winter and summer. */
type Seasons = readonly [Season] | readonly [Season, Season];

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

const DAY = 24 * 60;
const YEAR = 365 * DAY;

/**
 * A clock seen from home.
 * @param timeZone a zone of the tz database, such as "Europe/Berlin"
 * @returns how many minutes the clock is ahead of home's at a minute in UTC; negative if it is behind
 * @throws RangeError where there is no such zone
 */
function clockIn(timeZone: string): (minute: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return (minute) => {
    const parts = format.formatToParts(minute * MINUTE_MS);
    const part = (name: string) =>
      Number(parts.find(({ type }) => type === name)!.value);
    const there = Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
    );
    return there / MINUTE_MS - minute - HOME_AHEAD_OF_UTC;
  };
}

/**
 * The changes of a clock from a year before a day to five years after it. The first is what it shows at the beginning.
 * @param today in ISO's form
 */
export function changesOf(
  timeZone: string,
  today: string,
): Queries.ClockChange[] {
  const aheadAt = clockIn(timeZone);
  const start = Date.parse(today) / MINUTE_MS - YEAR;
  const changes = [{ from: start, ahead: aheadAt(start) }];
  for (let day = start; day < start + 6 * YEAR; day += DAY) {
    const { ahead } = changes.at(-1)!;
    let [before, after] = [day, day + DAY];
    if (aheadAt(after) === ahead) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (aheadAt(middle) === ahead) before = middle;
      else after = middle;
    }
    changes.push({ from: after, ahead: aheadAt(after) });
  }
  return changes;
}

/**
 * How far a clock is ahead of home's, which is never changed. Summer time is the larger offset.
 * @throws RangeError where there is no such time zone
 */
export function seasonsOf(timeZone: string, year: number): Seasons {
  // On the last day of each month, from last December on. At 10 h in UTC it is that day from Hawaii to Auckland.
  const aheadAt = clockIn(timeZone);
  const ends = Array.from({ length: 13 }, (_, month) =>
    aheadAt(Date.UTC(year, month, 0, 10) / MINUTE_MS),
  );
  const [january, july, december] = [ends[1]!, ends[7]!, ends[12]!];
  // A clock that ends the year otherwise than it began it was changed for good: the new time counts.
  if (january === july || ends[0] !== december)
    return [{ offset: december, name: null, months: null }];
  const [first, second] = MONTHS.filter(
    (_, month) => ends[month] !== ends[month + 1],
  );
  const inJanuary = `${second} to ${first}`;
  const inJuly = `${first} to ${second}`;
  const [winter, summer] =
    january < july ? [inJanuary, inJuly] : [inJuly, inJanuary];
  return [
    { offset: Math.min(january, july), name: "winter", months: winter },
    { offset: Math.max(january, july), name: "summer", months: summer },
  ];
}
