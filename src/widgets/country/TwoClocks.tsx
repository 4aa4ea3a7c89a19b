import styled from "styled-components";
import { type Fact, FactList } from "../../components/FactList";
import { Section } from "../../components/Section";
import type { Ink } from "../../content/model";
import { useSite } from "../../site";
import { autoColumns } from "../../styles/mixins";
import { DayBars } from "./DayBars";
import { useSeasons } from "./useSeasons";

type Props = {
  clocks: Queries.Clocks;
  zone: string;
  capital: string;
  ink: Ink;
};

/** When home and the capital are both awake: a picture of the season that it is, and a text for each season. */
export function TwoClocks({ clocks, zone, capital, ink }: Props) {
  const { home } = useSite();
  const { season, seasons } = useSeasons(clocks, zone);
  const bars = `The bars are the hours awake, ${clocks.awake}. Where both are awake, there is time to talk.`;
  return (
    <Section
      title="Two clocks"
      lead={[clocks.difference, season && bars].filter(Boolean).join(" ")}
      ground="sea"
    >
      {season && (
        <DayBars season={season} capital={capital} city={home.city} ink={ink} />
      )}
      <Columns>
        {CALLS.map(({ title, times }) => {
          const facts = callFacts(seasons, times);
          // Nobody answers the phone where every day is closed.
          return (
            facts.length > 0 && (
              <div key={times}>
                <h3>{`${title} from ${capital}`}</h3>
                <FactList facts={facts} />
                {times === "callUs" && clocks.closed && <p>{clocks.closed}</p>}
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
