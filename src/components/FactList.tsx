import type { ReactNode } from "react";
import styled from "styled-components";
import { onPhones, onWide, withLargeLetters } from "../styles/media";
import { displayType, evenFigures, hours } from "../styles/mixins";

/** A term and its value. The note stands small below the value. */
export type Fact = readonly [
  term: string,
  value: ReactNode,
  note?: string | null,
];

type Props = {
  facts: readonly Fact[];
  /**
   * "rows": term and value at both ends of a ruled line. "lines": values of several lines below the term, ruled; lists side
   * by side in one grid have their lines at one height. "columns": side by side, the term above the value. "pairs": terms
   * and values in a column each.
   */
  look: "rows" | "lines" | "columns" | "pairs";
  /**
   * How many "columns" has at most. Two: the rows are those of the grid around it, so that lists side by side agree.
   * "first-wide": four on the hours of the ruler, of which the first is a sentence. "fit": as many as have room.
   */
  columns?: 2 | 4 | "first-wide" | "fit";
  /** Of the values: of text, of a heading, of figures under a rule, of figures that are larger on a wide screen. */
  size?: "m" | "l" | "xl" | "2xl";
};

/** Terms with their values. */
export const FactList = ({ facts, look, columns = 4, size = "m" }: Props) => (
  <List
    data-look={look}
    data-columns={columns}
    data-size={size}
    style={{ "--lines": facts.length }}
  >
    {facts.map(([term, value, note]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {value} {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  ${evenFigures}
  line-height: var(--lh-snug);
  overflow-wrap: anywhere;
  dt {
    color: var(--ink-2);
    text-wrap: balance;
  }
  dd {
    font-weight: var(--w-strong);
    text-wrap: balance;
  }
  small {
    display: block;
    font-weight: var(--w-text);
  }
  &[data-look="rows"] > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    justify-content: space-between;
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    dd {
      text-align: right;
    }
  }
  &[data-look="lines"] {
    @supports (grid-template-rows: subgrid) {
      display: grid;
      grid-row: span var(--lines);
      grid-template-rows: subgrid;
    }
    > div {
      padding-block: var(--space-3);
      border-top: 1px solid var(--line);
      white-space: pre-line;
    }
  }
  &[data-look="pairs"] > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    padding-block: calc(var(--space-1) / 2);
    dt {
      min-width: 4em;
    }
    dd {
      font-weight: inherit;
      white-space: nowrap;
    }
  }
  &[data-look="columns"] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    gap: var(--space-4) var(--space-6);
    dt {
      font-size: var(--t-sm);
    }
  }
  &[data-columns="2"] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    @supports (grid-template-rows: subgrid) {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    @media ${withLargeLetters} {
      grid-template: none / minmax(0, 1fr);
    }
  }
  &[data-columns="first-wide"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    > :first-child {
      flex: 1 0 min(12rem, 100%);
    }
  }
  &[data-size="l"] {
    dd {
      ${displayType}
      font-size: var(--t-xl);
      line-height: var(--lh-head);
    }
    small {
      font: var(--w-text) var(--t-sm) / var(--lh-snug) var(--font-text);
      letter-spacing: 0;
      color: var(--ink-2);
    }
  }
  &:is([data-size="xl"], [data-size="2xl"]) {
    align-items: end; /* One term may take two lines. */
    > div {
      padding-top: var(--space-4);
      border-top: 2px solid var(--ink);
    }
    dd {
      ${displayType}
      font-size: var(--t-3xl);
      line-height: var(--lh-tight);
    }
  }
  @media ${onPhones} {
    &[data-columns="first-wide"] {
      column-gap: var(--space-4);
      > :first-child {
        flex-basis: 100%;
      }
      > :not(:first-child) dd {
        font-size: var(--t-lg);
      }
    }
  }
  @media ${onWide} {
    &[data-look="columns"][data-columns="4"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-columns="first-wide"] {
      display: grid;
      grid-template-columns:
        calc(${hours(8)} - var(--space-4)) repeat(
          2,
          calc(${hours(4)} - var(--space-4))
        )
        minmax(0, 1fr);
    }
    &[data-size="l"] dd {
      /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a capital's name in a fifth of the window */
      font-size: min(var(--t-2xl), 2.4vw);
    }
    &[data-size="2xl"] dd {
      font-size: var(--t-4xl);
    }
  }
`;
