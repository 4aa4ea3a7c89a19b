import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { ArrowLeft, ArrowRight } from "../../components/icons";
import { SmartLink } from "../../components/SmartLink";
import { onPhones, onWide } from "../../styles/media";
import { displayType, smallCondensed } from "../../styles/mixins";

type Props = Pick<Queries.CountryPageQuery, "west" | "east">;

const DIRECTIONS = [
  { way: "west", title: "West by longitude", Arrow: ArrowLeft },
  { way: "east", title: "East by longitude", Arrow: ArrowRight },
] as const;

/** The next destinations to the west and to the east, round the world. */
export const Neighbours = (neighbours: Props) => (
  <Links aria-label="Neighbouring destinations">
    {DIRECTIONS.map(({ way, title, Arrow }) => {
      const { slug, name, atlas } = neighbours[way];
      return (
        <Neighbour
          key={way}
          to={`/country/${slug}`}
          data-block
          data-ink={atlas.ink}
          data-way={way}
        >
          <Round>
            <Arrow />
          </Round>
          <Text>
            <small>{title}</small> <b>{name}</b>
          </Text>
          <Art src={atlas.art.cell.url} loading="lazy" />
        </Neighbour>
      );
    })}
  </Links>
);

const Links = styled.nav`
  display: grid;
  /* Where letters are so large that a name has no room in half of the window, one stands below the other. */
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
`;

const Text = styled.span`
  display: grid;
  flex: 1;
  gap: var(--space-1);
  min-width: 0;
  small {
    ${smallCondensed}
    font-size: var(--t-sm);
  }
  b {
    ${displayType}
    font-size: var(--t-xl);
    line-height: var(--lh-head);
    overflow-wrap: anywhere;
    color: var(--ka);
  }
  @media ${onPhones} {
    b {
      font-size: var(--t-lg);
    }
  }
  @media ${onWide} {
    b {
      font-size: var(--t-2xl);
    }
  }
`;

/** From the page's edge inwards; on phones from top to bottom, the arrow last. */
const Neighbour = styled(SmartLink)`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-6) var(--space-5) var(--space-6) var(--gutter);
  text-decoration: none;
  &[data-way="east"] {
    flex-direction: row-reverse;
    padding: var(--space-6) var(--gutter-r) var(--space-6) var(--space-5);
    text-align: right;
  }
  &:hover b {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 5px;
  }
  &:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
  @media ${onPhones} {
    flex-direction: column-reverse;
    gap: var(--space-2);
    align-items: start;
    padding: var(--space-5) var(--gutter);
    &[data-way="east"] {
      flex-direction: column-reverse;
      align-items: end;
      padding: var(--space-5) var(--gutter);
    }
  }
`;

/** What is pressed is round. */
const Round = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  border: 2px solid;
  border-radius: var(--r-action);
  @media ${onPhones} {
    width: 44px;
    height: 44px;
  }
`;

const Art = styled(Drawing)`
  flex: none;
  width: clamp(72px, 12vw, 200px);
  height: clamp(72px, 12vw, 200px);
  object-fit: contain;
  @media ${onPhones} {
    width: auto;
    max-width: 100%;
    height: 88px;
  }
`;
