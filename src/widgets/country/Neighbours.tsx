import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { SmartLink } from "../../components/SmartLink";
import { onPhones, onTablets } from "../../styles/media";
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
          data-block
          data-ink={atlas.ink}
          data-way={way}
        >
          <Arrow />
          <small>{`Next stop ${way}`}</small> <b>{name}</b>
          <Drawing src={atlas.art.cell.url} loading="lazy" />
        </SmartLink>
      );
    })}
  </Links>
);

const Links = styled.nav`
  --drawing: clamp(72px, 12vw, 200px);
  display: grid;
  /* Where letters are so large that a name has no room in half of the window, one stands below the other. */
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  a {
    display: grid;
    grid-template: 1fr auto auto 1fr / 56px minmax(0, 1fr) var(--drawing);
    gap: var(--space-1) var(--space-5);
    align-items: center;
    padding: var(--space-6) var(--space-6) var(--space-6) var(--gutter);
    text-decoration: none;
  }
  [data-way="east"] {
    grid-template-columns: var(--drawing) minmax(0, 1fr) 56px;
    padding: var(--space-6) var(--gutter-r) var(--space-6) var(--space-6);
    text-align: right;
  }
  a:hover b {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 5px;
  }
  a:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
  small {
    ${smallCondensed}
    grid-area: 2 / 2;
    font-size: var(--t-sm);
  }
  b {
    ${displayType}
    grid-area: 3 / 2;
    font-size: var(--t-2xl);
    line-height: 1.1;
    overflow-wrap: anywhere;
    color: var(--ka);
  }
  /* What is pressed is round. */
  svg {
    grid-area: 1 / 1 / -1;
    box-sizing: border-box;
    width: 56px;
    height: 56px;
    padding: var(--space-3);
    border: 2px solid;
    border-radius: 50%;
  }
  img {
    grid-area: 1 / 3 / -1;
    width: 100%;
    height: var(--drawing);
    object-fit: contain;
  }
  [data-way="east"] svg {
    grid-column: 3;
  }
  [data-way="east"] img {
    grid-column: 1;
  }
  @media ${onTablets} {
    a {
      column-gap: var(--space-3);
    }
    b {
      font-size: var(--t-xl);
    }
  }
  @media ${onPhones} {
    a[data-way] {
      grid-template: 88px auto auto 44px / minmax(0, 1fr);
      padding: var(--space-5) var(--gutter);
    }
    a[data-way] :is(small, b, svg, img) {
      grid-column: 1;
    }
    b {
      font-size: var(--t-lg);
    }
    svg {
      grid-row: 4;
      width: 44px;
      height: 44px;
      margin-top: var(--space-2);
      padding: var(--space-2);
    }
    img {
      grid-row: 1;
      height: 88px;
      object-position: left;
    }
    [data-way="east"] {
      svg {
        justify-self: end;
      }
      img {
        object-position: right;
      }
    }
  }
`;
