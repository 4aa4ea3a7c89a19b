import styled from "styled-components";
import type { AnswerList } from "./state";
import { stopData, stops } from "./stops";

type Props = { answers: AnswerList; current: number };

/** The stops of the test in a row, with a large ring around the current one. */
export const Progress = ({ answers, current }: Props) => (
  <Line aria-hidden style={{ "--stops": answers.length }}>
    {answers.map((_, index) => (
      <li
        key={index}
        {...stopData(answers, index)}
        data-current={index === current || undefined}
      />
    ))}
  </Line>
);

const Line = styled.ol`
  ${stops}
  --disc-size: clamp(4px, 50vw / var(--stops), 30px);
  display: flex;
  height: 44px;
  li {
    flex: 1;
    display: grid;
    align-items: center;
  }
  li:last-child {
    flex: none;
  }
  li::before {
    position: relative;
  }
  li::after {
    inset-inline: 0;
    border-top: var(--leg);
  }
  [data-answered]::before {
    background: radial-gradient(var(--on-route) 30%, var(--route) 34%);
  }
  [data-current]::before {
    outline: 4px solid var(--text);
  }
`;
