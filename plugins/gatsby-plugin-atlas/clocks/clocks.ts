import type { Country, OpeningHours } from "../../../src/content/model";
import { callUs } from "./callUs";
import { spanText } from "./clock";
import { hours, NO_BREAK, span } from "./length";
import { type Season, seasonsOf, summerOffset } from "./seasons";
import { DAY, shortRange, time } from "./wallClock";

/** When people are awake, in minutes of their own day. The page says so. */
const AWAKE = { from: 7 * 60, to: 22 * 60 };

/** Home's day and those before and after it: clocks are at most 26 hours apart. */
const DAYS_APART = [-1, 0, 1];

type Place = Pick<Country, "slug" | "name" | "capital">;
type Site = {
  home: { country: string; timeZone: string };
  openingHours: readonly OpeningHours[];
};

/** Works out all that a country's two clocks show, for one year. */
export function clocksOf(
  place: Place,
  places: readonly Place[],
  { home, openingHours }: Site,
  year: number,
): Queries.Clocks {
  const seasonsIn = ({ capital }: Place) =>
    seasonsOf(capital.timeZone, home.timeZone, year);
  const seasons = seasonsIn(place);
  const key = JSON.stringify(seasons);
  return {
    difference: difference(place.capital.name, home.country, seasons),
    awake: `${time(AWAKE.from)} to ${time(AWAKE.to)}`,
    seasons: seasons.map((season) => clockSeason(season, openingHours)),
    same: places
      .filter(
        (other) =>
          other.slug !== place.slug && JSON.stringify(seasonsIn(other)) === key,
      )
      .map(({ slug, name }) => ({ slug, name })),
  };
}

/** @param season how far the capital's clock is from home's */
function clockSeason(
  season: Season,
  openingHours: readonly OpeningHours[],
): Queries.ClockSeason {
  const { offset } = season;
  const windows = windowsAt(offset);
  const longest = Math.max(...windows.map(({ from, to }) => to - from));
  return {
    ...season,
    awake: awakeAt(offset, { from: 0, to: DAY }),
    windows: windows.map(({ from, to, away }) => ({
      from,
      to,
      there: shortRange(from + away, to + away),
      here: shortRange(from, to),
    })),
    longest: longest >= MIN_LABELLED ? hours(longest) : null,
    callHome: callHome(offset, windows),
    callUs: callUs(offset, openingHours),
  };
}

/** A window shorter than this has no room for its length, in minutes. */
const MIN_LABELLED = 180;

/** The hours when the capital is awake, cut to a part of home's day. `day`: of the capital's, -1 for the day before. */
const awakeAt = (offset: number, within: Queries.ClockBar) =>
  DAYS_APART.map((day) => ({
    day,
    from: Math.max(within.from, AWAKE.from - offset + day * DAY),
    to: Math.min(within.to, AWAKE.to - offset + day * DAY),
  })).filter(({ from, to }) => from < to);

/** When both are awake, in the order of the capital's day. `away`: minutes from home's clock to the capital's. */
const windowsAt = (offset: number) =>
  awakeAt(offset, AWAKE)
    .map((window) => ({ ...window, away: offset - window.day * DAY }))
    .sort((a, b) => a.from + a.away - (b.from + b.away));

/** "7 AM to 11:30 AM there, 5:30 PM to 10 PM here, or 8:30 PM to 10 PM there, 7 AM to 8:30 AM here the next day". */
function callHome(
  offset: number,
  windows: ReturnType<typeof windowsAt>,
): readonly string[] {
  if (offset === 0)
    return [`${time(AWAKE.from)} to ${time(AWAKE.to)},`, "here and there"];
  return windows.flatMap(({ from, to, away, day }, index) => {
    const or = index > 0 ? `or${NO_BREAK}` : "";
    const comma = index < windows.length - 1 ? "," : "";
    const here = `${time(from)} to ${time(to)} here`;
    const there = `${or}${time(from + away)} to ${time(to + away)} there,`;
    if (day === 0) return [there, here + comma];
    return [there, here, (day < 0 ? "the next day" : "the day before") + comma];
  });
}

/** "Berlin is 4 h 30 min behind India, 3 h 30 min in summer." */
function difference(
  capital: string,
  country: string,
  seasons: readonly Season[],
): string {
  const standard = seasons[0]!.offset;
  const inSummer = summerOffset(seasons);
  const summer = inSummer === null ? "" : `, ${span(inSummer)} in summer`;
  return standard === 0
    ? `${capital} keeps the same time as ${country}${summer}.`
    : `${capital} is ${spanText(standard)} ${country}${summer}.`;
}
