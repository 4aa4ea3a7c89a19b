import styled from "styled-components";
import { SmartLink } from "../components/SmartLink";
import type { Destination } from "../site";
import { onNarrow } from "../styles/media";
import { smallCondensed } from "../styles/mixins";

type Props = {
  countries: readonly Destination[];
  /** The slug of the current page's country. */
  current: string | undefined;
  /** Called when a country is hovered or focused. */
  onActive: (country: Destination) => void;
};

/**
 * Every destination in the order of data/countries.json, down the columns, with the offset of its clock from home's.
 */
export const DestinationsList = ({ countries, current, onActive }: Props) => (
  <List>
    {countries.map((country) => (
      <li key={country.slug}>
        <Country
          to={`/country/${country.slug}`}
          aria-current={country.slug === current ? "page" : undefined}
          onMouseEnter={() => onActive(country)}
          onFocus={() => onActive(country)}
        >
          <img
            src={country.atlas.flag}
            width={28}
            height={21}
            alt=""
            loading="lazy"
          />
          <span>{country.name}</span>
          {/* Hidden, because read aloud without a label it means nothing. The country's page has both. */}
          <span aria-hidden>{country.atlas.clock.short}</span>
        </Country>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  columns: 3 9.5rem;
  column-gap: var(--space-6);
  li {
    break-inside: avoid;
  }
  img {
    object-fit: cover;
    outline: 1px solid var(--line);
    outline-offset: -1px;
  }
  [aria-hidden] {
    ${smallCondensed}
  }
  @media ${onNarrow} {
    padding-bottom: var(--space-4);
    [aria-hidden] {
      display: none;
    }
  }
`;

const Country = styled(SmartLink)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--space-3);
  align-items: center;
  min-height: 44px;
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--line);
  font-weight: var(--weight-strong);
  line-height: var(--lh-head);
  text-decoration: none;
  &:hover,
  &[aria-current] {
    box-shadow: inset 0 -3px var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
