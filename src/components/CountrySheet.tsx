import styled from "styled-components";
import { offsetInWords } from "../lib/format";
import { useSite } from "../site";
import { onNarrow } from "../styles/media";
import { displayType, evenFigures } from "../styles/mixins";
import { Drawing } from "./Drawing";
import { Hidden } from "./Hidden";
import { SmartLink } from "./SmartLink";

/** Smaller, beside other things. */
type Props = { isSmall?: boolean };

/** Every destination on one sheet, in the order of the hour from west to east, with home at its place among them. */
export function CountrySheet({ isSmall }: Props) {
  const { byHour, home } = useSite();
  return (
    <Sheet data-small={isSmall || undefined}>
      {byHour.map((country) =>
        country ? (
          <li
            key={country.slug}
            data-block
            data-ink={country.atlas.ink}
            data-place={`/country/${country.slug}`}
          >
            <SmartLink to={`/country/${country.slug}`}>
              <Drawing
                src={country.atlas.art.cell.url}
                loading="lazy"
                decoding="async"
              />
              <b>{country.name}</b>
              <Hidden>: {offsetInWords(country.atlas.clock)}</Hidden>
              <small aria-hidden>{country.atlas.clock.short}</small>
            </SmartLink>
          </li>
        ) : (
          <li key="home" data-home>
            <b>{home.city}</b> <small>home</small>
          </li>
        ),
      )}
    </Sheet>
  );
}

/** Below 720 px a seventh of the window has no room for a name. */
const onFewColumns = "(max-width: 44.9375em)";

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  > li {
    position: relative;
    aspect-ratio: 1;
    overflow: hidden;
  }
  a {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    height: 100%;
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- in shares of the cell, whatever its size */
    padding: 26% 14% 22%;
    text-decoration: none;
    &:hover b {
      text-decoration: underline;
      text-decoration-thickness: 3px;
      text-underline-offset: 3px;
    }
    &:focus-visible {
      outline-offset: -5px;
      box-shadow: none;
    }
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  b {
    ${displayType}
    position: absolute;
    inset: auto var(--space-2) var(--space-3) var(--space-3);
    font-size: var(--t-lg);
    line-height: 1.1;
    overflow-wrap: anywhere;
    color: var(--ka);
  }
  small {
    ${evenFigures}
    position: absolute;
    right: var(--space-3);
    top: var(--space-3);
    font-size: var(--t-xs);
    line-height: 1;
  }
  [data-home] {
    --ka: var(--on-route);
    background:
      radial-gradient(circle, var(--on-route) 5px, transparent 6px) 50% 45% /
        100% 100%,
      repeating-linear-gradient(var(--on-route) 0 2px, transparent 2px 6px) 60%
        0 / 2px 100% no-repeat,
      var(--route);
    color: var(--on-route);
  }
  &[data-small] {
    b,
    small {
      font-size: var(--t-xs);
      inset-inline: var(--space-2);
    }
    small {
      left: auto;
    }
  }
  @media ${onNarrow} {
    b {
      font-size: var(--t-sm);
    }
  }
  @media ${onFewColumns} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > li {
      aspect-ratio: 9 / 10;
    }
    b {
      inset: auto var(--space-1) var(--space-2) var(--space-2);
    }
    small {
      right: var(--space-2);
      top: var(--space-2);
    }
  }
`;
