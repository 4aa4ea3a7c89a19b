import { memo } from "react";
import styled from "styled-components";
import type { Scholarship } from "../../content/model";
import { PinScale } from "./PinScale";
import { along, deadlineOrder } from "./scale";
import { Disc, INK, RADIUS } from "./TypeMark";
import { hasPassed } from "./useToday";

/** Measures of the drawing, in pixels; its width is the room there is. */
const HEIGHT = 226;
const BASE = 186;
const SHORTEST = 20;
const LONGEST = 174;

type Props = {
  scholarships: readonly Scholarship[];
  /** Those in the list; the others are dimmed. */
  matches: readonly Scholarship[];
  top: number;
  today: string;
};

/** Every award as a pin: how far along is how much, how high is how late. `memo` as in ScholarshipList. */
export const Pins = memo(function Pins({
  scholarships,
  matches,
  top,
  today,
}: Props) {
  const order = deadlineOrder(scholarships);
  // The higher ones first, so that they stand behind the lower ones.
  const behindFirst = [...scholarships].sort(
    (a, b) => order.get(b.id)! - order.get(a.id)!,
  );
  const listed = new Set(matches);
  return (
    <Drawing height={HEIGHT} aria-hidden>
      <PinScale top={top} y={BASE} />
      {behindFirst.map((scholarship) => {
        const { id, type, awardAmount, deadline } = scholarship;
        const x = along(awardAmount, top);
        const height = SHORTEST + order.get(id)! * (LONGEST - SHORTEST);
        const y = Math.round(BASE - height);
        return (
          <g
            key={id}
            data-ink={INK[type]}
            data-open={!hasPassed(deadline, today)}
            data-listed={listed.has(scholarship)}
          >
            <line x1={x} x2={x} y1={y + RADIUS} y2={BASE} />
            <Disc type={type} x={x} y={y} />
          </g>
        );
      })}
    </Drawing>
  );
});

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  line {
    stroke: var(--ink);
    stroke-width: 2;
  }
  [data-open="true"] line {
    stroke: var(--route);
  }
  [data-listed="false"] {
    fill-opacity: 0.16;
    stroke-opacity: 0.16;
  }
`;
