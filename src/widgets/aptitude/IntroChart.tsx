import styled, { keyframes } from "styled-components";
import { inkAt } from "../../components/Blocks";
import { START_MS } from "./state";

type Props = {
  questions: number;
  /** What there is to read about at the end. */
  fields: number;
  /** Is the route being drawn, while the test is prepared? */
  isDrawn: boolean;
};

const HOME = { x: 44, y: 560 };

/** An arc of a circle, so that its stops are equally far from each other: steep where it begins, almost level at its end. */
const RADIUS = 670;
/** Against the level, in radians. */
const STEEP = 1.22;
const LEVEL = 0.07;

/** Uphill from home, at a part of the way from 0 to 1. A tenth of a unit is finer than a screen. */
function pointAt(part: number) {
  const slope = STEEP - part * (STEEP - LEVEL);
  const x = HOME.x + RADIUS * (Math.sin(STEEP) - Math.sin(slope));
  const y = HOME.y - RADIUS * (Math.cos(slope) - Math.cos(STEEP));
  return { x: Number(x.toFixed(1)), y: Number(y.toFixed(1)) };
}

const ROUTE = Array.from({ length: 41 }, (_, step) => pointAt(step / 40))
  .map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`)
  .join("");

const END = pointAt(1);

/** The questions as stops of a route that starts with the visitor, and parts at the last. The words beside it say as much. */
export function IntroChart({ questions, fields, isDrawn }: Props) {
  const stops = Array.from({ length: questions }, (_, index) =>
    pointAt((index + 1) / questions),
  );
  const ends = Array.from({ length: fields }, (_, index) => ({
    x: END.x + 92,
    y: END.y + (index - (fields - 1) / 2) * 64,
  }));
  // As large as drawn below, or as there is room between two.
  const size = Math.min(1, (RADIUS * (STEEP - LEVEL)) / questions / 60);
  return (
    <Chart viewBox="0 0 760 620" aria-hidden>
      <path className="way" d={ROUTE} />
      {isDrawn && <Drawn d={ROUTE} pathLength="1" />}
      {ends.map(({ x, y }, index) => (
        <g key={index} data-ink={inkAt(index)}>
          <path className="way" d={`M${END.x} ${END.y}L${x} ${y}`} />
          <path className="field" d={`M${x - 22} ${y - 22}h44v44h-44z`} />
        </g>
      ))}
      <text x={END.x + 92} y={END.y + fields * 32 + 28}>
        {fields} {fields > 1 ? "fields" : "field"}
      </text>
      {stops.map(({ x, y }, index) => (
        <g
          key={index}
          transform={`translate(${x} ${y}) scale(${size.toFixed(2)})`}
        >
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
  .field {
    fill: var(--k);
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
