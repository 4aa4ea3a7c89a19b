import type { ReactNode } from "react";
import styled from "styled-components";
import { onNarrow, withLargeLetters } from "../styles/media";
import { evenFigures } from "../styles/mixins";

export type Fact = readonly [term: string, value: ReactNode];

type Props = {
  facts: readonly Fact[];
  /**
   * "rows": term and value at both ends of a ruled line. "lines": values of several lines below the term, ruled. "columns": side by side, the term above the value. "table": terms and values in a column each.
   */
  look: "rows" | "lines" | "columns" | "table";
  /** How many "columns" has at most. Two: the rows are those of the grid around it, so that lists side by side agree. */
  columns?: 2 | 4;
};

/** Terms with their values. */
export const FactList = ({ facts, look, columns = 4 }: Props) => (
  <List data-look={look} data-columns={columns}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  ${evenFigures}
  line-height: 1.35;
  overflow-wrap: anywhere;
  dt {
    color: var(--ink-2);
    text-wrap: balance;
  }
  &:not([data-look="table"]) dd {
    font-weight: var(--w-strong);
    text-wrap: balance;
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
  &[data-look="lines"] > div {
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    white-space: pre-line;
  }
  &[data-look="columns"] {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-4) var(--space-6);
    dt {
      font-size: var(--t-sm);
    }
    @media ${onNarrow} {
      grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
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
  }
  &[data-look="table"] > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    padding-block: calc(var(--space-1) / 2);
    dt {
      min-width: 4em;
    }
    dd {
      white-space: nowrap;
    }
  }
`;
