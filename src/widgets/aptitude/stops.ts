import { css } from "styled-components";
import type { AnswerList } from "./state";

/**
 * The questions as stops on a line: the items of a list, each with a disc and a line to the next one. Answered stops
 * are magenta; the line between two answered stops is solid, every other line is dotted. The list lays out discs and
 * lines.
 */
export const stops = css`
  li {
    position: relative;
    --leg: 2px dotted var(--text);
  }
  li::before {
    content: "";
    z-index: var(--z-over);
    width: var(--disc-size);
    height: var(--disc-size);
    border: 2px solid var(--text);
    border-radius: 50%;
    background: var(--sea);
  }
  li:not(:last-child)::after {
    content: "";
    position: absolute;
  }
  [data-answered]::before {
    border-color: var(--route);
    background: var(--route);
    /* Paper has one ink, also for the numbers on it. */
    @media print {
      background: none;
    }
  }
  [data-joined] {
    --leg: 4px solid var(--route);
  }
`;

/** The attributes of an item that `stops` styles. */
export const stopData = (answers: AnswerList, index: number) => {
  const isAnswered = answers[index] !== null;
  return {
    "data-answered": isAnswered || undefined,
    "data-joined": (isAnswered && answers[index + 1] != null) || undefined,
  };
};
