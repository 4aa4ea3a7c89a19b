import styled from "styled-components";
import { phone } from "../../ui/media";
import { DrawnLeg, DrawnLegs, inTurn, swelling } from "./DrawnLegs";
import { legOf, round, type Point } from "./path";
import type { State } from "./state";

type Props = {
  answers: State["answers"];
  /** Null: no question is shown yet. */
  current: State["current"] | null;
  /** Is the route being drawn, while the test is prepared? */
  isDrawn?: boolean;
};

/** The questions as stops: magenta where answered, a large ring around the current one, open where not. */
export function Progress({ answers, current, isDrawn = false }: Props) {
  const legs = Math.max(1, answers.length - 1);
  // As large as drawn below, or as there is room between two.
  const size = round(Math.min(1, WIDTH / legs / 80));
  const isReached = (stop: number) =>
    stop === current || answers[stop] !== null;
  return (
    <Drawing viewBox="0 0 1200 128" aria-hidden data-drawn={isDrawn}>
      {answers.slice(1).map((_, leg) => (
        <Leg
          key={leg}
          d={legOf(route, leg, legs)}
          data-done={answers[leg] !== null && isReached(leg + 1)}
        />
      ))}
      {isDrawn && (
        <DrawnLegs
          route={route}
          stops={answers.length}
          legs={answers.length - 1}
        />
      )}
      {answers.map((answer, stop) => {
        const { x, y } = route(stop / legs);
        return (
          <Stop
            key={stop}
            transform={`translate(${round(x)} ${round(y)}) scale(${size})`}
            data-answered={answer !== null}
            data-current={stop === current}
            {...(isDrawn && inTurn(stop, answers.length))}
          >
            <circle r="16" />
            {answer !== null && <circle r="6" />}
          </Stop>
        );
      })}
    </Drawing>
  );
}

const WIDTH = 1160;
const BEND: readonly [Point, Point, Point] = [
  { x: 20, y: 96 },
  { x: 560, y: -70 },
  { x: 1180, y: 64 },
];

/** A quadratic Bézier curve: up, over and down again. */
function route(part: number): Point {
  const [from, bend, to] = BEND;
  const mix = (key: keyof Point) =>
    (1 - part) ** 2 * from[key] +
    2 * (1 - part) * part * bend[key] +
    part ** 2 * to[key];
  return { x: mix("x"), y: mix("y") };
}

const Drawing = styled.svg`
  width: 100%;
  margin-bottom: clamp(16px, 3vw, 44px);
  overflow: visible;
  @media ${phone} {
    margin-block: 4px 12px;
    ${DrawnLeg} {
      stroke-width: 12;
    }
  }
`;

const Leg = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-width: 2;
  stroke-dasharray: 2 7;
  stroke-linecap: round;
  opacity: 0.6;
  &[data-done="true"] {
    stroke: var(--route);
    stroke-width: 4;
    stroke-dasharray: none;
    opacity: 1;
  }
  @media ${phone} {
    stroke-width: 4;
    &[data-done="true"] {
      stroke-width: 8;
    }
  }
`;

const Stop = styled.g`
  circle {
    r: 16px;
    fill: var(--sea);
    stroke: var(--ink);
    stroke-width: 2;
  }
  &[data-answered="true"] circle {
    fill: var(--route);
    stroke: var(--route);
  }
  &[data-current="true"] circle {
    r: 22px;
    stroke: var(--ink);
    stroke-width: 5;
  }
  && circle + circle {
    r: 6px;
    fill: var(--on-route);
    stroke: none;
  }
  [data-drawn="true"] & circle {
    ${swelling}
  }
  @media ${phone} {
    circle {
      r: 26px;
      stroke-width: 4;
    }
    &[data-current="true"] circle {
      r: 36px;
      stroke-width: 9;
    }
    && circle + circle {
      r: 10px;
    }
  }
`;
