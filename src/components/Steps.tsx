import type { ReactNode } from "react";
import styled from "styled-components";
import { onNarrow } from "../styles/media";
import { displayType } from "../styles/mixins";

type Props = {
  steps: readonly { title: string; content: ReactNode }[];
  /** Numbered stops, or the route's own, the last of which is where it leads. */
  stops: "numbers" | "route";
  /** Of the headings. */
  level?: "h2" | "h3";
};

/** Stops on one line: from the left edge to the right, on narrow screens from top to bottom. */
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

const List = styled.ol`
  --stop: 56px;
  --line-ink: var(--ka);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  > li {
    position: relative;
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
    :is(h2, h3) {
      /* Two lines, so that what follows begins at the same height. */
      min-height: calc(2em * var(--lh-head));
      font-size: var(--t-lg);
    }
    --line-ink: var(--route);
    > li:first-child::before {
      left: calc(
        -1 * var(--gutter)
      ); /* The route comes from the page's edge. */
    }
    > li:not(:last-child) > ${Stop} {
      background: var(--route);
    }
  }
  @media ${onNarrow} {
    grid-auto-flow: row;
    > li {
      padding: var(--space-1) 0 var(--space-6)
        calc(var(--stop) + var(--space-5));
      &::before,
      &:first-child::before {
        inset: 0 auto 0 calc(var(--stop) / 2 - 1.5px);
        border: 0;
        border-left: 3px solid var(--line-ink);
      }
      &:last-child {
        padding-bottom: 0;
      }
      :is(h2, h3) {
        min-height: 0;
      }
    }
  }
`;
