import styled from "styled-components";
import type { Ink } from "../../content/model";
import { phone } from "../../ui/media";
import { Chart, ChartText, HOME } from "./Chart";
import { linesOf, round, type Point } from "./path";

type Props = {
  /** From top to bottom. */
  areas: readonly { name: string; ink: Ink }[];
  you: string;
};

/** Routes to the suggested areas. Nothing else is drawn, because nothing else was weighed. */
export function ResultsChart({ areas, you }: Props) {
  const goals = areas.map((area, index) => ({
    ...area,
    ...place(areas.length > 1 ? index / (areas.length - 1) : 0.5),
  }));
  return (
    <Chart you={you}>
      {goals.map((goal) => (
        <Route key={goal.name} d={arc(goal)} />
      ))}
      {goals.map(({ name, ink, x, y }) => (
        <g key={name} data-ink={ink}>
          <Goal cx={x} cy={y} r="18" />
          <Name y={y + 8}>
            {linesOf(name, LETTERS).map((words, index) => (
              <tspan key={words} x={x + 30} dy={index && "1.15em"}>
                {words}
              </tspan>
            ))}
          </Name>
        </g>
      ))}
    </Chart>
  );
}

/** So many letters fit between a goal and the edge. */
const LETTERS = 26;

/** The goals stand on a bow to the right of home, evenly from top (0) to bottom (1). */
const place = (part: number): Point => ({
  x: round(352 - 116 * (1 - part) ** 2),
  y: round(124 + 302 * part),
});

/** A route from home, bent to the left by a fifth of its length. */
function arc({ x, y }: Point): string {
  const across = x - HOME.x;
  const up = HOME.y - y;
  const bend = {
    x: round((HOME.x + x) / 2 - up / 5),
    y: round((HOME.y + y) / 2 - across / 5),
  };
  return `M${HOME.x} ${HOME.y}Q${bend.x} ${bend.y} ${x} ${y}`;
}

const Route = styled.path`
  fill: none;
  stroke: var(--route);
  stroke-width: 4;
  stroke-linecap: round;
`;

const Goal = styled.circle`
  fill: var(--k);
  stroke: var(--ink);
  stroke-width: 3;
`;

const Name = styled(ChartText)`
  font-size: 22px;
  font-weight: 700;
  @media ${phone} {
    font-size: 29px;
  }
`;
