import { DAY_MS, offsetAt } from "../../lib/hours";
import { useDay } from "../../lib/useInBrowser";

/**
 * The current season of a capital's clock (standard or summer time), and all its seasons, the current one first. In the
 * HTML it is the season of the build. Null if clocks change there and the browser does not know the time zone.
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
