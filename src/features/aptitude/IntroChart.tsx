import styled from "styled-components";
import { DrawnLegs, inTurn, swelling } from "./DrawnLegs";
import { along, type Curve, line, round } from "./path";

type Props = {
  questions: number;
  /** What stands at the start of the route: "You". */
  you: string;
  isDrawn: boolean;
};

const HOME = { x: 44, y: 560 };

/** The questions as stops of a route that starts with you. What it says stands in words beside it. */
export function IntroChart({ questions, you, isDrawn }: Props) {
  const stops = along(route, 0, 1, questions).slice(1);
  // As large as drawn below, or as there is room between two.
  const size = round(Math.min(1, WIDTH / questions / 56));
  return (
    <Drawing viewBox="0 0 760 620" aria-hidden>
      <Route d={line(along(route, 0, 1, 80))} />
      {isDrawn && (
        <DrawnLegs route={route} stops={questions} legs={questions} />
      )}
      {stops.map(({ x, y }, index) => (
        <g
          key={index}
          transform={`translate(${round(x)} ${round(y)}) scale(${size})`}
          {...(isDrawn && inTurn(index, questions))}
        >
          <Stop r="24" data-drawn={isDrawn} />
          <text y="7">{index + 1}</text>
        </g>
      ))}
      <circle cx={HOME.x} cy={HOME.y} r="20" fill="var(--route)" />
      <circle cx={HOME.x} cy={HOME.y} r="7" fill="var(--on-route)" />
      <text x={HOME.x} y={HOME.y + 50} fontWeight="700" fill="var(--route)">
        {you}
      </text>
    </Drawing>
  );
}

const WIDTH = 664;
const HEIGHT = 486;
const SWING = 92;

/** Uphill from home, in one swing. */
const route: Curve = (part) => ({
  x: HOME.x + part * WIDTH,
  y: HOME.y - part * HEIGHT + Math.sin(part * Math.PI * 2) * SWING,
});

const Drawing = styled.svg`
  width: 100%;
  max-height: calc(100svh - var(--header-h) - 96px);
  overflow: visible;
  font: 600 19px var(--font-text);
  text-anchor: middle;
  fill: var(--ink);
`;

const Route = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-width: 2.5;
  stroke-dasharray: 1 8;
  stroke-linecap: round;
`;

const Stop = styled.circle`
  fill: var(--sea);
  stroke: var(--ink);
  stroke-width: 2.5;
  &[data-drawn="true"] {
    ${swelling}
  }
`;
