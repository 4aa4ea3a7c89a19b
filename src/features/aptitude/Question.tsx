import styled from "styled-components";
import { columns } from "../../ui/mixins";
import type { AptitudeQuestion } from "../../content/model";
import { phone, tiny } from "../../ui/media";
import { Options } from "./Options";
import type { StageProps } from "./stageProps";

type Props = {
  question: AptitudeQuestion;
  number: number;
  answer: number | null;
  choose: (option: number) => void;
  heading: StageProps["heading"];
};

export function Question({ question, number, answer, choose, heading }: Props) {
  return (
    // Named by what is seen ("Question 3 of 20" and the question), not by a <legend>: engines do not agree on where that
    // stands in a grid.
    <Group aria-labelledby="progress question">
      <h2 id="question" ref={heading} tabIndex={-1}>
        {question.text}
      </h2>
      <Options
        name={`question-${number}`}
        options={question.options}
        answer={answer}
        choose={choose}
      />
    </Group>
  );
}

const Group = styled.fieldset`
  gap: 24px 96px;
  align-items: start;
  ${columns(5, 6)}
  @media ${phone} {
    gap: 14px;
    h2 {
      font-size: 1.75rem;
    }
  }
  @media ${tiny} {
    h2 {
      font-size: 1.5625rem;
    }
  }
`;
