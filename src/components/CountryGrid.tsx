import styled from "styled-components";
import { offsetInWords } from "../lib/format";
import { ground } from "../lib/inks";
import { useSite } from "../site";
import { onPhones } from "../styles/media";
import { displayType, focusInside, hoverUnderline } from "../styles/mixins";
import { Drawing } from "./Drawing";
import { SmartLink } from "./SmartLink";
import { VisuallyHidden } from "./VisuallyHidden";

/** Every destination, in the order of the hour from west to east, with home among them. */
export function CountryGrid() {
  const { countries, westToEast, home } = useSite();
  const byHour = westToEast.map((slug) =>
    countries.find((country) => country.slug === slug),
  );
  return (
    <Grid>
      {byHour.map((country) =>
        country ? (
          <Cell key={country.slug} {...ground(country.atlas.ink)}>
            <Link to={`/country/${country.slug}`}>
              <Art
                src={country.atlas.art.cell.url}
                loading="lazy"
                decoding="async"
              />
              <Name>{country.name}</Name>
              <VisuallyHidden>
                {`: ${offsetInWords(country.atlas.clock)}`}
              </VisuallyHidden>
              <Offset aria-hidden>{country.atlas.clock.short}</Offset>
            </Link>
          </Cell>
        ) : (
          <Cell key="home" data-home>
            <Name>{home.city}</Name> <Offset>home</Offset>
          </Cell>
        ),
      )}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: 1px; /* A line between two cells of one colour. */
  grid-template-columns: repeat(7, minmax(0, 1fr));
  @media ${onPhones} {
    /* Three, or two where letters are large. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(50%, max(30%, 5.75rem)), 1fr)
    );
  }
`;

const Cell = styled.li`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  container-type: inline-size;
  &[data-home] {
    --art: var(--on-route);
    background:
      radial-gradient(circle, var(--on-route) 5px, transparent 6px) 50% 45% /
        100% 100%,
      repeating-linear-gradient(var(--on-route) 0 2px, transparent 2px 6px) 60%
        46% / 2px 42% no-repeat,
      var(--route);
    color: var(--on-route);
  }
`;

const Link = styled(SmartLink)`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  height: 100%;
  padding: 21% 11% 24%; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- shares of the cell: texts keep clear of drawings at any width */
  text-decoration: none;
  ${focusInside}
`;

const Art = styled(Drawing)`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

/** At most a share of the cell, however large the visitor's letters are. */
const Name = styled.b`
  ${displayType}
  position: absolute;
  inset: auto 4% 7% 8%;
  font-size: var(--t-xs); /* For Safari before 16. */
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a share of the cell */
  font-size: clamp(0.75rem, 12cqi, 1.25rem);
  line-height: var(--lh-head);
  overflow-wrap: anywhere;
  color: var(--art);
  ${Link}:hover > & {
    ${hoverUnderline}
  }
`;

const Offset = styled.small`
  position: absolute;
  right: 8%;
  top: 8%;
  font-size: var(--t-xs);
  font-weight: var(--weight-strong);
  line-height: var(--lh-tight);
`;
