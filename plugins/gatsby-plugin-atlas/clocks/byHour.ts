import type { Home, Place } from "../drawing/place";
import { capital } from "../../../src/lib/hours";
import { hours, inSummer } from "./length";
import { seasonsOf, summerOffset } from "./seasons";

/** All destinations, west to east by their clocks; those of one row in the order given. */
export function byHour(
  places: readonly Pick<Place, "slug" | "name" | "capital">[],
  home: Pick<Home, "timeZone">,
  year: number,
): Queries.HourRow[] {
  const rows = new Map<
    string,
    {
      offset: number;
      summer: number | null;
      countries: Queries.CountryName[];
    }
  >();
  for (const { slug, name, capital } of places) {
    const seasons = seasonsOf(capital.timeZone, home.timeZone, year);
    const offset = seasons[0]!.offset;
    const summer = summerOffset(seasons);
    const key = `${offset} ${summer}`;
    const row = rows.get(key) ?? { offset, summer, countries: [] };
    row.countries.push({ slug, name });
    rows.set(key, row);
  }
  return [...rows.values()]
    .sort(
      (a, b) =>
        a.offset - b.offset || (a.summer ?? a.offset) - (b.summer ?? b.offset),
    )
    .map(({ offset, summer, countries }) => ({
      isBehind: offset < 0,
      offset: offsetText(offset),
      summer: summer === null ? null : summerText(offset, summer),
      countries,
    }));
}

/** "4½ h behind" */
export const offsetText = (minutes: number): string =>
  minutes === 0
    ? "Same time"
    : `${hours(minutes)} ${minutes < 0 ? "behind" : "ahead"}`;

/** "3½ h in summer" */
export const summerText = (offset: number, summer: number): string =>
  capital(`${inSummer(summer, offset, hours)} in summer`);
