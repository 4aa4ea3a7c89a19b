import styled from "styled-components";
import { type Fact, FactList } from "../../components/FactList";
import { thousands } from "../../lib/format";
import { useSite } from "../../site";
import { onPhones, onTablets, onWide } from "../../styles/media";
import { displayType, inColumns, inGutters } from "../../styles/mixins";

type Props = { country: Queries.CountryPageQuery["country"] };

/** What follows from where a country lies: its clock, capital, longitude and distance. */
export const CountryFacts = ({ country }: Props) => (
  <Strip>
    <FactList look="columns" facts={placeFacts(country, useSite().home)} />
  </Strip>
);

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
  padding-block: var(--space-6);
  border-bottom: 1px solid var(--line);
  dd {
    ${displayType}
    font-size: var(--t-xl);
    line-height: 1.15;
    text-wrap: balance;
  }
  @media ${onWide} {
    /* The second begins where the map below it does. */
    > dl[data-look] {
      ${inColumns([8, 4, 4], "var(--space-4)")}
    }
    dd {
      /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a capital's name in a fifth of the window */
      font-size: min(var(--t-2xl), 2.4vw);
    }
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
  @media ${onTablets} {
    > dl[data-look] {
      grid-template-columns: 2fr repeat(3, minmax(max-content, 1fr));
    }
  }
  @media ${onPhones} {
    > dl[data-look] {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--space-4);
      justify-content: space-between;
    }
    dd {
      font-size: var(--t-lg);
    }
    /* The clock's distance is a sentence. */
    > dl > :first-child {
      flex-basis: 100%;
      dd {
        font-size: var(--t-xl);
      }
    }
  }
`;
