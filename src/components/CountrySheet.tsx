import styled from "styled-components";
import { offsetInWords } from "../lib/format";
import { useSite } from "../site";
import { displayType, evenFigures } from "../styles/mixins";
import { Drawing } from "./Drawing";
import { Hidden } from "./Hidden";
import { SmartLink } from "./SmartLink";

/** Every destination on one sheet, in the order of the hour from west to east, with home at its place among them. */
export function CountrySheet() {
  const { byHour, home } = useSite();
  return (
    <Sheet>
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
  /* stylelint-disable scale-unlimited/declaration-strict-value -- shares of the cell: names keep clear of drawings at any width */
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  > li {
    position: relative;
    aspect-ratio: 1;
    overflow: hidden;
    container-type: inline-size;
  }
  a {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    height: 100%;
    padding: 21% 11% 24%;
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
    inset: auto 4% 7% 8%;
    font-size: var(--t-xs); /* For Safari before 16. */
    font-size: clamp(0.75rem, 12cqi, 1.25rem);
    line-height: 1.1;
    color: var(--ka);
  }
  small {
    ${evenFigures}
    position: absolute;
    right: 8%;
    top: 8%;
    font-size: var(--t-xs);
    font-size: clamp(0.75rem, 9cqi, 1rem);
    font-weight: var(--w-strong);
    line-height: 1;
  }
  [data-home] {
    --ka: var(--on-route);
    background:
      radial-gradient(circle, var(--on-route) 5px, transparent 6px) 50% 45% /
        100% 100%,
      repeating-linear-gradient(var(--on-route) 0 2px, transparent 2px 6px) 60%
        46% / 2px 42% no-repeat,
      var(--route);
    color: var(--on-route);
  }
  @media ${onFewColumns} {
    /* Three, or two where letters are large. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(50%, max(30%, 5.75rem)), 1fr)
    );
  }
`;
