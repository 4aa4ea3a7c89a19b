import RotateCcw from "lucide-react/icons/rotate-ccw";
import styled from "styled-components";
import type { AptitudeTest } from "../../content/model";
import { fill } from "../../lib/format";
import { chatAddress } from "../../lib/contactUrls";
import { Button } from "../../ui/Button";
import { narrow, phone as phoneWidth } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { Answers } from "./Answers";
import { chatLane } from "./chatLane";
import { chosen, draft } from "./draft";
import type { StageProps } from "./stageProps";
import type { State } from "./state";
import { Suggestions } from "./Suggestions";

type Props = StageProps & {
  test: AptitudeTest;
  /** The number that the answers may be sent to. */
  phone: string;
  answers: State["answers"];
};

/** The visitor's own answers, a chat draft with them, and what there is to read about. */
export function Results({
  test,
  texts,
  phone,
  answers,
  dispatch,
  heading,
}: Props) {
  const { questions } = test;
  const words = chosen(questions, answers);
  const given = words.filter((answer) => answer !== null).length;
  const open = words.length - given;
  return (
    <section aria-labelledby="results">
      <Top>
        <div>
          <h1 id="results" ref={heading} tabIndex={-1}>
            {texts.resultsHeading}
          </h1>
          <h2>
            {fill(open > 0 ? texts.answersSome : texts.answersAll, {
              given,
              open,
            })}
          </h2>
        </div>
        <Answers
          questions={questions}
          answers={words}
          notAnswered={texts.notAnswered}
        />
        <Next>
          {given > 0 && (
            <Button
              to={chatAddress(phone, draft(questions, answers, texts))}
              newTab
            >
              {texts.send}
            </Button>
          )}
          <Button kind="line" onClick={() => dispatch({ name: "retaken" })}>
            <RotateCcw aria-hidden />
            {texts.retake}
          </Button>
          <p>{given > 0 ? texts.sendNote : texts.sendNothing}</p>
        </Next>
      </Top>
      <Suggestions test={test} texts={texts} answers={answers} />
    </section>
  );
}

const Top = styled.div`
  position: relative;
  ${wrap}
  display: grid;
  grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
  gap: 28px 64px;
  padding-block: clamp(24px, 4vw, 64px) clamp(32px, 4vw, 56px);
  > ol {
    grid-area: 1 / 2 / 3;
  }
  h2 {
    margin-top: 20px;
    font-size: var(--t-xl);
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media ${narrow} {
    grid-template: none / minmax(0, 1fr);
    > ol {
      grid-area: auto;
    }
  }
  @media print {
    gap: 8px;
    padding-block: 0;
  }
  @media ${phoneWidth} {
    gap: 16px;
    padding-block: 16px 28px;
    h2 {
      margin-top: 6px;
      font-size: 1.1875rem;
    }
  }
`;

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-content: start;
  p {
    flex: 1 1 100%;
    max-width: 26.7em;
    font-size: var(--t-sm);
    line-height: 1.45;
  }
  button > svg {
    width: 1.25em;
    height: 1.25em;
  }
  @media print {
    display: none;
  }
  @media ${narrow} {
    ${chatLane}
  }
  @media ${phoneWidth} {
    [data-kind] {
      flex: 1 1 100%;
      padding-inline: 12px;
    }
  }
`;
