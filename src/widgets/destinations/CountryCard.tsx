import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { FactList } from "../../components/FactList";
import { Hidden } from "../../components/Hidden";
import { SmartLink } from "../../components/SmartLink";
import { offsetInWords, thousands } from "../../lib/format";
import { displayType } from "../../styles/mixins";
import type { WithCard } from "./Carousel";
import { CostLevel } from "./CostLevel";
import { Flag } from "./Flag";
import { ArrowRight, Star } from "../../components/icons";

type Props = { country: WithCard };

/**
 * The whole card can be pressed, but the link is its name alone: so those who hear it get a name, then the facts one by
 * one. Those who see it get the picture first.
 */
export const CountryCard = ({
  country: { slug, name, atlas, card },
}: Props) => (
  <Card data-ink={atlas.ink}>
    <Body>
      <h3>
        <SmartLink to={`/country/${slug}`}>{name}</SmartLink>
      </h3>
      <ArrowRight />
      <Clock>{offsetInWords(atlas.clock)}</Clock>
      <p>{card.description}</p>
      <FactList
        look="rows"
        facts={[
          ["Continent", card.continent],
          ["Students", card.studentCount],
          ["Universities", thousands(card.universities)],
          ["Cost level", <CostLevel key="cost" level={card.costLevel} />],
        ]}
      />
    </Body>
    <Head data-block data-place={`/country/${slug}`}>
      <Drawing
        src={atlas.art.card.url}
        width={atlas.art.width}
        height={atlas.art.height}
        loading="lazy"
        decoding="async"
      />
      <CardFlag address={card.flag} ownCopy={atlas.flag} />
      <Rating>
        <Hidden>Rating </Hidden>
        <Star />
        {card.rating}
      </Rating>
    </Head>
  </Card>
);

/* The strip cuts off what stands outside a card, so the focus ring stands inside. */
const Card = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  --head: 280px;
  width: 100%;
  background: var(--paper-2);
  a {
    text-decoration: none;
    /* The picture above and the facts below come into view with the name. */
    scroll-margin-block: 300px 280px;
  }
  a::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  a:focus-visible {
    outline: none;
    box-shadow: none;
    &::before {
      inset: 5px;
      border: 3px solid var(--focus);
      box-shadow:
        0 0 0 3px var(--focus-gap),
        inset 0 0 0 2px var(--focus-gap);
    }
  }
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-5) var(--space-2);
  h3 {
    align-self: flex-start;
    font-size: var(--t-2xl);
    background: linear-gradient(var(--route), var(--route)) 0 100% / 0 5px
      no-repeat;
    transition: background-size var(--d-2) var(--ease);
  }
  /* The name says that the card can be pressed. */
  [data-ink]:is(:hover, :focus-within) > & h3 {
    background-size: 100% 5px;
  }
  /* Not on a ground of its own: what can be pressed is the card. */
  > svg {
    position: absolute;
    right: var(--space-5);
    top: calc(var(--head) + var(--space-5));
    width: 44px;
    height: 44px;
    padding: var(--space-2);
    border: 2px solid var(--ink);
    border-radius: 50%;
  }
  p {
    flex: 1;
    color: var(--ink-2);
    text-wrap: balance;
  }
`;

/** How far its clock is from home, marked with a short meridian. */
const Clock = styled.span`
  padding-left: var(--space-3);
  border-left: 3px solid var(--ink);
  font: var(--w-strong) var(--t-sm) / 1.2 var(--font-text);
  text-wrap: balance;
`;

/** The country's shape in its ink, its flag and what students say of it. */
const Head = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  height: var(--head);
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- below the flag */
  padding: calc(var(--space-5) + 36px) var(--space-5) var(--space-5);
  overflow: hidden;
  > picture > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;

const CardFlag = styled(Flag)`
  position: absolute;
  left: var(--space-5);
  top: var(--space-5);
  width: 44px;
  height: 33px;
  object-fit: cover;
`;

const Rating = styled.span`
  ${displayType}
  position: absolute;
  right: var(--space-5);
  top: var(--space-5);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--t-xl);
  line-height: 1;
  svg {
    width: 18px;
    fill: currentcolor;
  }
`;
