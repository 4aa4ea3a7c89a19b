import { offsetAt } from "../lib/hours";

/** A part of the year in which a clock keeps the same distance from home's. */
type Season = Pick<Queries.ClockSeason, "offset" | "name" | "months">;

/** All year, or winter and summer. */
type Seasons = readonly [Season] | readonly [Season, Season];

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * How far a clock is ahead of home's, which is never changed. Summer time is the larger offset.
 * @param timeZone a zone of the tz database, such as "Europe/Berlin"
 * @throws RangeError where there is no such zone
 */
export function seasonsOf(timeZone: string, year: number): Seasons {
  // On the last day of each month, from last December on. At 10 h in UTC it is that day from Hawaii to Auckland.
  const ends = Array.from({ length: 13 }, (_, month) => {
    const offset = offsetAt(new Date(Date.UTC(year, month, 0, 10)), timeZone);
    if (offset === null) throw new RangeError(`no time zone ${timeZone}`);
    return offset;
  });
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
