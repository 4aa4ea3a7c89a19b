import styled from "styled-components";
import { onPhones } from "../../styles/media";
import type { State } from "./state";
import { stopData, stops } from "./stops";

type Props = {
  answers: State["answers"];
  current: State["current"];
};

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
  height: 48px;
  li {
    flex: 1 1 0;
    display: grid;
    place-items: center start;
    min-width: 0;
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
    outline: 4px solid var(--ink);
  }
  @media ${onPhones} {
    height: 36px;
  }
`;
