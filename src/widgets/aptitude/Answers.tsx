import styled from "styled-components";
import { onPhones } from "../../styles/media";
import { displayType, visuallyHidden } from "../../styles/mixins";
import type { AnswerList } from "./state";
import { stopData, stops } from "./stops";

type Props = { questions: readonly { text: string }[]; answers: AnswerList };

/** The stops of the test with the answers, from top to bottom, in two columns where there is room. */
export const Answers = ({ questions, answers }: Props) => (
  <List>
    {questions.map(({ text }, index) => (
      <li key={index} {...stopData(answers, index)}>
        <span>{text}</span> <b>{answers[index] ?? "Not answered"}</b>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  ${stops}
  --disc-size: 32px;
  columns: 2 12rem;
  column-gap: var(--space-6);
  counter-reset: stop;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-height: 5.25rem;
    padding: 0 0 var(--space-3) calc(var(--disc-size) + var(--space-4));
    line-height: var(--lh-snug);
    break-inside: avoid;
    counter-increment: stop;
  }
  li::before {
    content: counter(stop);
    position: absolute;
    display: grid;
    place-items: center;
    font: var(--weight-strong) var(--t-sm) / var(--lh-tight) var(--font-text);
  }
  li::after {
    top: var(--disc-size);
    bottom: 0;
    left: calc(var(--disc-size) / 2);
    border-left: var(--leg);
    transform: translateX(-50%);
  }
  span {
    text-wrap: balance;
    font-size: var(--t-sm);
    color: var(--text-2);
  }
  b {
    font-weight: var(--weight-text);
    color: var(--text-2);
  }
  [data-answered]::before {
    color: var(--on-route);
  }
  [data-answered] b {
    ${displayType}
    font-size: var(--t-xl);
    line-height: var(--lh-head);
    color: var(--text);
  }
  @media screen and ${onPhones} {
    li {
      min-height: 44px;
    }
    /* Hidden from sight, because the visitor has just read the questions. */
    span {
      ${visuallyHidden}
    }
  }
`;
