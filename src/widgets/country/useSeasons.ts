import { offsetAt } from "../../lib/hours";
import { useMinute } from "../../lib/useInBrowser";

/** The present season of a capital's clock, and all its seasons, the present one first. In the HTML it is that of the build. */
export function useSeasons({
  clock,
  clocks,
}: Pick<Queries.CountryAtlas, "clock" | "clocks">) {
  const now = useMinute();
  const offset = now ? offsetAt(clock.changes, now) : clocks.builtAt;
  const { seasons } = clocks;
  const season =
    seasons.find((season) => season.offset === offset) ?? seasons[0]!;
  return {
    season,
    seasons: [season, ...seasons.filter((other) => other !== season)],
  };
}
