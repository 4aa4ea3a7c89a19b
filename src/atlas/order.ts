import type { Country } from "../content/model";

type Place = Pick<Country, "slug" | "capital"> & {
  /** Minutes ahead of home in standard time. */
  offset: number;
};

/** All destinations as slugs, with null for home among them: by the hour, and within an hour by longitude. */
export function westToEast(places: readonly Place[]): (string | null)[] {
  const sorted = places.toSorted(
    (a, b) => a.offset - b.offset || a.capital.longitude - b.capital.longitude,
  );
  const slugs = sorted.map(({ slug }) => slug);
  const west = sorted.filter(({ offset }) => offset < 0).length;
  return [...slugs.slice(0, west), null, ...slugs.slice(west)];
}
