import type { Country, OpeningHours, SiteSettings } from "../content/model";
import {
  AWAKE,
  clockTime,
  DAYS,
  HOME_COUNTRY,
  hoursLines,
  minutesOf,
  offsetAt,
  span,
} from "../lib/hours";
import { changesOf, seasonsOf } from "./zones";

// Times are minutes after midnight, on a day before or after where they are below 0 or above 1440.

const DAY = 24 * 60;

const NO_BREAK = "\u00a0";

/** A text in one line: neither its blanks nor its hyphens break it. */
const unbroken = (text: string) =>
  text.replaceAll(" ", NO_BREAK).replaceAll("-", "-\u2060");

/** What pages say of a capital's clock, seen from home. @param today in ISO's form @throws RangeError for an unknown time zone */
export function clocksOf(
  { name, timeZone }: Pick<Country["capital"], "name" | "timeZone">,
  site: Pick<SiteSettings, "home" | "openingHours">,
  today: string,
): { clock: Queries.Clock; clocks: Queries.Clocks } {
  const { home, openingHours } = site;
  const now = new Date(today);
  const changes = changesOf(timeZone, today);
  const seasons = seasonsOf(timeZone, now.getUTCFullYear());
  const [{ offset }, summer] = seasons;
  const standard = offset
    ? `${span(offset)} ${offset < 0 ? "behind" : "ahead of"} ${HOME_COUNTRY}`
    : `same time as ${HOME_COUNTRY}`;
  // No clock is so near to India's that summer time would turn behind into ahead.
  const inSummer = summer ? `${span(summer.offset)} in summer` : null;
  return {
    clock: {
      changes,
      short: signed(offset),
      standard,
      summer: inSummer && `(${inSummer})`,
    },
    clocks: {
      difference: `${name} ${offset ? "is" : "keeps the"} ${[standard, inSummer].filter(Boolean).join(", ")}.`,
      awake: range(AWAKE.from, AWAKE.to),
      builtAt: offsetAt(changes, now),
      seasons: seasons.map((season) => ({
        ...season,
        short: signed(season.offset),
        ...timesAwake(season.offset, {
          there: unbroken(name),
          here: home.city,
        }),
        callUs: callUs(season.offset, unbroken(name), openingHours),
      })),
    },
  };
}

/** Home's day beside that of a clock. @param offset minutes that the clock is ahead of home's */
function timesAwake(offset: number, cities: { there: string; here: string }) {
  const windows = awakeAt(offset, AWAKE);
  return {
    home: AWAKE,
    awake: awakeAt(offset, { from: 0, to: DAY }),
    windows: windows.map(({ from, to, away }) => ({
      from,
      to,
      there: shortRange(from + away, to + away),
      here: shortRange(from, to),
      length: hours(to - from),
    })),
    callHome: listed(
      windows.flatMap(({ from, to, away }, index) => [
        `${index ? `or${NO_BREAK}` : ""}${range(from + away, to + away)} in ${cities.there}`,
        `${range(from, to)} in ${cities.here}${away === offset ? "" : " the next day"}`,
      ]),
    ),
  };
}

/**
 * When a capital is awake, in parts of home's day, in the order of the capital's. `away`: minutes from home's clock to the
 * capital's, a day more where it is still the day before there.
 */
const awakeAt = (offset: number, within: Queries.ClockBar) =>
  [offset - DAY, offset, offset + DAY]
    .map((away) => ({
      from: Math.max(within.from, AWAKE.from - away),
      to: Math.min(within.to, AWAKE.to - away),
      away,
    }))
    .filter(({ from, to }) => from < to);

const OVERNIGHT = " (into the next day)";

/** "Mon-Fri 4:30 AM-1:30 PM," "Sat 5:30 AM-11:30 AM in Berlin": the opening hours on the capital's clock. */
function callUs(
  offset: number,
  capital: string,
  openingHours: readonly OpeningHours[],
): string[] {
  const lines: { days: string; times: string; isOvernight: boolean }[] = [];
  for (const { from, to, opens, closes } of openingHours) {
    if (!opens || !closes) continue;
    const start = minutesOf(opens) + offset;
    const end = minutesOf(closes) + offset;
    const day = Math.floor(start / DAY);
    const moved = (weekday: OpeningHours["from"]) =>
      DAYS.at((DAYS.indexOf(weekday) + day) % DAYS.length)!;
    const clock = { opens: clockFace(start), closes: clockFace(end) };
    const [line] = hoursLines([{ from: moved(from), to: moved(to), ...clock }]);
    const isOvernight = end > (day + 1) * DAY;
    const last = lines.at(-1);
    // What is open twice on the same days is one line.
    if (last?.days === line!.days && last.isOvernight === isOvernight)
      last.times += `, ${line!.times}`;
    else lines.push({ ...line!, isOvernight });
  }
  const isAll = lines.every(({ isOvernight }) => isOvernight);
  return listed(
    lines.map(
      ({ days, times, isOvernight }) =>
        `${unbroken(days)} ${unbroken(times)}` +
        (isOvernight && !isAll ? OVERNIGHT : ""),
    ),
    ` in ${capital}${isAll ? OVERNIGHT : ""}`,
  );
}

/** Joins with commas, and adds an ending. */
const listed = (texts: readonly string[], end = ""): string[] =>
  texts.map((text, index) => text + (index < texts.length - 1 ? "," : end));

const hoursAndMinutes = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60] as const;

/** 1110 as "18:30", any number of days away. */
const clockFace = (minute: number): string =>
  hoursAndMinutes(((minute % DAY) + DAY) % DAY)
    .map((value) => String(value).padStart(2, "0"))
    .join(":");

/** "6:30 PM"; full hours without minutes: "6 PM" */
const time = (minute: number): string =>
  clockTime(clockFace(minute)).replace(":00", "").replace(" ", NO_BREAK);

/** "9:30 AM to 10 PM" */
const range = (from: number, to: number): string =>
  `${time(from)}${NO_BREAK}to${NO_BREAK}${time(to)}`;

/** "9:30 AM-10 PM", "7-8:30 AM" */
function shortRange(from: number, to: number): string {
  const [start, half] = time(from).split(NO_BREAK);
  return `${time(to).endsWith(half!) ? start : time(from)}-${time(to)}`;
}

/** -270 as "−4:30", with a true minus. */
const signed = (minutes: number): string =>
  (minutes < 0 ? "−" : minutes > 0 ? "+" : "") +
  clockFace(Math.abs(minutes)).replace(/^0/, "");

/** 630 as "10½ h". All zones of today are whole quarters of an hour apart. */
function hours(minutes: number): string {
  const [wholeHours, rest] = hoursAndMinutes(minutes);
  return `${wholeHours}${["", "¼", "½", "¾"][rest / 15]}${NO_BREAK}h`;
}
