import styled from "styled-components";
import { Chart, ChartText, HOME } from "./Chart";
import { DrawnLeg, inTurn, swelling } from "./DrawnLeg";
import { along, line, round, type Point } from "./path";

type Props = { questions: number; you: string; isDrawn: boolean };

/** The questions as stops of a route that starts with you. */
export function IntroChart({ questions, you, isDrawn }: Props) {
  const stops = along(route, 0, 1, questions).slice(1);
  // As large as drawn below, or as there is room between two.
  const size = round(Math.min(1, WIDTH / questions / 56));
  return (
    <Chart you={you}>
      <Route d={line(along(route, 0, 1, 80))} />
      {isDrawn &&
        stops.map((_, leg) => (
          <DrawnLeg
            key={leg}
            d={line(along(route, leg / questions, (leg + 1) / questions, 8))}
            pathLength="1"
            {...inTurn(leg, questions)}
          />
        ))}
      {stops.map(({ x, y }, index) => (
        <g
          key={index}
          transform={`translate(${round(x)} ${round(y)}) scale(${size})`}
          {...(isDrawn && inTurn(index, questions))}
        >
          <Stop r="24" data-drawn={isDrawn} />
          <ChartText y="7" textAnchor="middle">
            {index + 1}
          </ChartText>
        </g>
      ))}
    </Chart>
  );
}

const WIDTH = 664;
const HEIGHT = 486;
const SWING = 92;

/** Uphill from home, in one swing. */
const route = (part: number): Point => ({
  x: HOME.x + part * WIDTH,
  y: HOME.y - part * HEIGHT + Math.sin(part * Math.PI * 2) * SWING,
});

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
