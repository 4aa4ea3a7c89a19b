import styled from "styled-components";
import type { Ink } from "../../content/model";
import { round } from "./path";
import type { Suggestion } from "./score";

type Props = {
  /** For each question: was it answered? */
  answered: readonly boolean[];
  areas: readonly (Suggestion & { ink: Ink })[];
};

const WIDTH = 350;

/** How wide the route of an answer is: one point, two, three or more. */
const STROKES = [1, 2.2, 3.6];

/** Where the middle of one of so many stands, evenly across the drawing. */
const place = (index: number, of: number) =>
  round((WIDTH * (index + 0.5)) / of);

/** The questions as stops, with a route from each answer to every area that it gave points, as wide as the points. */
export function ResultsChart({ answered, areas }: Props) {
  const stop = (question: number) => place(question, answered.length);
  const goal = (area: number) => place(area, areas.length);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} 176`} aria-hidden>
      {areas.flatMap(({ because }, area) =>
        because.map(({ question, points }) => (
          <path
            key={`${area} ${question}`}
            d={`M${stop(question)} 30C${stop(question)} 90 ${goal(area)} 76 ${goal(area)} 130`}
            strokeWidth={STROKES[Math.min(points, STROKES.length) - 1]}
          />
        )),
      )}
      {answered.map((isAnswered, question) => (
        <g key={question} data-answered={isAnswered}>
          <circle cx={stop(question)} cy="17" r="12" />
          <text x={stop(question)} y="21">
            {question + 1}
          </text>
        </g>
      ))}
      {areas.map(({ rank, ink }, area) => (
        <g key={area} data-ink={ink}>
          <circle cx={goal(area)} cy="150" r="20" />
          <text x={goal(area)} y="156">
            {rank}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 720px;
  path {
    fill: none;
    stroke: var(--route);
  }
  circle {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  text {
    font: var(--w-display) 11px var(--font-text);
    text-anchor: middle;
    fill: var(--ink);
  }
  [data-answered="true"] {
    circle {
      fill: var(--route);
      stroke: var(--route);
    }
    text {
      fill: var(--on-route);
    }
  }
  [data-ink] {
    circle {
      fill: var(--k);
    }
    text {
      font-size: 17px;
      fill: var(--on-ink);
    }
  }
`;
