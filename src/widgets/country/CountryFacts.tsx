import styled from "styled-components";
import type { CountryPage } from "../../content/model";
import { type Fact, FactList } from "../../components/FactList";
import { thousands } from "../../lib/format";
import { useSite } from "../../site";
import { onNarrow, onPhones, onTablets } from "../../styles/media";
import { displayType, inGutters } from "../../styles/mixins";

type Props = {
  figures: CountryPage["figures"];
  /** Left out for a country that is not on our map. */
  country?: Queries.CountryPageQuery["country"];
};

/** The figures of every country, and what follows from where this one lies: its clock, capital, longitude and distance. */
export function CountryFacts({ figures, country }: Props) {
  const { home } = useSite();
  return (
    <Strip>
      <FactList
        look="columns"
        facts={figures.map(({ value, label }) => [label, value])}
      />
      {country && <FactList look="columns" facts={placeFacts(country, home)} />}
    </Strip>
  );
}

/** What the page and its printed sheet say of the place. */
export const placeFacts = (
  { capital, atlas }: Queries.CountryPageQuery["country"],
  home: { city: string },
): Fact[] => [
  [
    "Capital’s time",
    <span key="time">
      {atlas.clock.standard}{" "}
      {atlas.clock.summer && <small>{atlas.clock.summer}</small>}
    </span>,
  ],
  ["Capital", capital.name],
  ["Longitude", atlas.longitude],
  // One text: of two, the second would move when the fonts come.
  [`From ${home.city}`, `${thousands(atlas.distanceKm)} km`],
];

const Strip = styled.div`
  ${inGutters}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-5) var(--space-8);
  padding-block: var(--space-6);
  border-bottom: 1px solid var(--line);
  dd {
    ${displayType}
    font-size: var(--t-lg);
    text-wrap: balance;
  }
  dd > span {
    display: block;
    text-wrap: balance;
  }
  dd small {
    display: block;
    font: var(--w-text) var(--t-sm) / 1.4 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  > :first-child {
    grid-template-columns: repeat(2, max-content);
  }
  > :first-child dd {
    font-size: var(--t-3xl);
    line-height: 1;
  }
  @media ${onNarrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${onTablets} {
    > :nth-child(2) {
      grid-template-columns: 2fr repeat(3, minmax(max-content, 1fr));
    }
  }
  @media ${onPhones} {
    > :first-child {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: end; /* One label may take two lines. */
    }
  }
`;
