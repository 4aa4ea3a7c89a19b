import { memo } from "react";
import styled from "styled-components";
import { narrow, wide } from "../ui/media";
import { SmartLink } from "../ui/SmartLink";
import { vars } from "../ui/vars";
import type { MenuCountry } from "./useSite";

type Props = {
  countries: readonly MenuCountry[];
  /** The slug of the country whose page this is. */
  current: string | undefined;
  /** A country was pointed at or focused: its route is to be lit. */
  onLit: (country: MenuCountry) => void;
};

/** Every destination in the order of data/countries.json, down the columns. Remembered from page to page. */
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
            <span>{country.name}</span>
            <Offset aria-hidden>{country.atlas.clock.short}</Offset>
          </SmartLink>
        </li>
      ))}
    </List>
  );
});

const Offset = styled.span`
  font: 560 var(--t-xs) / 1 var(--font-text);
  font-stretch: 85%;
  font-variant-numeric: tabular-nums;
  color: var(--ink-2);
  @media ${narrow} {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  a {
    display: grid;
    grid-template-columns: 28px 1fr auto;
    gap: 12px;
    align-items: center;
    min-height: 46px;
    text-decoration: none;
    font-weight: 560;
    line-height: 1.2;
  }
  a:hover,
  a[aria-current] {
    box-shadow: inset 0 -3px var(--route);
  }
  img {
    width: 28px;
    height: 21px;
    object-fit: cover;
    outline: 1px solid rgb(11 26 59 / 0.18);
    outline-offset: -1px;
  }
  @media ${wide} {
    grid-template:
      repeat(var(--rows-of-3), auto)
      / repeat(3, 1fr);
    column-gap: 32px;
    align-content: start;
    a {
      padding: 6px 0;
      border-bottom: 1px solid var(--line);
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
  }
`;
