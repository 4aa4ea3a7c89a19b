import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { onNarrow, onPhones } from "../styles/media";
import { displayType, levelTexts } from "../styles/mixins";

type Props = {
  steps: readonly { title: string; content: ReactNode }[];
  /** Numbered stops, or the route's own, the last of which is where it leads. */
  stops: "numbers" | "route";
  /** Of the headings. */
  level?: "h2" | "h3";
};

/** Stops on one line: from left to right, where that is too narrow in rows or from top to bottom. */
export const Steps = ({ steps, stops, level: Heading = "h3" }: Props) => (
  <List data-stops={stops}>
    {steps.map(({ title, content }, index) => (
      <li key={title}>
        <Stop aria-hidden>{stops === "numbers" && index + 1}</Stop>
        <Heading>{title}</Heading>
        {content}
      </li>
    ))}
  </List>
);

const Stop = styled.span`
  ${displayType}
  position: absolute;
  left: 0;
  top: 0;
  display: grid;
  place-items: center;
  width: var(--stop);
  height: var(--stop);
  border: 3px solid var(--line-ink);
  border-radius: 50%;
  background: var(--kb);
  font-size: var(--t-xl);
  line-height: 1;
  color: var(--ka);
`;

/** Six stops are beside each other from here on. */
const onOneLine = "(min-width: 100em)";
const onTwoLines = "(min-width: 37.5625em) and (max-width: 99.9375em)";

const downwards = css`
  grid-template-columns: minmax(0, 1fr);
  grid-auto-flow: row;
  > li {
    padding: var(--space-1) 0 var(--space-6) calc(var(--stop) + var(--space-5));
    &::before {
      inset: 0 auto 0 calc(var(--stop) / 2 - 1.5px);
      border: 0;
      border-left: 3px solid var(--line-ink);
    }
    &:last-child {
      padding-bottom: 0;
    }
  }
`;

const List = styled.ol`
  --stop: 56px;
  --line-ink: var(--ka);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  > li {
    ${levelTexts}
    position: relative;
    row-gap: 0;
    padding: calc(var(--stop) + var(--space-5)) var(--space-5) 0 0;
    /* The line to the next stop. */
    &::before {
      content: "";
      position: absolute;
      left: 0;
      right: 0;
      top: calc(var(--stop) / 2 - 1.5px);
      border-top: 3px solid var(--line-ink);
    }
    &:last-child::before {
      content: none;
    }
  }
  :is(h2, h3) {
    margin-bottom: var(--space-2);
  }
  p {
    text-wrap: balance;
  }
  &[data-stops="route"] {
    --stop: 28px;
    --line-ink: var(--route);
    :is(h2, h3) {
      font-size: var(--t-xl);
    }
    > li:not(:last-child) > ${Stop} {
      background: var(--route);
    }
  }
  @media ${onOneLine} {
    &[data-stops="route"] {
      :is(h2, h3) {
        font-size: var(--t-lg);
      }
      /* The route comes from the page's edge. */
      > li:first-child::before {
        left: calc(-1 * var(--gutter));
      }
    }
  }
  @media ${onTwoLines} {
    &[data-stops="route"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      grid-auto-flow: row;
      row-gap: var(--space-7);
      /* It leaves the page on the right, and comes back on the left. */
      > li:nth-child(3n + 1)::before {
        left: calc(-1 * var(--gutter));
      }
      > li:nth-child(3n)::before {
        right: calc(-1 * var(--gutter-r));
      }
    }
  }
  @media ${onNarrow} {
    &[data-stops="numbers"] {
      ${downwards}
    }
  }
  @media ${onPhones} {
    &[data-stops="route"] {
      ${downwards}
      > li {
        padding-top: 0;
      }
    }
  }
`;
