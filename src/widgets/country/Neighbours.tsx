import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { ArrowRight } from "../../components/icons";
import { SmartLink } from "../../components/SmartLink";
import {
  displayType,
  hoverUnderline,
  smallCondensed,
} from "../../styles/mixins";

type Props = Pick<Queries.CountryPageQuery, "west" | "east">;

/** The next destinations to the west and to the east, round the world. */
export const Neighbours = ({ west, east }: Props) => (
  <Links aria-label="Neighbouring destinations">
    <Neighbour country={west} way="west" title="West by longitude" />
    <Neighbour country={east} way="east" title="East by longitude" />
  </Links>
);

type NeighbourProps = {
  country: Queries.NeighbourFieldsFragment;
  way: "west" | "east";
  title: string;
};

const Neighbour = ({ country, way, title }: NeighbourProps) => (
  <Link
    to={`/country/${country.slug}`}
    data-block
    data-ink={country.atlas.ink}
    data-way={way}
  >
    <RoundArrow />
    <Text>
      <small>{title}</small> <b>{country.name}</b>
    </Text>
    <Art src={country.atlas.art.cell.url} loading="lazy" />
  </Link>
);

const Links = styled.nav`
  display: grid;
  /* Where letters are so large that a name has no room in half of the window, one stands below the other. */
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
`;

/** From the page's edge inwards. Where that has no room, the drawing is on top and the arrow below the text. */
const Link = styled(SmartLink)`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  align-content: start;
  padding: var(--space-6) var(--space-5) var(--space-6) var(--gutter);
  text-decoration: none;
  &[data-way="east"] {
    flex-direction: row-reverse;
    padding-inline: var(--space-5) var(--gutter-r);
    text-align: right;
  }
  &:hover b {
    ${hoverUnderline}
  }
  &:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
`;

/** What is pressed is round. */
const RoundArrow = styled(ArrowRight)`
  width: 52px;
  height: 52px;
  padding: var(--space-3);
  border: 2px solid;
  border-radius: var(--r-action);
  [data-way="west"] > & {
    rotate: 180deg;
  }
`;

const Text = styled.span`
  display: grid;
  flex: 1 1 8rem;
  gap: var(--space-1);
  min-width: 0;
  small {
    ${smallCondensed}
    font-size: var(--t-sm);
  }
  b {
    ${displayType}
    line-height: var(--lh-head);
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- from one token to the other */
    font-size: clamp(var(--t-lg), 2.8vw, var(--t-2xl));
    overflow-wrap: anywhere;
    color: var(--ka);
  }
`;

const Art = styled(Drawing)`
  width: clamp(88px, 12vw, 200px);
  height: clamp(88px, 12vw, 200px);
  object-fit: contain;
`;
