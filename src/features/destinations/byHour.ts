import { hours } from "../../lib/format";
import type { Destination } from "./destination";

/** The destinations whose capitals' clocks always show the same time. */
export type HourRow = {
  /** Minutes ahead of home in standard time; negative: behind. */
  offset: number;
  /** The same in summer; null where it is not another. */
  summer: number | null;
  countries: readonly Destination[];
};

/** All destinations, west to east by their clocks; those of one row in the order given. */
export function byHour(countries: readonly Destination[]): HourRow[] {
  const rows = new Map<string, HourRow & { countries: Destination[] }>();
  for (const country of countries) {
    const [first, second] = country.clocks.seasons;
    const offset = first!.offset;
    const summer = second?.name === "summer" ? second.offset : null;
    const key = `${offset} ${summer}`;
    const row = rows.get(key) ?? { offset, summer, countries: [] };
    row.countries.push(country);
    rows.set(key, row);
  }
  return [...rows.values()].sort(
    (a, b) =>
      a.offset - b.offset || (a.summer ?? a.offset) - (b.summer ?? b.offset),
  );
}

/** "4½ h behind" */
export const offsetText = (minutes: number): string =>
  minutes === 0
    ? "Same time"
    : `${hours(minutes)} ${minutes < 0 ? "behind" : "ahead"}`;

/** "3½ h in summer". It says ahead or behind only where that changes. */
export function summerText(offset: number, summer: number): string {
  const isSameSide = summer !== 0 && Math.sign(summer) === Math.sign(offset);
  return `${isSameSide ? hours(summer) : offsetText(summer)} in summer`;
}
