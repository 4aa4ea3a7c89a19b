import styled from "styled-components";
import { onPhones, onTablets, onWide } from "../../styles/media";
import { displayType, evenFigures, visuallyHidden } from "../../styles/mixins";

type Props = {
  questions: readonly { text: string }[];
  /** The words chosen for each; null where none were. */
  options: readonly (string | null)[];
};

/** The stops of the test with the words that were chosen, from top to bottom, in two columns where there is room. */
export const Answers = ({ questions, options }: Props) => (
  <List>
    {options.map((option, index) => (
      <li
        key={index}
        data-answered={option !== null || undefined}
        data-joined={
          (option !== null && options[index + 1] != null) || undefined
        }
      >
        <span>{questions[index]!.text}</span> <b>{option ?? "Not answered"}</b>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  --stop: 32px;
  columns: 2;
  column-gap: var(--space-6);
  counter-reset: stop;
  li {
    position: relative;
    display: grid;
    align-content: start;
    min-height: 84px;
    padding: 0 0 var(--space-3) calc(var(--stop) + var(--space-4));
    line-height: 1.3;
    break-inside: avoid;
    counter-increment: stop;
  }
  li::before {
    ${evenFigures}
    content: counter(stop);
    position: absolute;
    z-index: 1;
    left: 0;
    top: 0;
    display: grid;
    place-items: center;
    width: var(--stop);
    height: var(--stop);
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--sea);
    font: var(--w-strong) var(--t-sm) / 1 var(--font-text);
  }
  /* The line to the next stop. */
  li::after {
    content: "";
    position: absolute;
    left: calc(var(--stop) / 2 - 1px);
    top: var(--stop);
    bottom: 0;
    border-left: 2px dotted var(--ink);
  }
  li:last-child::after {
    content: none;
  }
  /* Where the first of two columns ends, of ten. */
  @media ${onTablets}, ${onWide}, print {
    li:nth-child(5):nth-last-child(6)::after {
      content: none;
    }
  }
  [data-answered]::before {
    border-color: var(--route);
    background: var(--route);
    color: var(--on-route);
    print-color-adjust: exact;
  }
  [data-joined]::after {
    left: calc(var(--stop) / 2 - 2px);
    border-left: 4px solid var(--route);
  }
  span {
    text-wrap: balance;
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
  [data-answered] b {
    ${displayType}
    font-size: var(--t-xl);
    line-height: 1.15;
  }
  li:not([data-answered]) b {
    font-weight: var(--w-text);
    color: var(--ink-2);
  }
  @media screen and ${onPhones} {
    --stop: 28px;
    columns: auto;
    li {
      min-height: 40px;
    }
    /* The questions were just read. */
    span {
      ${visuallyHidden}
    }
  }
`;
