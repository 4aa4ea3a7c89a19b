import styled from "styled-components";
import { type Fact, FactList } from "../../components/FactList";
import { thousands } from "../../lib/format";
import { useSite } from "../../site";
import { inGutters } from "../../styles/mixins";

type Props = { country: Queries.CountryPageQuery["country"] };

/** Facts about a country's location: clock, capital, longitude and distance. */
export const CountryFacts = ({ country }: Props) => (
  <Strip>
    <FactList look="ruler" facts={locationFacts(country, useSite().home)} />
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
