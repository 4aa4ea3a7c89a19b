import styled, { keyframes } from "styled-components";
import { START_MS } from "./state";

type Props = {
  questions: number;
  /** Is the route being drawn, while the test is prepared? */
  isDrawn: boolean;
};

const HOME = { x: 44, y: 560 };
const WIDTH = 664;
const HEIGHT = 486;
const SWING = 92;

/** Uphill from home in one swing, at a part of the way from 0 to 1. A tenth of a unit is finer than a screen. */
const pointAt = (part: number) => ({
  x: Number((HOME.x + part * WIDTH).toFixed(1)),
  y: Number(
    (HOME.y - part * HEIGHT + Math.sin(part * Math.PI * 2) * SWING).toFixed(1),
  ),
});

const ROUTE = Array.from({ length: 81 }, (_, step) => pointAt(step / 80))
  .map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`)
  .join("");

/** The questions as stops of a route that starts with the visitor. The words beside it say as much. */
export function IntroChart({ questions, isDrawn }: Props) {
  const stops = Array.from({ length: questions }, (_, index) =>
    pointAt((index + 1) / questions),
  );
  // As large as drawn below, or as there is room between two.
  const size = Math.min(1, WIDTH / questions / 56).toFixed(2);
  return (
    <Chart viewBox="0 0 760 620" aria-hidden>
      <path className="way" d={ROUTE} />
      {isDrawn && <Drawn d={ROUTE} pathLength="1" />}
      {stops.map(({ x, y }, index) => (
        <g key={index} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle className="stop" r="24" />
          <text y="9">{index + 1}</text>
        </g>
      ))}
      <circle cx={HOME.x} cy={HOME.y} r="20" fill="var(--route)" />
      <circle cx={HOME.x} cy={HOME.y} r="7" fill="var(--on-route)" />
      <text x={HOME.x} y={HOME.y + 50} fill="var(--route)">
        You
      </text>
    </Chart>
  );
}

const Chart = styled.svg`
  width: 100%;
  max-height: calc(100svh - var(--header-h) - 96px);
  overflow: visible;
  /* In units of the drawing: 14 px where it is smallest. */
  font: var(--w-strong) 26px / 1 var(--font-text);
  text-anchor: middle;
  fill: var(--ink);
  .way {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
    stroke-dasharray: 1 8;
    stroke-linecap: round;
  }
  .stop {
    fill: var(--sea);
    stroke: var(--ink);
    stroke-width: 2.5;
  }
`;

const draw = keyframes`
  from { stroke-dashoffset: 1.02; }
`;

/** In ink, because magenta means answered. */
const Drawn = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-width: 5;
  stroke-dasharray: 1.02;
  animation: ${draw} ${START_MS}ms linear;
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
