import type { RefObject } from "react";
import styled from "styled-components";
import type { AptitudeQuestion } from "../../content/model";
import { narrow, phone } from "../../ui/media";
import { numeric } from "../../ui/mixins";
import { Options } from "./Options";

type Props = {
  question: AptitudeQuestion;
  number: number;
  /** "Question 4 of 10" */
  progress: string;
  answer: number | null;
  choose: (option: number) => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

export function Question({
  question,
  number,
  progress,
  answer,
  choose,
  heading,
}: Props) {
  return (
    // Named by what is seen, not by a <legend>: engines do not agree on where that stands in a grid.
    <Group aria-labelledby="question">
      <div id="question">
        <span>{progress}</span>{" "}
        <h2 ref={heading} tabIndex={-1}>
          {question.text}
        </h2>
      </div>
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
  gap: 32px 96px;
  align-items: start;
  > div > span {
    font-size: var(--t-lg);
    font-weight: 560;
    line-height: 1.5;
    ${numeric}
    @media ${phone} {
      font-size: 1.125rem;
    }
  }
  h2 {
    margin-top: 12px;
  }
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
