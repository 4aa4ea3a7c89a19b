import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { onNarrow, onPhones, onTablets, onWide } from "../styles/media";
import { displayType, levelTexts } from "../styles/mixins";

type Props = {
  /** `art`: a drawing that stands on the route. */
  steps: readonly { title: string; content: ReactNode; art?: ReactNode }[];
  /** Of the headings. */
  level?: "h2" | "h3";
};

/** Numbered stops on one route: from left to right, where that is too narrow in rows or from top to bottom. */
export const Steps = ({ steps, level: Heading = "h3" }: Props) => (
  <List data-rows={steps.length > MOST_IN_A_ROW || undefined}>
    {steps.map(({ title, content, art }, index) => (
      <li key={title}>
        <Stop aria-hidden>{index + 1}</Stop>
        {art}
        <Heading>{title}</Heading>
        {content}
      </li>
    ))}
  </List>
);

/** Of more, three stand in a row. */
const MOST_IN_A_ROW = 4;

const Stop = styled.span`
  ${displayType}
  position: absolute;
  left: 0;
  top: 0;
  display: grid;
  place-items: center;
  width: var(--stop);
  height: var(--stop);
  padding-bottom: 3px; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- figures stand above the middle of their line */
  border-radius: 50%;
  background: var(--route);
  font-size: var(--t-xl);
  line-height: 1;
  color: var(--on-route);
`;

/** No room for a drawing beside a heading. */
const onSmallPhones = "(max-width: 22.4375em)";

const downwards = css`
  grid-template-columns: minmax(0, 1fr);
  grid-auto-flow: row;
  > li {
    padding: var(--space-1) 0 var(--space-6) calc(var(--stop) + var(--space-4));
    &::before {
      inset: 0 auto 0 calc(var(--stop) / 2 - 2px);
      border: 0;
      border-left: 4px solid var(--route);
    }
    &:last-child {
      padding-bottom: 0;
    }
  }
`;

const List = styled.ol`
  --stop: 56px;
  /* The drawings of the next row stand there. */
  --rows: calc(var(--space-7) + 112px);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  > li {
    ${levelTexts}
    position: relative;
    row-gap: 0;
    padding: calc(var(--stop) + var(--space-5)) var(--space-6) 0 0;
    /* The line to the next stop. */
    &::before {
      content: "";
      position: absolute;
      left: 0;
      right: 0;
      top: calc(var(--stop) / 2 - 2px);
      border-top: 4px solid var(--route);
    }
    &:last-child::before {
      content: none;
    }
    > svg {
      position: absolute;
      left: calc(var(--stop) + var(--space-5));
      bottom: calc(100% - var(--stop) / 2 + 2px);
      height: auto;
    }
  }
  :is(h2, h3) {
    margin-bottom: var(--space-2);
  }
  p {
    text-wrap: balance;
  }
  h2 {
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- in one line of three */
    font-size: min(var(--t-2xl), 2.4vw);
  }
  @media ${onTablets} {
    h2 {
      font-size: var(--t-xl);
    }
    svg {
      width: 96px;
    }
  }
  @media ${onTablets}, ${onWide} {
    &[data-rows] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      grid-auto-flow: row;
      padding-top: var(--space-7);
      > li:nth-child(n + 4) {
        margin-top: var(--rows);
      }
      /* The route leaves the page on the right, and comes back on the left. */
      > li:nth-child(3n + 1)::before {
        left: calc(-1 * var(--gutter));
      }
      > li:nth-child(3n)::before {
        right: calc(-1 * var(--gutter-r));
      }
      /* It arrives at the page's margin. */
      > li:last-child::before {
        content: "";
        right: 0;
      }
      > li:last-child::after {
        content: "";
        position: absolute;
        right: 0;
        top: calc(var(--stop) / 2 - 12px);
        width: 24px;
        height: 24px;
        border-radius: 50%;
        background: var(--route);
      }
    }
  }
  /* In one row the last goes on. */
  @media ${onWide} {
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(3, 5fr) 4fr;
    }
    &:not([data-rows]) > li:last-child::before {
      content: "";
      right: calc(-1 * var(--gutter-r));
      border-top-style: dotted;
    }
  }
  @media ${onNarrow} {
    &:not([data-rows]) {
      ${downwards}
    }
  }
  @media ${onPhones} {
    &[data-rows] {
      --stop: 44px;
      ${downwards}
      > li {
        padding-top: 0;
      }
      h2 {
        display: flex;
        align-items: center;
        padding-right: 88px; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- the drawing */
        min-height: var(--stop);
        font-size: var(--t-xl);
      }
      svg {
        inset: -12px 0 auto auto;
        width: 72px;
        border-bottom: 3px solid var(--ka); /* What they stand on. */
      }
    }
  }
  @media ${onSmallPhones} {
    &[data-rows] h2 {
      padding: 0;
    }
    svg {
      display: none;
    }
  }
`;
