import styled from "styled-components";
import type { HomePage } from "../../content/model";
import { Button } from "../../ui/Button";
import { Hop } from "../../ui/Hop";
import { Lede } from "../../ui/Lede";
import { low, narrow, phone, wide } from "../../ui/media";
import { label, wrap } from "../../ui/mixins";

type Props = Pick<
  HomePage,
  "scaleCaption" | "heading" | "lead" | "primary" | "secondary"
>;

/** What the home page says first, and the two ways to begin. */
export const HeroText = ({
  scaleCaption,
  heading,
  lead,
  primary,
  secondary,
}: Props) => (
  <Text>
    <Caption>{scaleCaption}</Caption>
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
  ${wrap}
  position: relative;
  width: 100%;
  padding-bottom: 76px;
  /* The map's names under the empty parts of this block can be pointed at. */
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  h1 {
    max-width: 8.6em;
    margin-bottom: 18px;
    @media ${wide} {
      font-size: clamp(3.5rem, 6.15vw, 7.25rem);
    }
  }
  ${Lede} {
    max-width: 33.4em;
    margin-bottom: 28px;
    color: var(--ink);
  }
  @media ${narrow} {
    padding-block: 24px 44px;
    background: var(--paper);
  }
  @media ${phone} {
    padding-block: 20px 40px;
    h1 {
      margin-bottom: 12px;
    }
    ${Lede} {
      margin-bottom: 14px;
      font-size: 1.0625rem;
      line-height: 1.45;
    }
  }
  @media ${low} {
    order: -1;
    z-index: 1;
    padding-block: 16px 24px;
    background: var(--sea);
    h1 {
      max-width: none;
      margin-bottom: 8px;
      font-size: clamp(2rem, 5.2vw, 3.25rem);
    }
    ${Lede} {
      max-width: 70ch;
      margin-bottom: 16px;
      font-size: var(--t-md);
    }
  }
`;

const Caption = styled.p`
  ${label}
  position: absolute;
  right: var(--gutter-r);
  bottom: 52px;
  @media ${narrow} {
    position: static;
    margin-bottom: 18px;
  }
  /* In the empty South Atlantic, on the scale that it explains. */
  @media ${phone} {
    position: absolute;
    inset: auto auto calc(100% + 48px) var(--gutter);
    width: 5.8em;
    margin: 0;
    line-height: 1.15;
  }
  @media ${low} {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  [data-kind="line"]:not(:hover) {
    background: var(--sea);
  }
  @media ${phone} {
    flex-direction: column;
    gap: 10px;
    align-items: flex-start;
    > * {
      min-width: min(252px, 100%);
    }
  }
  @media ${low} {
    flex-direction: row;
  }
`;
