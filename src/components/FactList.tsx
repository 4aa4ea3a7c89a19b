import type { ReactNode } from "react";
import styled from "styled-components";
import { autoColumns, terms } from "../styles/mixins";

/** A term and its value, with a small note below it. */
export type Fact = readonly [
  term: string,
  value: ReactNode,
  note?: string | null,
];

type Props = {
  facts: readonly Fact[];
  /** Side by side, each term above its value. Otherwise on ruled lines, with the value at the right end. */
  inColumns?: boolean;
};

/** Terms with their values. */
export const FactList = ({ facts, inColumns }: Props) => (
  <List data-in-columns={inColumns || undefined}>
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
  ${terms}
  &[data-in-columns] {
    ${autoColumns("8rem")}
    gap: var(--space-4) var(--space-6);
    dt {
      font-size: var(--t-sm);
    }
  }
  &:not([data-in-columns]) > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    justify-content: space-between;
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    white-space: pre-line;
  }
`;
