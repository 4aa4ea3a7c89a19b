import styled from "styled-components";
import type { HomePage } from "../../content/model";
import { Button } from "../../components/Button";
import { Hop } from "../../components/Hop";
import { Lede } from "../../components/Lede";
import { onLow, onNarrow, onPhones, onWide } from "../../styles/media";
import { inGutters } from "../../styles/mixins";

type Props = Pick<HomePage, "heading" | "lead" | "primary" | "secondary">;

/** What the home page says first, and the two ways to begin. */
export const HeroText = ({ heading, lead, primary, secondary }: Props) => (
  <Text>
    <h1>{heading}</h1>
    <Lede>{lead}</Lede>
    <Buttons>
      <Button to={primary.to}>
        {primary.label} <Hop />
      </Button>
      <Button kind="line" to={secondary.to}>
        {secondary.label}
      </Button>
    </Buttons>
  </Text>
);

const Text = styled.div`
  ${inGutters}
  position: relative;
  width: 100%;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- above the ruler */
  padding-bottom: calc(74px + var(--space-4));
  /* The map under the empty parts of this block can be pointed at. */
  pointer-events: none;
  a {
    pointer-events: auto;
  }
  h1 {
    max-width: 8.6em;
    margin-bottom: var(--space-4);
  }
  ${Lede} {
    max-width: 33.4em;
    margin-bottom: var(--space-5);
    color: var(--ink);
  }
  @media ${onNarrow} {
    padding-block: var(--space-5) var(--space-7);
    background: var(--paper);
  }
  @media ${onPhones} {
    h1 {
      margin-bottom: var(--space-3);
    }
    ${Lede} {
      margin-bottom: var(--space-4);
      font-size: var(--t-md);
      line-height: 1.45;
    }
  }
  @media ${onLow} {
    order: -1;
    z-index: 1;
    padding-block: var(--space-4) var(--space-5);
    background: var(--sea);
    h1 {
      max-width: none;
      margin-bottom: var(--space-2);
      font-size: var(--t-2xl);
    }
    ${Lede} {
      max-width: none;
      margin-bottom: var(--space-4);
      font-size: var(--t-md);
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  @media ${onWide} {
    [data-kind="line"]:not(:hover) {
      background: var(--sea);
    }
  }
  @media ${onPhones} {
    flex-direction: column;
    width: fit-content;
  }
  @media ${onLow} {
    flex-direction: row;
  }
`;
