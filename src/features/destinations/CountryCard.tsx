import styled from "styled-components";
import type { HomePage } from "../../content/model";
import { offsetInWords } from "../../lib/format";
import { SmartLink } from "../../ui/SmartLink";
import { CardFacts } from "./CardFacts";
import { CardHead } from "./CardHead";
import type { WithCard } from "./destination";

type Props = { country: WithCard; texts: HomePage["destinations"] };

/**
 * The whole card can be pressed, but the link is its name alone: so those who hear it get a name, then the facts one by
 * one. Those who see it get the picture first.
 */
export function CountryCard({ country, texts }: Props) {
  return (
    <Whole data-ink={country.atlas.ink}>
      <Body>
        <h3>
          <SmartLink to={`/country/${country.slug}`}>{country.name}</SmartLink>
        </h3>
        <Clock>{offsetInWords(country.atlas.clock)}</Clock>
        <p>{country.card.description}</p>
        <CardFacts card={country.card} texts={texts} />
      </Body>
      <CardHead country={country} rating={texts.rating} />
    </Whole>
  );
}

/* The strip cuts off what stands outside a card, so the focus ring stands inside. */
const Whole = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
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
  }
  a:focus-visible::after {
    content: "";
    position: absolute;
    inset: 5px;
    z-index: 1;
    border: 3px solid var(--focus);
    box-shadow:
      0 0 0 3px var(--focus-gap),
      inset 0 0 0 2px var(--focus-gap);
    pointer-events: none;
  }
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding: 24px 20px 12px;
  h3 {
    align-self: flex-start;
    margin-bottom: -6px;
    padding-bottom: 6px;
    background: linear-gradient(var(--route), var(--route)) 0 100% / 0 6px
      no-repeat;
    font-size: var(--t-2xl);
    transition: background-size var(--d-2) var(--ease);
  }
  /* The name says that the card can be pressed. */
  [data-ink]:is(:hover, :focus-within) > & h3 {
    background-size: 100% 6px;
  }
  p {
    flex: 1;
    text-wrap: balance;
    margin: 14px 0 22px;
    color: var(--ink-2);
  }
`;

/** How far its clock is from home, marked with a short meridian. */
const Clock = styled.span`
  margin-top: 10px;
  padding-left: 11px;
  border-left: 3px solid var(--ink);
  font: 600 var(--t-sm) / 1.2 var(--font-text);
  text-wrap: balance;
`;
