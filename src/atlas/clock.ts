import type { Home, Place } from "./place";

/** A capital's clock, seen from home. */
export type Clock = {
  /** Standard time in a few letters, with a true minus: "−4:30". */
  short: string;
  /** Standard time in words: "4 h 30 min behind India". */
  standard: string;
  /** "(3 h 30 min in summer)", or null where clocks are not changed. */
  summer: string | null;
};

const MINUS = "−";

/** How far the clocks of a country's capital are ahead of or behind those at home. */
export function clockOf(place: Place, home: Home, year: number): Clock {
  const here = offsets(home.city, home.timeZone, year).standard;
  const there = offsets(place.name, place.capital.timeZone, year);
  const standard = there.standard - here;
  const summer = there.summer - here;
  return {
    short: shortText(standard),
    standard:
      standard === 0
        ? `same time as ${home.country}`
        : `${spanText(standard)} ${home.country}`,
    summer:
      summer === standard
        ? null
        : `(${summerText(summer, standard)} in summer)`,
  };
}

/**
 * A zone's two offsets from UTC in a year, in minutes. The first of January and of July suffice: wherever summer time
 * is kept it holds on one of them, and it is the larger, in the south as in the north. (Ireland's law has it the
 * other way round; its clocks do not. Morocco's month of Ramadan is left out on purpose.)
 */
function offsets(
  whose: string,
  timeZone: string,
  year: number,
): { standard: number; summer: number } {
  const [january, july] = [0, 6].map((month) =>
    offsetAt(whose, timeZone, new Date(Date.UTC(year, month, 1))),
  ) as [number, number];
  return { standard: Math.min(january, july), summer: Math.max(january, july) };
}

function offsetAt(whose: string, timeZone: string, date: Date): number {
  const [, sign, hours, minutes] =
    /GMT(?:([+-])(\d+):(\d+))?/.exec(offsetName(whose, timeZone, date)) ?? [];
  if (!hours) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** "GMT+05:30", or "GMT" alone. */
function offsetName(whose: string, timeZone: string, date: Date): string {
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone,
      timeZoneName: "longOffset",
    }).format(date);
  } catch {
    throw new RangeError(
      `${whose}: "${timeZone}" is not a time zone. Write one such as "Asia/Kolkata".`,
    );
  }
}

function shortText(minutes: number): string {
  const { hours, rest } = split(minutes);
  const sign = minutes < 0 ? MINUS : minutes > 0 ? "+" : "";
  return `${sign}${hours}:${String(rest).padStart(2, "0")}`;
}

/** "4 h 30 min behind" */
const spanText = (minutes: number): string =>
  `${durationText(minutes)} ${minutes < 0 ? "behind" : "ahead of"}`;

/** Says ahead or behind only where summer time turns one into the other. */
function summerText(summer: number, standard: number): string {
  if (summer === 0) return "same time";
  if (Math.sign(summer) === Math.sign(standard)) return durationText(summer);
  return `${durationText(summer)} ${summer < 0 ? "behind" : "ahead"}`;
}

function durationText(minutes: number): string {
  const { hours, rest } = split(minutes);
  return [hours && `${hours} h`, rest && `${rest} min`]
    .filter(Boolean)
    .join(" ");
}

function split(minutes: number): { hours: number; rest: number } {
  const span = Math.abs(minutes);
  return { hours: Math.floor(span / 60), rest: span % 60 };
}
