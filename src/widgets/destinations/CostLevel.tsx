import styled from "styled-components";
import type { CountryCard } from "../../content/model";
import { capitalize } from "../../lib/format";

type Props = { level: CountryCard["costLevel"] };

/** The level as text and as three segments: low green, medium yellow, high red. */
export const CostLevel = ({ level }: Props) => (
  <Level data-level={level}>
    <svg aria-hidden viewBox="0 0 54 10">
      <path d="M0 0h16v10h-16z" />
      <path d="M19 0h16v10h-16z" />
      <path d="M38 0h16v10h-16z" />
    </svg>
    <span>{capitalize(level)}</span>
  </Level>
);

const Level = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  svg {
    width: 54px;
    fill: var(--line);
  }
  &[data-level="low"] path:nth-child(1) {
    fill: var(--cost-low);
  }
  &[data-level="medium"] path:nth-child(-n + 2) {
    fill: var(--cost-medium);
  }
  &[data-level="high"] path {
    fill: var(--cost-high);
  }
`;
