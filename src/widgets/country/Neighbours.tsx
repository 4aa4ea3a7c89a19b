import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { ArrowRight } from "../../components/icons";
import { SmartLink } from "../../components/SmartLink";
import { capitalize } from "../../lib/format";
import { ground } from "../../lib/inks";
import {
  autoColumns,
  displayType,
  focusInside,
  hoverUnderline,
  round,
  smallCondensed,
} from "../../styles/mixins";

type Props = Pick<Queries.CountryPageQuery, "west" | "east">;

/** The next destinations to the west and to the east, round the world. */
export const Neighbours = ({ west, east }: Props) => (
  <Links aria-label="Neighbouring destinations">
    <Neighbour country={west} direction="west" />
    <Neighbour country={east} direction="east" />
  </Links>
);

type NeighbourProps = {
  country: Queries.NeighbourFieldsFragment;
  direction: "west" | "east";
};

const Neighbour = ({ country, direction }: NeighbourProps) => (
  <Link to={`/country/${country.slug}`} {...ground(country.atlas.ink)}>
    <Arrow>
      <ArrowRight size={28} />
    </Arrow>
    <Text>
      <span>{`${capitalize(direction)} by longitude`}</span>{" "}
      <Name>{country.name}</Name>
    </Text>
    <Art src={country.atlas.art.cell.url} loading="lazy" />
  </Link>
);

const Links = styled.nav`
  ${autoColumns("9rem")}
`;

const Name = styled.b`
  ${displayType}
  display: block;
  font-size: var(--t-name);
  line-height: var(--lh-head);
  overflow-wrap: anywhere;
  color: var(--art);
`;

/**
 * Arrow, text and drawing, from the page's edge inwards. Where there is no room, the drawing is on top and the arrow
 * below.
 */
const Link = styled(SmartLink)`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding: var(--space-6) var(--gutter-r) var(--space-6) var(--gutter);
  text-decoration: none;
  ${focusInside}
  &:last-child {
    flex-direction: row-reverse;
    text-align: right;
  }
  &:hover ${Name} {
    ${hoverUnderline}
  }
`;

const Arrow = styled.span`
  ${round(56)}
  :first-child > & {
    rotate: 180deg;
  }
`;

const Text = styled.span`
  ${smallCondensed}
  flex: 1 1 8rem;
  min-width: 0;
`;

const Art = styled(Drawing)`
  width: clamp(5.5rem, 12vw, 12.5rem);
  aspect-ratio: 1;
  object-fit: contain;
`;
