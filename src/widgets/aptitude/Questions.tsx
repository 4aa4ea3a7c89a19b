import { type Dispatch, type Ref, startTransition } from "react";
import styled from "styled-components";
import { Button } from "../../components/Button";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { AptitudeQuestion } from "../../content/model";
import { onPhones, onWide } from "../../styles/media";
import { inColumns, inGutters } from "../../styles/mixins";
import { Options } from "./Options";
import { Progress } from "./Progress";
import { answeredCount, type State, type TestEvent } from "./state";

type Props = {
  questions: readonly AptitudeQuestion[];
  /** Of the page. */
  heading: string;
  /** The heading that takes the focus: the question. */
  title: Ref<HTMLHeadingElement>;
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
  const { text, options } = questions[current]!;
  const isLast = current === total - 1;

  const moveTo = (to: number) => dispatch({ name: "moved", to });

  /** @param presses how often the button was pressed in a row */
  function goOn(presses: number) {
    if (!isLast) moveTo(current + 1);
    // The second press of a hasty "Next" ends nothing: there is no way back.
    else if (presses < 2)
      // The results are a whole page: the button answers first.
      startTransition(() => dispatch({ name: "completed" }));
  }

  return (
    <Stage aria-label={heading} data-block data-ink="sea">
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <Count>
        <b id="progress">{`Question ${current + 1} of ${total}`}</b>
        <span role="status">
          {`${answeredCount(answers)} of ${total} answered`}
        </span>
      </Count>
      <Progress answers={answers} current={current} />
      <Question>
        {/* A new element each time: it scrolls into view even where the last question still has the focus. */}
        <h2 key={current} id="question" ref={title} tabIndex={-1}>
          {text}
        </h2>
        <div>
          <Options
            key={current}
            name={`question-${current + 1}`}
            labelledBy="progress question"
            options={options}
            answer={answers[current]!}
            onChoose={(option) => dispatch({ name: "answered", option })}
          />
          <QuestionButtons>
            <Button
              kind="line"
              disabled={current === 0}
              onClick={() => moveTo(current - 1)}
            >
              Previous
            </Button>
            <Button onClick={({ detail }) => goOn(detail)}>
              {isLast ? "Complete Test" : "Next"}
            </Button>
          </QuestionButtons>
        </div>
      </Question>
    </Stage>
  );
}

/** As high as the window, so that the footer is below it, and with room to scroll the last button clear of the chat's. */
const Stage = styled.section`
  ${inGutters}
  min-height: 100svh;
  padding-block: calc(var(--header-h) + var(--space-5)) var(--space-8);
`;

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  justify-content: space-between;
  font-weight: var(--weight-strong);
`;

const Question = styled.div`
  ${inColumns(9)}
  row-gap: var(--space-4);
  margin-top: var(--space-6);
  @media ${onWide} {
    h2 {
      font-size: var(--t-4xl);
    }
  }
  @media ${onPhones} {
    margin-top: var(--space-4);
    h2 {
      font-size: var(--t-2xl);
    }
  }
`;

const QuestionButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-5);
  @media ${onPhones} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
  }
`;
