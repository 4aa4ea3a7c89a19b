import styled from "styled-components";
import { SmartLink } from "../../components/SmartLink";
import { onPhones } from "../../styles/media";
import { displayType, smallCondensed } from "../../styles/mixins";
import { ArrowLeft, ArrowRight } from "../../components/icons";

type Props = Pick<Queries.CountryPageQuery, "west" | "east">;

const ARROWS = { west: ArrowLeft, east: ArrowRight };

/** The next destinations to the west and to the east, round the world. */
export const Neighbours = (neighbours: Props) => (
  <Links aria-label="Neighbouring destinations">
    {(["west", "east"] as const).map((way) => {
      const { slug, name, atlas } = neighbours[way];
      const Arrow = ARROWS[way];
      return (
        <SmartLink
          key={way}
          to={`/country/${slug}`}
          data-ink={atlas.ink}
          data-way={way}
        >
          <Arrow />
          <small>{`Next stop ${way}`}</small> <b>{name}</b>
        </SmartLink>
      );
    })}
  </Links>
);

const Links = styled.nav`
  display: grid;
  /* Where letters are so large that a name has no room in half of the window, one stands below the other. */
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 1px;
  border-block: 1px solid var(--line);
  background: var(--line);
  a {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-1) var(--space-5);
    align-items: center;
    padding: var(--space-6) var(--gutter-r) var(--space-6) var(--gutter);
    background: var(--paper);
    text-decoration: none;
    transition: background var(--d-2);
  }
  a:hover {
    background: var(--kb);
    color: var(--on-block);
  }
  a:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
  [data-way="east"] {
    grid-template-columns: 1fr auto;
    text-align: right;
  }
  small {
    ${smallCondensed}
  }
  b {
    ${displayType}
    font-size: var(--t-2xl);
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  svg {
    grid-row: span 2;
    width: 36px;
  }
  [data-way="east"] svg {
    grid-area: 1 / 2 / span 2;
  }
  @media ${onPhones} {
    a {
      column-gap: var(--space-3);
      padding: var(--space-5) var(--gutter);
    }
    b {
      font-size: var(--t-lg);
    }
    svg {
      width: 24px;
    }
  }
`;
