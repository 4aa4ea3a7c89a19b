import styled from "styled-components";
import type { Fact } from "../../components/FactList";
import { thousands } from "../../lib/format";
import { useSite } from "../../site";
import { displayType, inGutters, terms } from "../../styles/mixins";

type Props = { country: Queries.CountryPageQuery["country"] };

/** Facts about a country's location: clock, capital, longitude and distance. */
export const CountryFacts = ({ country }: Props) => (
  <Strip>
    <Ruler>
      {locationFacts(country, useSite().home).map(([term, value, note]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span>{value}</span> {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </Ruler>
  </Strip>
);

/** These facts for the page and for its printed sheet. */
export const locationFacts = (
  { capital, atlas }: Queries.CountryPageQuery["country"],
  home: { city: string },
): Fact[] => [
  ["Capital’s time", atlas.clock.standard, atlas.clock.summer],
  ["Capital", capital.name],
  ["Longitude", atlas.longitude],
  // One text node: a second one would shift when the web font replaces the fallback.
  [`From ${home.city}`, `${thousands(atlas.distanceKm)} km`],
];

const Strip = styled.div`
  ${inGutters}
  padding-block: var(--space-6);
  border-bottom: 1px solid var(--line);
`;

/** Large values in a row, in hours of longitude. Where not all fit into it, the first has a whole row. */
const Ruler = styled.dl`
  ${terms}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  overflow-wrap: break-word;
  dt {
    font-size: var(--t-sm);
  }
  dd {
    ${displayType}
    line-height: var(--lh-head);
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a capital's name in a fifth of the window */
    font-size: clamp(var(--t-lg), 0.85rem + 1.4vw, var(--t-2xl));
  }
  > div {
    flex: 4 1 0;
    max-width: 100%;
  }
  > :first-child {
    flex: 8 1 clamp(0%, (52em - 100%) * 999, 100%);
  }
  > :last-child {
    flex-grow: 3;
    min-width: min(7.25rem, 100%); /* Its term in one line, as the others. */
  }
`;
