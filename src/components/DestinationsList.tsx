import styled from "styled-components";
import type { Destination } from "../site";
import { onNarrow, onWide } from "../styles/media";
import { evenFigures, smallCondensed } from "../styles/mixins";
import { SmartLink } from "./SmartLink";

type Props = {
  countries: readonly Destination[];
  /** The slug of the country whose page this is. */
  current: string | undefined;
  /** A country was pointed at or focused. */
  onLit: (country: Destination) => void;
};

/** Every destination in the order of data/countries.json, down the columns, with how far its clock is from home's. */
export const DestinationsList = ({ countries, current, onLit }: Props) => (
  <List>
    {countries.map((country) => (
      <li key={country.slug}>
        <SmartLink
          to={`/country/${country.slug}`}
          aria-current={country.slug === current ? "page" : undefined}
          onMouseEnter={() => onLit(country)}
          onFocus={() => onLit(country)}
        >
          <img
            src={country.atlas.flag}
            width={28}
            height={21}
            alt=""
            loading="lazy"
          />
          {country.name}
          {/* A figure for the eye, without its words. The country's page says the rest. */}
          <span aria-hidden>{country.atlas.clock.short}</span>
        </SmartLink>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  columns: 3;
  column-gap: var(--space-6);
  li {
    break-inside: avoid;
  }
  a {
    display: grid;
    grid-template-columns: 28px 1fr auto;
    gap: var(--space-3);
    align-items: center;
    min-height: 46px;
    border-bottom: 1px solid var(--line);
    font-weight: var(--w-strong);
    line-height: 1.2;
    text-decoration: none;
    &:hover,
    &[aria-current] {
      box-shadow: inset 0 -3px var(--ink);
    }
    &:focus-visible {
      outline-offset: -3px;
      box-shadow: none;
    }
  }
  img {
    object-fit: cover;
    outline: 1px solid var(--flag-edge);
    outline-offset: -1px;
  }
  span {
    ${smallCondensed}
    ${evenFigures}
  }
  @media ${onWide} {
    a {
      padding-block: var(--space-2);
    }
  }
  @media ${onNarrow} {
    columns: 2;
    padding-bottom: var(--space-4);
    a {
      border-bottom: 0;
    }
    span {
      display: none;
    }
  }
`;
