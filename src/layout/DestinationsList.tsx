import { memo } from "react";
import styled from "styled-components";
import { narrow, wide } from "../ui/media";
import { CountryLink } from "../ui/CountryLink";
import type { MenuCountry } from "./useFrame";

type Props = {
  countries: readonly MenuCountry[];
  /** The slug of the country whose page this is. */
  current: string | undefined;
  /** A country was pointed at or focused, which highlights its route. */
  onHighlight: (country: MenuCountry) => void;
};

/** Every destination in the order of data/countries.json, down the columns. `memo`: few page changes change it. */
export const DestinationsList = memo(function DestinationsList({
  countries,
  current,
  onHighlight,
}: Props) {
  return (
    <List>
      {countries.map((country) => (
        <li key={country.slug}>
          <CountryLink
            country={country}
            offset={country.atlas.clock.short}
            aria-current={country.slug === current ? "page" : undefined}
            onMouseEnter={() => onHighlight(country)}
            onFocus={() => onHighlight(country)}
          />
        </li>
      ))}
    </List>
  );
});

const List = styled.ul`
  li {
    break-inside: avoid;
  }
  @media ${wide} {
    columns: 3;
    column-gap: clamp(20px, 2.2vw, 32px);
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
    columns: 2;
    column-gap: 20px;
    padding-bottom: 16px;
    a {
      border-bottom: 0;
    }
    [aria-hidden] {
      display: none;
    }
  }
`;
