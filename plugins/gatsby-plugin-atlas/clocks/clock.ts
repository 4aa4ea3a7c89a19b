import type { Home, Place } from "../drawing/place";
import { inSummer, span } from "./length";
import { type Season, seasonsOf, summerOffset } from "./seasons";

export type Clock = Queries.Clock & {
  /** Standard time, in minutes ahead of home. */
  offset: number;
};

const MINUS = "−";

/** How far the clocks of a country's capital are ahead of or behind those at home. */
export function clockOf(place: Place, home: Home, year: number): Clock {
  const all = seasons(place, home, year);
  const standard = all[0]!.offset;
  const summer = summerOffset(all);
  return {
    offset: standard,
    short: shortText(standard),
    standard:
      standard === 0
        ? `same time as ${home.country}`
        : `${spanText(standard)} ${home.country}`,
    summer:
      summer === null
        ? null
        : `(${inSummer(summer, standard, span)} in summer)`,
  };
}

function seasons(place: Place, home: Home, year: number): readonly Season[] {
  const { timeZone } = place.capital;
  try {
    return seasonsOf(timeZone, home.timeZone, year);
  } catch {
    throw new RangeError(
      `${place.name}: "${timeZone}" is not a time zone. Write one such as "Asia/Kolkata".`,
    );
  }
}

function shortText(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? MINUS : minutes > 0 ? "+" : "";
  return `${sign}${hours}:${String(rest).padStart(2, "0")}`;
}

/** "4 h 30 min behind", of what follows. */
export const spanText = (minutes: number): string =>
  `${span(minutes)} ${minutes < 0 ? "behind" : "ahead of"}`;
