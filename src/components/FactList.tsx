import type { ReactNode } from "react";
import styled from "styled-components";
import { onLarger, withContainerUnits } from "../styles/media";
import { autoColumns, displayType } from "../styles/mixins";

/** A term and its value, with a small note below it. */
export type Fact = readonly [
  term: string,
  value: ReactNode,
  note?: string | null,
];

/**
 * "rows": term and value at both ends of a ruled line. "columns": side by side, the term above the value.
 * "two-columns": uses the rows of the surrounding grid, so that lists side by side are level. "ruler": large values in
 * a row, the first of which is long. "figures": very large values under a rule.
 */
export type Look = "rows" | "columns" | "two-columns" | "ruler" | "figures";

declare module "react" {
  /** A wrong value does not compile. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- React's own declaration has it
  interface HTMLAttributes<T> {
    "data-look"?: Look;
  }
}

type Props = { facts: readonly Fact[]; look: Look };

/** Terms with their values. */
export const FactList = ({ facts, look }: Props) => (
  <List data-look={look}>
    {facts.map(([term, value, note]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <span>{value}</span> {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  line-height: var(--lh-snug);
  overflow-wrap: anywhere;
  text-wrap: balance;
  dt {
    color: var(--text-2);
  }
  dd {
    font-weight: var(--weight-strong);
  }
  dd > small {
    display: block;
    font: var(--weight-text) var(--t-sm) / var(--lh-snug) var(--font-text);
    letter-spacing: 0;
    color: var(--text-2);
  }
  &[data-look="rows"] > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    justify-content: space-between;
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    white-space: pre-line;
  }
  &:not([data-look="rows"]) {
    ${autoColumns("8rem")}
    gap: var(--space-4) var(--space-6);
    dt {
      font-size: var(--t-sm);
    }
  }
  &[data-look="two-columns"] {
    ${autoColumns("max(7rem, 34%)")}
    @media ${onLarger} {
      grid-row: span 2;
      grid-template: subgrid / repeat(2, minmax(0, 1fr));
    }
  }
  &[data-look="figures"] {
    align-items: end; /* One term may take two lines. */
    container-type: inline-size;
    > div {
      padding-top: var(--space-4);
      border-top: 2px solid var(--text);
    }
    dd {
      ${displayType}
      font-size: var(--t-3xl);
      line-height: var(--lh-tight);
      @supports ${withContainerUnits} {
        /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a share of the list, which may be narrow */
        font-size: clamp(var(--t-3xl), min(18cqi, 6.7vw), var(--t-4xl));
      }
    }
  }
  &[data-look="ruler"] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    overflow-wrap: break-word;
    dd {
      ${displayType}
      line-height: var(--lh-head);
      /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a capital's name in a fifth of the window */
      font-size: clamp(var(--t-lg), 0.85rem + 1.4vw, var(--t-2xl));
    }
    /* In hours. Where not all fit into a row, the first has a whole row. */
    > div {
      flex: 4 1 0;
      max-width: 100%;
    }
    > :first-child {
      flex: 8 1 clamp(0%, (52em - 100%) * 999, 100%);
    }
    > :last-child {
      flex-grow: 3;
      min-width: min(7.25rem, 100%); /* Its term in one line, as the others. */
    }
  }
`;
