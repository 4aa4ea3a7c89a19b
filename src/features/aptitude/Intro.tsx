import styled from "styled-components";
import type { AptitudeTest } from "../../content/model";
import { useReplayableButton } from "../../lib/useReplayableButton";
import { Button } from "../../ui/Button";
import { Hop } from "../../ui/Hop";
import { Lede } from "../../ui/Lede";
import { low, narrow, phone, tiny, wide } from "../../ui/media";
import { columns, wrap } from "../../ui/mixins";
import { IntroChart } from "./IntroChart";
import { Progress } from "./Progress";
import type { StageProps } from "./stageProps";
import { TestFacts } from "./TestFacts";

type Props = StageProps & { test: AptitudeTest; isLoading: boolean };

/** What the test is, and Start Test. */
export function Intro({ test, texts, isLoading, dispatch, heading }: Props) {
  return (
    <Stage aria-labelledby="intro">
      <div>
        <h1 id="intro" ref={heading} tabIndex={-1}>
          {texts.heading}
        </h1>
        <Lede>{texts.lead}</Lede>
        <TestFacts test={test} texts={texts} />
        <Flat>
          <Progress
            answers={test.questions.map(() => null)}
            current={null}
            isDrawn={isLoading}
          />
        </Flat>
        <StartButton texts={texts} isLoading={isLoading} dispatch={dispatch} />
        <noscript>
          <p>{texts.withoutJavaScript}</p>
        </noscript>
      </div>
      <IntroChart
        questions={test.questions.length}
        you={texts.you}
        isDrawn={isLoading}
      />
    </Stage>
  );
}

/** What is drawn while it is disabled shows that the test is being prepared. */
const StartButton = ({
  texts,
  isLoading,
  dispatch,
}: Omit<Props, "test" | "heading">) => (
  <Button
    disabled={isLoading}
    onClick={() => dispatch({ name: "started" })}
    {...useReplayableButton()}
  >
    {isLoading ? texts.preparing : texts.start}
    {!isLoading && <Hop />}
  </Button>
);

const Stage = styled.section`
  position: relative;
  ${wrap}
  gap: 48px;
  align-items: center;
  min-height: calc(100svh - var(--header-h));
  padding-block: 40px 56px;
  ${columns(6, 6)}
  h1 {
    font-size: min(clamp(2.25rem, 1.6rem + 4.4vw, 5.5rem), 14.5vw);
  }
  ${Lede} {
    margin: 20px 0 28px;
    color: var(--ink);
  }
  noscript p {
    margin-top: 20px;
    font-weight: var(--w-strong);
  }
  @media ${narrow} {
    align-content: start;
    min-height: 0;
    padding-top: 28px;
    > svg {
      display: none;
    }
  }
  @media ${phone} {
    padding-block: 18px 32px;
    h1 {
      font-size: clamp(2.25rem, 1.5rem + 4.4vw, 3rem);
    }
    ${Lede} {
      margin: 12px 0 16px;
      line-height: 1.45;
    }
  }
  @media ${tiny} {
    h1 {
      font-size: 2rem;
    }
  }
  /* On a phone's side the button is in sight. */
  @media ${narrow} and ${low} {
    padding-top: 12px;
    ${Lede} {
      max-width: 42em;
      margin: 8px 0 12px;
    }
  }
`;

/** The route on a narrow screen. Before the first question it becomes the line of the progress. */
const Flat = styled.div`
  @media ${wide}, ${low} {
    display: none;
  }
  > svg {
    margin-block: 4px 20px;
    @media ${phone} {
      margin-block: 8px 26px;
    }
  }
`;
