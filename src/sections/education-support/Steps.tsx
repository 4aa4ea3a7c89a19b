import styled from "styled-components";
import type { TextBlock } from "../../content/model";
import { narrow } from "../../ui/media";
import { numeric } from "../../ui/mixins";

type Props = { steps: readonly TextBlock[] };

/** Numbered stops, joined by hops. */
export function Steps({ steps }: Props) {
  return (
    <List>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Stop aria-hidden>{index + 1}</Stop>
          {index < steps.length - 1 && (
            <svg viewBox="0 0 100 48" preserveAspectRatio="none" aria-hidden>
              <path d="M0 40Q50-16 100 40" />
            </svg>
          )}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const STOP_PX = 56;

const Stop = styled.span`
  ${numeric}
  position: absolute;
  left: 0;
  top: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${STOP_PX}px;
  height: ${STOP_PX}px;
  border: 3px solid;
  border-radius: 50%;
  background: var(--kb);
  font: var(--w-display) 1.5rem/1 var(--font-display);
  color: var(--ka);
`;

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: var(--col-gap);
  margin-top: 56px;
  li {
    position: relative;
    padding-top: 80px;
  }
  svg {
    position: absolute;
    left: ${STOP_PX}px;
    top: -20px;
    width: calc(100% - 24px);
    height: 48px;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--ka);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  h3 {
    margin-bottom: 6px;
  }
  p {
    max-width: 20em;
    text-wrap: balance;
  }
  @media ${narrow} {
    grid-auto-flow: row;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0;
    margin-top: 40px;
    li {
      padding: 10px 0 40px 80px;
    }
    svg {
      display: none;
    }
    li:not(:last-child)::after {
      content: "";
      position: absolute;
      left: 26.5px;
      top: ${STOP_PX}px;
      bottom: 0;
      width: 3px;
      background: var(--on-block);
    }
  }
`;
