import styled from "styled-components";
import { phone } from "../../ui/media";
import { visuallyHidden } from "../../ui/mixins";
import { vars } from "../../ui/vars";

type Props = {
  questions: readonly { text: string }[];
  /** In words; null where none was given. */
  answers: readonly (string | null)[];
  notAnswered: string;
};

/** The stops of the test upright: each with the words that were chosen, the line magenta between two of them. */
export function Answers({ questions, answers, notAnswered }: Props) {
  const rows = Math.ceil(answers.length / 2);
  return (
    <List {...vars({ "--rows": rows })}>
      {answers.map((answer, index) => (
        <li
          key={questions[index]!.text}
          data-answered={answer !== null}
          data-joined={answer !== null && answers[index + 1] != null}
          data-end={index === rows - 1}
        >
          <span>{questions[index]!.text}</span> <b>{answer ?? notAnswered}</b>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  --stop: 32px;
  display: grid;
  grid-template: repeat(var(--rows), auto) / 1fr 1fr;
  grid-auto-flow: column;
  column-gap: 32px;
  counter-reset: stop;
  li {
    position: relative;
    display: grid;
    align-content: start;
    min-height: 72px;
    padding: 3px 0 14px calc(var(--stop) + 16px);
    line-height: 1.3;
    counter-increment: stop;
  }
  li::before {
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
    font: 600 0.875rem/1 var(--font-text);
    font-variant-numeric: tabular-nums;
  }
  li::after {
    content: "";
    position: absolute;
    left: calc(var(--stop) / 2 - 1px);
    top: var(--stop);
    bottom: 0;
    border-left: 2px dotted var(--ink);
  }
  li:last-child::after {
    display: none;
  }
  [data-answered="true"]::before {
    border-color: var(--route);
    background: var(--route);
    font-weight: 700;
    color: var(--on-route);
    print-color-adjust: exact;
  }
  [data-joined="true"]::after {
    left: calc(var(--stop) / 2 - 2px);
    border-left: 4px solid var(--route);
  }
  span {
    font-size: 0.875rem;
    color: var(--ink-2);
  }
  b {
    font-size: 1.125rem;
    font-weight: var(--w-strong);
  }
  [data-answered="false"] b {
    font-weight: var(--w-text);
    color: var(--ink-2);
  }
  @media not screen and ${phone} {
    [data-end="true"]::after {
      display: none;
    }
  }
  @media print {
    li {
      min-height: 48px;
    }
  }
  /* On paper the questions are there at any width. */
  @media screen and ${phone} {
    --stop: 28px;
    display: block;
    li {
      min-height: 40px;
      padding-bottom: 9px;
    }
    span {
      ${visuallyHidden}
    }
    b {
      font-size: 1.0625rem;
    }
  }
`;
