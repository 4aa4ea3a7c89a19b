import styled from "styled-components";
import { FactList } from "../../components/FactList";
import { ArrowRight } from "../../components/icons";
import { SmartLink } from "../../components/SmartLink";
import type { CountryCard as Card } from "../../content/model";
import { offsetInWords, thousands } from "../../lib/format";
import { round } from "../../styles/mixins";
import { CardPicture } from "./CardPicture";
import { CostLevel } from "./CostLevel";

export type CarouselCountry =
  Queries.HomePageQuery["countries"]["nodes"][number];
export type CountryWithCard = CarouselCountry & { card: Card };

type Props = { country: CountryWithCard };

/**
 * The whole card is clickable, but only its name is the link: screen readers read a name, then the facts one by one.
 * The picture is last in the HTML, and first on the screen.
 */
export function CountryCard({ country }: Props) {
  const { slug, name, atlas, card } = country;
  return (
    <Frame>
      <Body>
        <NameRow>
          <h3>
            <CardLink to={`/country/${slug}`}>{name}</CardLink>
          </h3>
          <Arrow>
            <ArrowRight />
          </Arrow>
        </NameRow>
        <Clock>{offsetInWords(atlas.clock)}</Clock>
        <p>{card.description}</p>
        <FactList
          facts={[
            ["Continent", card.continent],
            ["Students", card.studentCount],
            ["Universities", thousands(card.universities)],
            ["Cost level", <CostLevel key="cost" level={card.costLevel} />],
          ]}
        />
      </Body>
      <CardPicture atlas={atlas} card={card} />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  width: 100%;
  background: var(--paper-2);
`;

const CardLink = styled(SmartLink)`
  text-decoration: none;
  /* Scrolls the picture above and the facts below into view with the name. */
  scroll-margin-block: 19rem 17.5rem;
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: var(--z-over);
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  /* Inside the card: the strip clips everything outside. */
  &:focus-visible::before {
    inset: 6px;
    border: 3px solid var(--focus);
  }
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-5) var(--space-2);
  p {
    flex: 1;
    color: var(--text-2);
    text-wrap: balance;
  }
`;

const NameRow = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  h3 {
    min-width: 0;
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a long name fits beside the arrow */
    font-size: min(var(--t-2xl), 9.4vw);
    background: linear-gradient(var(--route), var(--route)) 0 100% / 0 5px
      no-repeat;
    transition: background-size var(--duration-2) var(--ease);
  }
  /* Underlines the name when the card is hovered or focused. */
  ${Frame}:is(:hover, :focus-within) & h3 {
    background-size: 100% 5px;
  }
`;

/** Without a background, because the whole card is clickable. */
const Arrow = styled.span`
  ${round(44)}
`;

/** The offset of its clock from home's, marked with a short meridian. */
const Clock = styled.span`
  padding-left: var(--space-3);
  border-left: 3px solid var(--text);
  font: var(--weight-strong) var(--t-sm) / var(--lh-head) var(--font-text);
  text-wrap: balance;
`;
