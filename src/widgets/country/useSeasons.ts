import { DAY_MS, offsetAt } from "../../lib/hours";
import { useDay } from "../../lib/useInBrowser";

/**
 * The season that it is on a capital's clock, and all seasons, that one first. In the HTML, the season of the build. Null
 * where clocks are changed and the browser does not know the time zone.
 */
export function useSeasons({ seasons, builtAt }: Queries.Clocks, zone: string) {
  const day = useDay();
  const offset =
    day === null ? builtAt : offsetAt(new Date(day * DAY_MS), zone);
  const season =
    seasons.length === 1
      ? seasons[0]!
      : (seasons.find((season) => season.offset === offset) ?? null);
  return {
    season,
    seasons: season
      ? [season, ...seasons.filter((other) => other !== season)]
      : seasons,
  };
}
