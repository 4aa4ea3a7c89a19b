import { type Dispatch, type RefObject, startTransition } from "react";
import styled from "styled-components";
import type { AptitudeQuestion } from "../../content/model";
import { Button } from "../../components/Button";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { onPhones, onWide } from "../../styles/media";
import { hours } from "../../styles/grid";
import { evenFigures, inColumns, inGutters } from "../../styles/mixins";
import { focusedHeading } from "./focusedHeading";
import { Options } from "./Options";
import { Progress } from "./Progress";
import { answeredCount, type State, type TestEvent } from "./state";

type Props = {
  questions: readonly AptitudeQuestion[];
  /** Of the page. */
  heading: string;
  /** The heading that takes the focus: the question. */
  title: RefObject<HTMLHeadingElement | null>;
  state: State;
  dispatch: Dispatch<TestEvent>;
};

/** One question at a time; forwards, backwards and to the end without answering, as the visitor likes. */
export function Questions({
  questions,
  heading,
  title,
  state,
  dispatch,
}: Props) {
  const { answers, current } = state;
  const total = questions.length;
  const question = questions[current]!;
  const isLast = current === total - 1;
  return (
    <Stage aria-label={heading}>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <Count>
        <b id="progress">{`Question ${current + 1} of ${total}`}</b>
        <span role="status">
          {`${answeredCount(state)} of ${total} answered`}
        </span>
      </Count>
      <Progress answers={answers} current={current} />
      {/* Named by visible text, not by a <legend>: engines place that differently in a grid. */}
      <Group key={current} aria-labelledby="progress question">
        <h2 id="question" ref={title} tabIndex={-1}>
          {question.text}
        </h2>
        <Options
          name={`question-${current + 1}`}
          options={question.options}
          answer={answers[current] ?? null}
          onChoose={(option) => dispatch({ name: "answered", option })}
        />
      </Group>
      <QuestionButtons>
        <Button
          kind="line"
          disabled={current === 0}
          onClick={() => dispatch({ name: "moved", to: current - 1 })}
        >
          Previous
        </Button>
        {isLast ? (
          // The second press of a hasty "Next" lands here, where there is no way back.
          <Button
            onClick={({ detail }) =>
              detail < 2 &&
              // The results are a whole page: the button answers first.
              startTransition(() => dispatch({ name: "completed" }))
            }
          >
            Complete Test
          </Button>
        ) : (
          <Button onClick={() => dispatch({ name: "moved", to: current + 1 })}>
            Next
          </Button>
        )}
      </QuestionButtons>
    </Stage>
  );
}

/** As high as the window, so that the footer is below it, and with room to scroll the last button clear of the chat's. */
const Stage = styled.section`
  ${inGutters}
  min-height: calc(100svh - var(--header-h));
  padding-block: var(--space-6) var(--space-8);
  @media ${onPhones} {
    padding-top: var(--space-3);
  }
`;

const Count = styled.p`
  ${evenFigures}
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  justify-content: space-between;
  font-weight: var(--w-strong);
`;

const Group = styled.fieldset`
  ${inColumns([9])}
  row-gap: var(--space-4);
  align-items: start;
  margin-top: var(--space-6);
  h2 {
    ${focusedHeading}
  }
  @media ${onWide} {
    h2 {
      font-size: var(--t-4xl);
    }
  }
  @media ${onPhones} {
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- more in a high window */
    margin-top: clamp(var(--space-2), 7svh - 40px, var(--space-6));
    h2 {
      font-size: var(--t-2xl);
    }
  }
`;

const QuestionButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  justify-content: space-between;
  margin-top: var(--space-5);
  @media ${onWide} {
    justify-content: start;
    margin-left: calc(${hours(9)});
  }
  @media ${onPhones} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- more in a high window */
    margin-top: clamp(var(--space-4), 7svh - 28px, var(--space-6));
  }
`;
