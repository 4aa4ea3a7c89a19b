import { memoize } from "../../../src/lib/memoize";

const DAY_MS = 86_400_000;

/** A part of the year in which one clock keeps the same distance from another. */
export type Season = Pick<Queries.ClockSeason, "offset" | "name" | "months">;

/**
 * How far one clock is ahead of another in the course of a year: winter, summer, then the weeks in which only one of the
 * two has changed. Where the year has no winter and summer time, the longest season is first.
 * A clock that ends the year differently from how it began it was changed for good: the new time counts all year.
 * @param there a zone of the tz database, such as "Europe/Berlin"
 * @param home the zone that it is compared with
 * @throws RangeError where a zone does not exist
 */
export const seasonsOf = memoize(findSeasons);

function findSeasons(
  there: string,
  home: string,
  year: number,
): readonly Season[] {
  const away = daysOf(there, year);
  const here = daysOf(home, year);
  const days = away.map((minutes, day) => minutes - here[day]!);
  const last = days.at(-1)!;
  if (days[0] !== last) return [{ offset: last, name: null, months: null }];

  const [midwinter, midsummer] = solstices(here, away);
  const [winter, summer] = [days[midwinter], days[midsummer]];
  const length = (offset: number) =>
    days.filter((value) => value === offset).length;
  const nameOf = (offset: number): Season["name"] => {
    if (winter === summer) return null;
    return offset === winter ? "winter" : offset === summer ? "summer" : null;
  };
  const order: readonly Season["name"][] = ["winter", "summer", null];
  const offsets = [...new Set(days)];
  return offsets
    .map((offset) => ({
      offset,
      name: nameOf(offset),
      months: offsets.length > 1 ? monthsOf(days, offset, year) : null,
    }))
    .sort(
      (a, b) =>
        order.indexOf(a.name) - order.indexOf(b.name) ||
        length(b.offset) - length(a.offset),
    );
}

/** In summer time; null where the year has none. */
export const summerOffset = ([, second]: readonly Season[]): number | null =>
  second?.name === "summer" ? second.offset : null;

/** The first of July, but for leap years: near enough. */
const JULY = 181;

/**
 * The days of the year that stand for winter and summer: those of home where home changes its clocks, else those of the
 * country. Summer time is the larger offset from UTC, north of the equator in July, south of it in January.
 */
function solstices(
  here: readonly number[],
  away: readonly number[],
): [number, number] {
  const clock = here[0] === here[JULY] ? away : here;
  return clock[0]! > clock[JULY]! ? [JULY, 0] : [0, JULY];
}

/** "October to March": from the month in which the clocks come to this offset to the one in which they leave it. */
function monthsOf(
  days: readonly number[],
  offset: number,
  year: number,
): string {
  const turns = days.flatMap((value, day) =>
    value === days.at(day - 1) ? [] : [{ day, value }],
  );
  return turns
    .flatMap(({ day, value }, index) => {
      if (value !== offset) return [];
      const next = turns[(index + 1) % turns.length]!;
      const from = monthName(day, year);
      const to = monthName(next.day, year);
      return from === to ? from : `${from} to ${to}`;
    })
    .join(", ");
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

const monthName = (day: number, year: number) => MONTH.format(noon(day, year));

const noon = (day: number, year: number): number =>
  Date.UTC(year, 0, 1, 12) + day * DAY_MS;

/** A zone's offset from UTC in minutes, at noon UTC of each day of the year. Intl is slow. */
const daysOf = memoize((timeZone: string, year: number): readonly number[] => {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    timeZoneName: "longOffset",
  });
  const count = (noon(0, year + 1) - noon(0, year)) / DAY_MS;
  return Array.from({ length: count }, (_, day) =>
    offsetIn(format.format(noon(day, year))),
  );
});

/** "1/1/2026, GMT+05:30" as 330, "GMT" alone as 0. */
function offsetIn(text: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
  if (!hours) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
