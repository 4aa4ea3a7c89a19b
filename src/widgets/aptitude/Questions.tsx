import styled from "styled-components";
import type { AptitudeQuestion } from "../../content/model";
import { fill } from "../../lib/format";
import { Button } from "../../ui/Button";
import { Hidden } from "../../ui/Hidden";
import { narrow, phone } from "../../ui/media";
import { numeric, wrap } from "../../ui/mixins";
import { chatLane } from "./chatLane";
import { Progress } from "./Progress";
import { Question } from "./Question";
import type { StageProps } from "./stageProps";
import { answeredCount, type State } from "./state";

type Props = StageProps & {
  questions: readonly AptitudeQuestion[];
  state: State;
};

/** One question at a time; forwards, backwards and to the end without answering, as the visitor likes. */
export function Questions({
  questions,
  texts,
  state,
  dispatch,
  heading,
}: Props) {
  const { answers, current } = state;
  const total = questions.length;
  const isLast = current === total - 1;
  return (
    <Stage aria-label={texts.heading}>
      <Hidden as="h1">{texts.heading}</Hidden>
      <Count>
        <b id="progress">
          {fill(texts.progress, { number: current + 1, total })}
        </b>
        <span role="status">
          {fill(texts.answered, { answered: answeredCount(state), total })}
        </span>
      </Count>
      <Progress answers={answers} current={current} />
      <Question
        key={current}
        question={questions[current]!}
        number={current + 1}
        answer={answers[current] ?? null}
        choose={(option) => dispatch({ name: "answered", option })}
        heading={heading}
      />
      <Moves>
        <Button
          kind="line"
          disabled={current === 0}
          onClick={() => dispatch({ name: "moved", to: current - 1 })}
        >
          {texts.previous}
        </Button>
        {isLast ? (
          // The second press of a hasty "Next" lands here, where there is no way back.
          <Button
            onClick={({ detail }) =>
              detail < 2 && dispatch({ name: "completed" })
            }
          >
            {texts.complete}
          </Button>
        ) : (
          <Button onClick={() => dispatch({ name: "moved", to: current + 1 })}>
            {texts.nextQuestion}
          </Button>
        )}
      </Moves>
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  ${wrap}
  padding-block: clamp(24px, 4vw, 56px) 56px;
  @media ${phone} {
    padding-block: 14px 20px;
  }
`;

const Count = styled.p`
  display: flex;
  gap: 16px;
  justify-content: space-between;
  margin-bottom: 10px;
  font-weight: 600;
  line-height: 1.4;
  ${numeric}
  @media ${phone} {
    margin-bottom: 8px;
    font-size: var(--t-sm);
  }
`;

const Moves = styled.div`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  margin-top: 32px;
  @media ${narrow} {
    ${chatLane}
  }
  @media ${phone} {
    margin-top: 14px;
    button {
      flex: 1;
      min-height: 52px;
      padding: 4px 16px;
    }
  }
`;
