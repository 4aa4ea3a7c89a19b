import { css } from "styled-components";

/**
 * The questions as stops on a line: the items of a list, each with a disc and a leg to the next one. Magenta where
 * answered; a leg is whole between two answers, and dotted beside an open question. Disc and leg are laid out by the list.
 */
export const stops = css`
  li {
    position: relative;
    --leg: 2px dotted var(--ink);
  }
  li::before {
    content: "";
    z-index: var(--z-over);
    width: var(--disc-size);
    height: var(--disc-size);
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--sea);
  }
  li::after {
    content: "";
    position: absolute;
  }
  li:last-child::after {
    content: none;
  }
  [data-answered]::before {
    border-color: var(--route);
    background: var(--route);
    print-color-adjust: exact;
  }
  [data-joined] {
    --leg: 4px solid var(--route);
  }
`;

/**
 * What `stops` draws of a stop.
 * @param answers of all questions; null where a question is open
 */
export const stopData = (answers: readonly unknown[], index: number) => {
  const isAnswered = answers[index] != null;
  return {
    "data-answered": isAnswered || undefined,
    "data-joined": (isAnswered && answers[index + 1] != null) || undefined,
  };
};
