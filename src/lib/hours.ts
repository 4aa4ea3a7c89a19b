import { capitalize, date as dateText } from "./format";

export const HOME_COUNTRY = "India";
const HOME_TIME = `${HOME_COUNTRY} time`;
/** In minutes. India has one clock and no summer time: opening hours and time differences are counted on it. */
export const HOME_AHEAD_OF_UTC = 330;

/** When people are assumed to be awake, on their own clocks, in minutes of the day. The pages say so. */
export const AWAKE = { from: 7 * 60, to: 22 * 60 };

/** Whether people are assumed to be asleep at a time of day such as "23:05". */
export function isAsleep(time: string): boolean {
  const minute = minutesOf(time);
  return minute >= AWAKE.to || minute < AWAKE.from;
}

export const DAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

type Weekday = (typeof DAYS)[number];

/** The opening hours of a range of days, such as "09:00"; null on closed days. A break makes two lines for the same days. */
type OpeningHours = {
  from: Weekday;
  to: Weekday;
  opens: string | null;
  closes: string | null;
};

/** A day on which nobody is there, such as "2026-01-26". */
type ClosedDay = { date: string; label: string };

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

const shortDay = (day: Weekday) => capitalize(day).slice(0, 3);

/** "18:00" as "6:00 PM"; the end of a day, "24:00", as "12:00 AM". */
export function clockTime(time: string): string {
  const [hour, minute] = time.split(":");
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours % 24 < 12 ? "AM" : "PM"}`;
}

/** "18:30" as 1110. */
export function minutesOf(time: string): number {
  const [hour, minute] = time.split(":").map(Number);
  return hour! * 60 + minute!;
}

/** The opening hours as they are shown, a line for the same days: "Mon-Fri", "9:00 AM-1:00 PM, 2:00 PM-6:00 PM". */
export function hoursLines(hours: readonly OpeningHours[]) {
  const lines = new Map<string, string>();
  for (const { from, to, opens, closes } of hours) {
    const days =
      from === to ? shortDay(from) : `${shortDay(from)}-${shortDay(to)}`;
    const times =
      opens && closes ? `${clockTime(opens)}-${clockTime(closes)}` : "Closed";
    const earlier = lines.get(days);
    lines.set(days, earlier ? `${earlier}, ${times}` : times);
  }
  return [...lines].map(([days, times]) => ({ days, times }));
}

/** The opening hours in as few lines as they need: closed days are appended to the line before. */
export const hoursInShort = (hours: readonly OpeningHours[]): string =>
  hoursLines(hours)
    .map(({ days, times }) =>
      // No line break within a closed day.
      times === "Closed" ? `, ${days}\u00a0closed` : `\n${days} ${times}`,
    )
    .join("")
    .replace(/^(\n|, )/, "");

/** A change of a clock: from this minute since 1970-01-01 in UTC on, it is so many minutes ahead of home's. */
type ClockChange = { from: number; ahead: number };

/**
 * How many minutes a clock is ahead of home's at an instant; negative if it is behind. After its last change it stays.
 * @param changes of the clock in their order: src/atlas/zones.ts
 */
export function offsetAt(
  changes: readonly ClockChange[],
  instant: Date,
): number {
  const minute = instant.getTime() / MINUTE_MS;
  return (changes.findLast(({ from }) => from <= minute) ?? changes[0]!).ahead;
}

/**
 * Day ("2024-11-25"), weekday (0 is Monday) and time of day ("18:30") at an instant.
 * @param ahead how many minutes the clock is ahead of home's
 */
export function clockAt(instant: Date, ahead = 0) {
  const aheadOfUtc = (HOME_AHEAD_OF_UTC + ahead) * MINUTE_MS;
  const shown = new Date(instant.getTime() + aheadOfUtc);
  const iso = shown.toISOString();
  return {
    date: iso.slice(0, 10),
    day: (shown.getUTCDay() + 6) % 7,
    time: iso.slice(11, 16),
  };
}

/** Minutes, of either sign, as "4 h 30 min" without a line break. */
export function span(minutes: number): string {
  const amount = Math.abs(minutes);
  const rest = amount % 60;
  return [amount >= 60 && `${(amount - rest) / 60} h`, rest && `${rest} min`]
    .filter(Boolean)
    .join(" ")
    .replaceAll(" ", "\u00a0");
}

/** When it is open on one day (0 is Monday), from morning to evening; empty when closed. */
const timesOn = (day: number, hours: readonly OpeningHours[]) =>
  hours.flatMap(({ from, to, opens, closes }) => {
    const isThen = DAYS.indexOf(from) <= day && day <= DAYS.indexOf(to);
    return isThen && opens && closes ? [{ opens, closes }] : [];
  });

/**
 * Whether the consultancy is open at `instant`, and when that changes: "Open now until 6:00 PM India time",
 * "Opens Monday 9:00 AM India time", "Closed today: Republic Day. Opens Tuesday 9:00 AM India time". Calculated on the consultancy's clock, not on
 * the visitor's. Null if every day is closed.
 */
export function openState(
  hours: readonly OpeningHours[],
  closedDays: readonly ClosedDay[],
  instant: Date,
): { isOpen: boolean; text: string } | null {
  const now = clockAt(instant);
  const closedOn = (day: string) => closedDays.find(({ date }) => date === day);
  const closed = closedOn(now.date);
  // Each closed day may put the one opening of its week off.
  for (let ahead = 0; ahead < 8 + 7 * closedDays.length; ahead++) {
    const { date, day } = clockAt(new Date(instant.getTime() + ahead * DAY_MS));
    if (closedOn(date)) continue;
    const next = timesOn(day, hours).find(
      ({ closes }) => ahead > 0 || now.time < closes,
    );
    if (!next) continue;
    if (ahead === 0 && next.opens <= now.time)
      return {
        isOpen: true,
        text: `Open now until ${clockTime(next.closes)} ${HOME_TIME}`,
      };
    const weekday = ahead < 7 ? capitalize(DAYS[day]!) : dateText(date);
    const opens = `Opens ${ahead === 0 ? "today" : weekday} ${clockTime(next.opens)} ${HOME_TIME}`;
    const text = closed ? `Closed today: ${closed.label}. ${opens}` : opens;
    return { isOpen: false, text };
  }
  return null;
}
