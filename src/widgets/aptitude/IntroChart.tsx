import styled, { keyframes } from "styled-components";
import { inkAt } from "../../lib/inks";
import { onLow, onNarrow } from "../../styles/media";
import { START_MS } from "./state";

type Props = {
  questions: number;
  /** The number of fields in the results. */
  fields: number;
  /** Whether the route is drawn solid, while the test is prepared. */
  isDrawn: boolean;
};

/** An arc around the origin of the drawing, from the visitor up to the last question. */
const ROUTE = "M-630 -229A670 670 0 0 1 -47 -668";

/** The transform to a share of the route, from 0 where it starts to 1 where it ends. */
function at(share: number) {
  const angle = 70 - 66 * share;
  return `rotate(${-angle}) translate(0 -670) rotate(${angle})`;
}

/**
 * The questions as stops of a route that starts with the visitor and ends at the fields. The text beside it says the
 * same.
 */
export const IntroChart = ({ questions, fields, isDrawn }: Props) => (
  <Chart viewBox="-673 -790 760 620" aria-hidden>
    <path d={ROUTE} />
    {isDrawn && <path d={ROUTE} pathLength="1" data-drawn />}
    <g transform={at(1)}>
      {Array.from({ length: fields }, (_, index) => {
        const y = (index - (fields - 1) / 2) * 64;
        return (
          <g key={index} data-ink={inkAt(index)}>
            <path d={`M0 0L92 ${y}`} />
            <rect x="70" y={y - 22} width="44" height="44" />
          </g>
        );
      })}
      <text x="92" y={fields * 32 + 28}>
        {`${fields} ${fields > 1 ? "fields" : "field"}`}
      </text>
    </g>
    {Array.from({ length: questions }, (_, index) => (
      <g
        key={index}
        // Smaller where there are many, so that they do not touch.
        transform={`${at((index + 1) / questions)} scale(${Math.min(1, 13 / questions)})`}
      >
        <circle r="24" />
        <text y="9">{index + 1}</text>
      </g>
    ))}
    <g transform={at(0)} data-start>
      <circle r="13" />
      <text y="50">You</text>
    </g>
  </Chart>
);

const draw = keyframes`
  from { stroke-dashoffset: 1.02; }
`;

/** On a wide screen it fills the viewport below the header. */
const Chart = styled.svg`
  width: 100%;
  height: calc(100svh - var(--header-h) - var(--space-6) - var(--space-7));
  overflow: visible;
  /* In units of the drawing: 14 px where it is smallest. */
  font: var(--weight-strong) 26px / var(--lh-tight) var(--font-text);
  text-anchor: middle;
  fill: var(--text);
  path,
  circle,
  rect {
    fill: var(--sea);
    stroke: var(--text);
    stroke-width: 2.5;
  }
  path {
    fill: none;
    stroke-dasharray: 1 8;
    stroke-linecap: round;
  }
  rect {
    fill: var(--ink);
  }
  /* In the text colour, because magenta means answered. */
  [data-drawn] {
    stroke-width: 5;
    stroke-dasharray: 1.02;
    animation: ${draw} ${START_MS}ms linear;
  }
  [data-start] {
    fill: var(--route);
    circle {
      fill: var(--on-route);
      stroke: var(--route);
      stroke-width: 14;
    }
  }
  @media ${onNarrow} {
    max-width: 35rem;
    height: auto;
  }
  @media ${onLow} {
    display: none;
  }
`;
