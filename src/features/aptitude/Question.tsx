import type { RefObject } from "react";
import styled from "styled-components";
import type { AptitudeQuestion } from "../../content/model";
import { narrow, phone, tiny } from "../../ui/media";
import { Options } from "./Options";

type Props = {
  question: AptitudeQuestion;
  number: number;
  /** The element that says which question of how many this is. */
  progressId: string;
  answer: number | null;
  choose: (option: number) => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

export function Question({
  question,
  number,
  progressId,
  answer,
  choose,
  heading,
}: Props) {
  return (
    // Named by what is seen, not by a <legend>: engines do not agree on where that stands in a grid.
    <Group aria-labelledby={`${progressId} question`}>
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
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: 24px 96px;
  align-items: start;
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
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
