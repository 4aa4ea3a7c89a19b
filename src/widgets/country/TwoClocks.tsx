import styled from "styled-components";
import { type Fact, FactList } from "../../components/FactList";
import { Section } from "../../components/Section";
import { date as dateText } from "../../lib/format";
import { useToday } from "../../lib/useInBrowser";
import { useSite } from "../../site";
import { autoColumns } from "../../styles/mixins";
import { DayBars } from "./DayBars";
import { useSeasons } from "./useSeasons";

type Props = {
  atlas: Pick<Queries.CountryAtlas, "clock" | "clocks" | "ink">;
  capital: string;
};

/** When home and the capital are both awake: a picture of the season that it is, and a text for each season. */
export function TwoClocks({ atlas, capital }: Props) {
  const { home, closedDays, builtAt } = useSite();
  const { difference, awake } = atlas.clocks;
  const { season, seasons } = useSeasons(atlas);
  const today = useToday(builtAt);
  const closed = closedDays
    .filter(({ date }) => date >= today)
    .map(({ date, label }) => `${dateText(date)} (${label})`);
  return (
    <Section
      title="Two clocks"
      lead={`${difference} The bars are the hours awake, ${awake}. Where both are awake, there is time to talk.`}
      ground="sea"
    >
      <DayBars
        season={season}
        capital={capital}
        city={home.city}
        ink={atlas.ink}
      />
      <Columns>
        {CALLS.map(({ title, times }) => {
          const facts = callFacts(seasons, times);
          // Nobody answers the phone where every day is closed.
          return (
            facts.length > 0 && (
              <div key={times}>
                <h3>{`${title} from ${capital}`}</h3>
                <FactList facts={facts} />
                {times === "callUs" && closed.length > 0 && (
                  <p>{`Closed: ${closed.join(", ")}`}</p>
                )}
              </div>
            )
          );
        })}
      </Columns>
    </Section>
  );
}

const NAMES = { winter: "In winter", summer: "In summer" };

const CALLS = [
  { title: "Call home", times: "callHome" },
  { title: "Call us", times: "callUs" },
] as const;

/** When to call in each season. A season without a name is the whole year. */
export const callFacts = (
  seasons: readonly Queries.ClockSeason[],
  times: (typeof CALLS)[number]["times"],
): Fact[] =>
  seasons
    .filter((season) => season[times].length > 0)
    .map((season) => [
      season.name ? `${NAMES[season.name]} (${season.months})` : "All year",
      season[times].join("\n"),
    ]);

const Columns = styled.div`
  ${autoColumns("16rem")}
  gap: var(--space-6);
  h3 {
    margin-bottom: var(--space-3);
  }
`;
