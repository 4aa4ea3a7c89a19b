import type { Dispatch, RefObject } from "react";
import styled from "styled-components";
import type { AptitudeQuestion, AptitudeTestPage } from "../../content/model";
import { fill } from "../../lib/format";
import { Button } from "../../ui/Button";
import { Hidden } from "../../ui/Hidden";
import { phone } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { Progress } from "./Progress";
import { ProgressKey } from "./ProgressKey";
import { Question } from "./Question";
import { answeredCount, type Event, type State } from "./state";

type Props = {
  questions: readonly AptitudeQuestion[];
  texts: AptitudeTestPage;
  state: State;
  tell: Dispatch<Event>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** One question at a time; forwards, backwards and to the end without answering, as the visitor likes. */
export function Questions({ questions, texts, state, tell, heading }: Props) {
  const { answers, current } = state;
  const total = questions.length;
  const isLast = current === total - 1;
  return (
    <Stage aria-label={texts.heading}>
      <Hidden as="h1">{texts.heading}</Hidden>
      <Progress answers={answers} current={current} />
      <ProgressKey
        answered={fill(texts.answered, {
          answered: answeredCount(state),
          total,
        })}
        texts={texts}
      />
      <Question
        key={current}
        question={questions[current]!}
        number={current + 1}
        progress={fill(texts.progress, { number: current + 1, total })}
        answer={answers[current] ?? null}
        choose={(option) => tell({ name: "answered", option })}
        heading={heading}
      />
      <Moves>
        <Button
          kind="line"
          disabled={current === 0}
          onClick={() => tell({ name: "moved", to: current - 1 })}
        >
          {texts.previous}
        </Button>
        {isLast ? (
          // The second press of a hasty "Next" lands here, where there is no way back.
          <Button
            onClick={({ detail }) => detail < 2 && tell({ name: "completed" })}
          >
            {texts.complete}
          </Button>
        ) : (
          <Button onClick={() => tell({ name: "moved", to: current + 1 })}>
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
  padding-block: clamp(32px, 5vw, 72px) 72px;
`;

const Moves = styled.div`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  margin-top: 36px;
  @media ${phone} {
    margin-top: 24px;
    button {
      flex: 1;
      padding: 8px 16px;
    }
  }
`;
