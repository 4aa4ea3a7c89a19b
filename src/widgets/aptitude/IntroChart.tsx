import styled, { keyframes } from "styled-components";
import { inkAt } from "../../lib/inks";
import { onLow, onNarrow } from "../../styles/media";
import { START_MS } from "./state";

type Props = {
  questions: number;
  /** What there is to read about at the end. */
  fields: number;
  /** Whether the route is drawn solid, while the test is prepared. */
  isDrawn: boolean;
};

/** The route is an arc of a circle, from the visitor up to the last question. Its angles are measured against the vertical. */
const CENTRE = { x: 673, y: 790 };
const RADIUS = 670;
const [FROM, TO] = [1.22, 0.07];

/** The point at a share of the route, from 0 where it starts to 1 where it ends. */
function pointAt(share: number) {
  const angle = FROM + (TO - FROM) * share;
  const x = Math.round(CENTRE.x - RADIUS * Math.sin(angle));
  const y = Math.round(CENTRE.y - RADIUS * Math.cos(angle));
  return { x, y, move: `translate(${x} ${y})` };
}

const START = pointAt(0);
const END = pointAt(1);
const ROUTE = `M${START.x} ${START.y}A${RADIUS} ${RADIUS} 0 0 1 ${END.x} ${END.y}`;

/** The questions as stops of a route that starts with the visitor and ends at the fields. The text beside it says the same. */
export function IntroChart({ questions, fields, isDrawn }: Props) {
  // Stops are smaller where there are so many that they would touch.
  const size = Math.min(1, (RADIUS * (FROM - TO)) / questions / 60);
  return (
    <Chart viewBox="0 0 760 620" aria-hidden>
      <path d={ROUTE} />
      {isDrawn && <path d={ROUTE} pathLength="1" data-drawn />}
      <g transform={END.move}>
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
          {fields} {fields > 1 ? "fields" : "field"}
        </text>
      </g>
      {Array.from({ length: questions }, (_, index) => (
        <g
          key={index}
          transform={`${pointAt((index + 1) / questions).move} scale(${size})`}
        >
          <circle r="24" />
          <text y="9">{index + 1}</text>
        </g>
      ))}
      <g transform={START.move} data-start>
        <circle r="13" />
        <text y="50">You</text>
      </g>
    </Chart>
  );
}

const draw = keyframes`
  from { stroke-dashoffset: 1.02; }
`;

const Chart = styled.svg`
  width: 100%;
  max-height: calc(100svh - var(--header-h) - 96px);
  overflow: visible;
  /* In units of the drawing: 14 px where it is smallest. */
  font: var(--w-strong) 26px / var(--lh-tight) var(--font-text);
  text-anchor: middle;
  fill: var(--ink);
  path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
    stroke-dasharray: 1 8;
    stroke-linecap: round;
  }
  /* In ink, because magenta means answered. */
  [data-drawn] {
    stroke-width: 5;
    stroke-dasharray: 1.02;
    animation: ${draw} ${START_MS}ms linear;
    @media (prefers-reduced-motion: reduce) {
      display: none;
    }
  }
  circle,
  rect {
    fill: var(--sea);
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  rect {
    fill: var(--k);
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
    max-width: 560px;
    max-height: none;
  }
  @media ${onLow} {
    display: none;
  }
`;
