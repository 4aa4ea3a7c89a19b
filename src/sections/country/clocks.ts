import type { Country, OpeningHours } from "../../content/model";
import { hours, NO_BREAK, span } from "../../lib/format";
import { DAYS, hoursLines } from "../../lib/hours";
import { type Season, seasonsOf } from "../../lib/seasons";

/** When people are awake, in minutes of their own day. The page says so. */
const AWAKE = { from: 7 * 60, to: 22 * 60 };
const DAY = 24 * 60;

/** Home's day and those before and after it: clocks are at most 26 hours apart. */
const DAYS_APART = [-1, 0, 1];

/** From and to are minutes of home's day, 0 to 1440. */
export type Bar = { from: number; to: number };

/** A time when both are awake, with the hours as they are read there and here. */
export type Window = Bar & { there: string; here: string };

export type ClockSeason = Season & {
  /** When the capital is awake. */
  awake: readonly Bar[];
  /** When both are awake, in the order of the capital's day. */
  windows: readonly Window[];
  /** "10½ h": how long the longest window is. Null where a picture has no room to say so. */
  longest: string | null;
  /** When to call home, and when we answer, in pieces that are not broken over lines. */
  callHome: readonly string[];
  callUs: readonly string[];
};

/** What the two clocks of a country's page show. */
export type Clocks = {
  /** "Berlin is 4 h 30 min behind India, 3 h 30 min in summer." */
  difference: string;
  /** "7 AM to 10 PM" */
  awake: string;
  seasons: readonly ClockSeason[];
  /** The other countries whose capitals' clocks always show the same time. */
  same: readonly { slug: string; name: string }[];
};

type Place = Pick<Country, "slug" | "name" | "capital">;
type Site = {
  home: { country: string; timeZone: string };
  openingHours: readonly OpeningHours[];
};

/** Their GraphQL types. */
export const clocksTypeDefs = `
  enum SeasonName { winter summer }
  type ClockBar { from: Int! to: Int! }
  type ClockWindow { from: Int! to: Int! there: String! here: String! }
  type ClockSeason {
    offset: Int!
    name: SeasonName
    months: String
    awake: [ClockBar!]!
    windows: [ClockWindow!]!
    longest: String
    callHome: [String!]!
    callUs: [String!]!
  }
  type SameClock { slug: String! name: String! }
  type Clocks { difference: String! awake: String! seasons: [ClockSeason!]! same: [SameClock!]! }
  type Country implements Node { clocks: Clocks! }
`;

/** Works out all that a country's two clocks show, for one year. */
export function clocksOf(
  place: Place,
  places: readonly Place[],
  { home, openingHours }: Site,
  year: number,
): Clocks {
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
export function clockSeason(
  season: Season,
  openingHours: readonly OpeningHours[],
): ClockSeason {
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
const awakeAt = (offset: number, within: Bar) =>
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

/** "Mon-Fri 4:30 AM-1:30 PM, Sat 5:30 AM-11:30 AM there": the opening hours on the capital's clock. */
function callUs(
  offset: number,
  openingHours: readonly OpeningHours[],
): readonly string[] {
  const moved = openingHours.flatMap(({ from, to, opens, closes }) => {
    if (!opens || !closes) return [];
    const start = minutes(opens) + offset;
    const end = minutes(closes) + offset;
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

const INTO_NEXT_DAY = "(into the next day)";

/** "Berlin is 4 h 30 min behind India, 3 h 30 min in summer." */
function difference(
  capital: string,
  country: string,
  [first, second]: readonly Season[],
): string {
  const standard = first!.offset;
  const summer =
    second?.name === "summer" ? `, ${span(second.offset)} in summer` : "";
  return standard === 0
    ? `${capital} keeps the same time as ${country}${summer}.`
    : `${capital} is ${span(standard)} ${standard < 0 ? "behind" : "ahead of"} ${country}${summer}.`;
}

const dayAfter = (day: OpeningHours["from"], days: number) =>
  DAYS.at((DAYS.indexOf(day) + days) % DAYS.length)!;

/** "18:30" as 1110. */
function minutes(clock: string): number {
  const [hour, minute] = clock.split(":").map(Number);
  return hour! * 60 + minute!;
}

/** 1110 as "18:30", any number of days away. */
function wallTime(minute: number): string {
  const ofDay = ((minute % DAY) + DAY) % DAY;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** 1110 as "6:30" and "PM"; full hours without minutes. */
function parts(minute: number): [string, string] {
  const [hour, rest] = wallTime(minute).split(":").map(Number);
  const past = rest ? `:${String(rest).padStart(2, "0")}` : "";
  return [`${hour! % 12 || 12}${past}`, hour! < 12 ? "AM" : "PM"];
}

/** "6:30 PM" */
const time = (minute: number): string => parts(minute).join(NO_BREAK);

/** "9:30 AM-10 PM", "7-8:30 AM" */
function shortRange(from: number, to: number): string {
  const [start, half] = parts(from);
  return half === parts(to)[1]
    ? `${start}-${time(to)}`
    : `${time(from)}-${time(to)}`;
}
