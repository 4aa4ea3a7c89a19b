import {
  type Dispatch,
  type MouseEvent,
  type Ref,
  startTransition,
  useRef,
} from "react";
import styled from "styled-components";
import { Button } from "../../components/Button";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { AptitudeQuestion } from "../../content/model";
import { ground } from "../../lib/inks";
import { onPhones, onWide } from "../../styles/media";
import { inColumns, inGutters } from "../../styles/mixins";
import { Options } from "./Options";
import { Progress } from "./Progress";
import { answeredCount, type State, type TestEvent } from "./state";

type Props = {
  questions: readonly AptitudeQuestion[];
  /** The heading of the page. */
  heading: string;
  /** The ref of the question's heading, which gets the focus. */
  headingRef: Ref<HTMLHeadingElement>;
  state: State;
  dispatch: Dispatch<TestEvent>;
};

/** The longest time between two taps of a finger that are meant as one. */
const DOUBLE_TAP_MS = 500;

/** One question at a time. The visitor may go forwards, backwards and to the end without answering. */
export function Questions({
  questions,
  heading,
  headingRef,
  state,
  dispatch,
}: Props) {
  const { answers, current, isResumed } = state;
  const total = questions.length;
  const { text, options } = questions[current]!;
  const isLast = current === total - 1;

  const steppedAtRef = useRef(-Infinity);

  /** A double click or tap is one step. Of a mouse the browser counts the clicks, of a finger not every one does. */
  function step({ nativeEvent, timeStamp, detail }: MouseEvent, to: number) {
    const { pointerType } = nativeEvent as Partial<PointerEvent>;
    const isByFinger = pointerType === "touch" || pointerType === "pen";
    const isQuick = timeStamp - steppedAtRef.current < DOUBLE_TAP_MS;
    if (detail > 1 || (isByFinger && isQuick)) return;
    steppedAtRef.current = timeStamp;
    if (to < total) dispatch({ name: "moved", to });
    // The results are a large update: in a transition the button reacts first.
    else startTransition(() => dispatch({ name: "completed" }));
  }

  return (
    <Stage aria-label={heading} {...ground("sea")}>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <Count>
        <b id="progress">{`Question ${current + 1} of ${total}`}</b>
        <span role="status">
          {`${answeredCount(answers)} of ${total} answered`}
        </span>
      </Count>
      {isResumed && (
        <p>
          You are back where you left the test. Your answers are still here.
        </p>
      )}
      <Progress answers={answers} current={current} />
      <Question>
        {/* A new element for each question, which scrolls into view even if the last one still has the focus. */}
        <h2 key={current} id="question" ref={headingRef} tabIndex={-1}>
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
              onClick={(event) => step(event, current - 1)}
            >
              Previous
            </Button>
            <Button onClick={(event) => step(event, current + 1)}>
              {isLast ? "Complete Test" : "Next"}
            </Button>
          </QuestionButtons>
        </div>
      </Question>
    </Stage>
  );
}

/**
 * As high as the viewport, so that the footer is below it. The last button can be scrolled clear of the chat button.
 */
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
