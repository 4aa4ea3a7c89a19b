import styled from "styled-components";
import type { Ink } from "../../content/model";
import { type Fact, FactList } from "../../components/FactList";
import { Section } from "../../components/Section";
import { offsetAt } from "../../lib/hours";
import { DAY_MS, useDay } from "../../lib/useDay";
import { useSite } from "../../site";
import { onPhones } from "../../styles/media";
import { DayBars } from "./DayBars";

type Props = {
  clocks: Queries.Clocks;
  zone: string;
  capital: string;
  ink: Ink;
};

/** When home and the capital are both awake: a picture and words for the season that it is, words for the other. */
export function TwoClocks({ clocks, zone, capital, ink }: Props) {
  const { home } = useSite();
  const { season, other } = useSeasons(clocks, zone);
  return (
    <Section
      title="Two clocks"
      lead={`${clocks.difference} The bars are the hours awake, ${clocks.awake}. Where both are awake, there is time to talk.`}
      ground="sea"
    >
      <DayBars season={season} capital={capital} city={home.city} ink={ink} />
      <Columns>
        {CALLS.map(({ title, times }) => {
          const facts = callFacts([season, other], times);
          // Nobody answers the phone where every day is closed.
          return (
            facts.length > 0 && (
              <div key={times}>
                <h3>
                  {title} from {capital}
                </h3>
                <FactList look="lines" facts={facts} />
              </div>
            )
          );
        })}
      </Columns>
    </Section>
  );
}

/** The season that it is, and the other one where clocks are changed. In the HTML, the season of the build. */
export function useSeasons({ seasons }: Queries.Clocks, zone: string) {
  const { builtAt } = useSite();
  const day = useDay();
  const now = new Date(day === null ? builtAt : day * DAY_MS);
  const offset = offsetAt(now, zone);
  const season =
    seasons.find((season) => season.offset === offset) ?? seasons[0]!;
  return { season, other: seasons.find((other) => other !== season) };
}

const NAMES = { winter: "In winter", summer: "In summer" };

const CALLS = [
  { title: "Call home", times: "callHome" },
  { title: "Call us", times: "callUs" },
] as const;

/** When to call in each season. A season without a name is the whole year. */
export const callFacts = (
  seasons: readonly (Queries.ClockSeason | undefined)[],
  times: (typeof CALLS)[number]["times"],
): Fact[] =>
  seasons.flatMap((season) =>
    season?.[times].length
      ? [
          [
            season.name
              ? `${NAMES[season.name]} (${season.months})`
              : "All year",
            season[times].join("\n"),
          ],
        ]
      : [],
  );

/** The same season stands at the same height in both columns. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: var(--space-6);
  margin-top: var(--space-7);
  > div,
  dl {
    @supports (grid-template-rows: subgrid) {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
  }
  dl {
    grid-row-end: span 2;
  }
  h3 {
    margin-bottom: var(--space-3);
  }
  @media ${onPhones} {
    grid-template-columns: minmax(0, 1fr);
    > div + div {
      margin-top: var(--space-6);
    }
  }
`;
