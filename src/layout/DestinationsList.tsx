import { memo } from "react";
import styled from "styled-components";
import { narrow, wide } from "../ui/media";
import { CountryLink } from "../ui/CountryLink";
import { vars } from "../ui/vars";
import type { MenuCountry } from "./useFrame";

type Props = {
  countries: readonly MenuCountry[];
  /** The slug of the country whose page this is. */
  current: string | undefined;
  /** A country was pointed at or focused, which highlights its route. */
  onLit: (country: MenuCountry) => void;
};

/** Every destination in the order of data/countries.json, down the columns. `memo`: few page changes change it. */
export const DestinationsList = memo(function DestinationsList({
  countries,
  current,
  onLit,
}: Props) {
  return (
    <List
      {...vars({
        "--rows-of-3": Math.ceil(countries.length / 3),
        "--rows-of-2": Math.ceil(countries.length / 2),
      })}
    >
      {countries.map((country) => (
        <li key={country.slug}>
          <CountryLink
            country={country}
            offset={country.atlas.clock.short}
            aria-current={country.slug === current ? "page" : undefined}
            onMouseEnter={() => onLit(country)}
            onFocus={() => onLit(country)}
          />
        </li>
      ))}
    </List>
  );
});

const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  @media ${wide} {
    grid-template:
      repeat(var(--rows-of-3), auto)
      / repeat(3, 1fr);
    column-gap: 32px;
    align-content: start;
    a {
      padding: 6px 0;
      line-height: 1.3;
    }
    a:focus-visible {
      outline-offset: 0;
      box-shadow: none;
    }
  }
  @media ${narrow} {
    grid-template-rows: repeat(var(--rows-of-2), auto);
    grid-auto-columns: minmax(0, 1fr);
    gap: 0 20px;
    padding-bottom: 16px;
    a {
      border-bottom: 0;
    }
    [aria-hidden] {
      display: none;
    }
  }
`;
