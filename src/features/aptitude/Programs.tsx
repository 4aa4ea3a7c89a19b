import styled from "styled-components";
import type { Program } from "../../content/model";
import { columns, section, wrap } from "../../ui/mixins";

type Props = { title: string; programs: readonly Program[] };

/** Programs to read about, with the level of each. */
export function Programs({ title, programs }: Props) {
  return (
    <Paper>
      <h2>{title}</h2>
      <ul>
        {programs.map(({ name, level }) => (
          <li key={name}>
            {name} <span>{level}</span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

const Paper = styled.div`
  position: relative;
  ${wrap}
  ${section}
  gap: var(--col-gap);
  background: var(--paper);
  ${columns(4, 8)}
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    align-items: baseline;
    justify-content: space-between;
    padding: 24px 0;
    border-top: 2px solid var(--ink);
    font: var(--w-display) var(--t-xl) / 1.2 var(--font-display);
    letter-spacing: -0.015em;
  }
  span {
    font: 500 var(--t-md) / 1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  @media print {
    gap: 8px;
    padding-block: 14px;
    break-inside: avoid;
    li {
      padding: 6px 0;
    }
  }
`;
