import styled from "styled-components";
import type { Ink } from "../../content/model";
import { type Fact, FactList } from "../../components/FactList";
import { Section } from "../../components/Section";
import { capitalize } from "../../lib/format";
import { offsetAt } from "../../lib/hours";
import { DAY_MS, useDay } from "../../lib/useDay";
import { useSite } from "../../site";
import { inColumns } from "../../styles/mixins";
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
      <Columns>
        <DayBars season={season} capital={capital} city={home.city} ink={ink} />
        <FactList
          look="stacked"
          facts={[season, other].flatMap((season) =>
            season ? callFacts(season, capital) : [],
          )}
        />
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

/** When to call home and us in a season, with its name where there is another. */
export const callFacts = (
  { name, months, callHome, callUs }: Queries.ClockSeason,
  capital: string,
) => {
  const when = name ? `${NAMES[name]} (${months}), ` : "";
  const term = (text: string) => (when ? when + text : capitalize(text));
  const facts: Fact[] = [
    [term(`call home from ${capital}`), callHome.join(" ")],
    [term(`call us from ${capital}`), callUs.join(" ")],
  ];
  // Nobody answers the phone where every day is closed.
  return facts.filter(([, value]) => value);
};

const Columns = styled.div`
  ${inColumns(7, 5)}
  gap: var(--space-6);
  align-items: start;
`;
