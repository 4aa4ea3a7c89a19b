import styled, { css, keyframes } from "styled-components";
import { vars } from "../../ui/vars";
import { type Curve, legOf } from "./path";
import { START_MS } from "./state";

/**
 * While the test is prepared, its route is drawn: in equal parts of the wait each stop is reached in turn, by its leg.
 * @param stop from 0
 */
export const inTurn = (stop: number, stops: number) =>
  vars({ "--turn": stop / stops, "--share": 1 / stops });

type Props = {
  route: Curve;
  stops: number;
  /** As many as stops, or one fewer where the first stop is the beginning of the route. */
  legs: number;
};

export const DrawnLegs = ({ route, stops, legs }: Props) =>
  Array.from({ length: legs }, (_, leg) => (
    <DrawnLeg
      key={leg}
      d={legOf(route, leg, legs)}
      pathLength="1"
      {...inTurn(leg + stops - legs, stops)}
    />
  ));

const DURATION = `calc(var(--share) * ${START_MS}ms)`;

const draw = keyframes`
  from {
    stroke-dashoffset: 1.02;
    visibility: hidden;
  }
  to {
    stroke-dashoffset: 0;
    visibility: visible;
  }
`;

const swell = keyframes`
  50% { stroke-width: 9; }
  to { stroke-width: 5; }
`;

/** In ink, because magenta means answered. Its path has the length 1. */
export const DrawnLeg = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-width: 5;
  stroke-linecap: round;
  stroke-dasharray: 1.02;
  animation: ${draw} ${DURATION} linear calc(var(--turn) * ${START_MS}ms) both;
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** For a stop's circle, at the end of its leg. */
export const swelling = css`
  animation: ${swell} ${DURATION} var(--ease)
    calc((var(--turn) + 0.8 * var(--share)) * ${START_MS}ms) forwards;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
