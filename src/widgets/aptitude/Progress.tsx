import styled from "styled-components";
import { onPhones } from "../../styles/media";
import type { State } from "./state";

type Props = {
  answers: State["answers"];
  current: State["current"];
};

/** The questions as stops on a line: magenta where answered, a large ring around the current one, open where not. */
export const Progress = ({ answers, current }: Props) => (
  <Line aria-hidden style={{ "--stops": answers.length }}>
    {answers.map((answer, stop) => (
      <li
        key={stop}
        data-answered={answer !== null || undefined}
        data-joined={
          (answer !== null && answers[stop + 1] != null) || undefined
        }
        data-current={stop === current || undefined}
      />
    ))}
  </Line>
);

const Line = styled.ol`
  --size: clamp(10px, 50vw / var(--stops), 30px);
  display: flex;
  height: 48px;
  li {
    position: relative;
    flex: 1 1 0;
    display: grid;
    place-items: center start;
  }
  li:last-child {
    flex: none;
  }
  /* The leg to the next stop. */
  li:not(:last-child)::before {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    border-top: 2px dotted var(--ink);
  }
  li::after {
    content: "";
    position: relative;
    width: var(--size);
    height: var(--size);
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--sea);
  }
  [data-answered]::after {
    border-color: var(--route);
    background: radial-gradient(var(--on-route) 30%, var(--route) 34%);
  }
  [data-joined]:not(:last-child)::before {
    border-top: 4px solid var(--route);
  }
  [data-current]::after {
    outline: 4px solid var(--ink);
  }
  @media ${onPhones} {
    height: 36px;
  }
`;
