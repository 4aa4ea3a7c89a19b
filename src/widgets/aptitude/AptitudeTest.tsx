import { type ReactNode, useEffect, useReducer } from "react";
import styled from "styled-components";
import type { AptitudeTest as Test } from "../../content/model";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { Intro } from "./Intro";
import { Questions } from "./Questions";
import { Results } from "./Results";
import { aptitudeReducer, begin, START_MS } from "./state";
import { useFocusHeading } from "./useFocusHeading";

type Props = {
  test: Test;
  heading: string;
  lead: string;
  /** The end of the page, which waits while there are questions. */
  children: ReactNode;
};

/** The career aptitude test: intro, questions, results. Its answers are in memory only, and gone with the page. */
export function AptitudeTest({ test, heading, lead, children }: Props) {
  const [state, dispatch] = useReducer(
    aptitudeReducer,
    test.questions.length,
    begin,
  );
  const { stage, answers } = state;
  const title = useFocusHeading(stage, state.current);
  const isLoading = stage === "loading";

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => dispatch({ name: "loaded" }), START_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    <>
      <Stage>
        <VisuallyHidden role="status">
          {isLoading && "Preparing your test…"}
        </VisuallyHidden>
        {(stage === "intro" || isLoading) && (
          <Intro
            test={test}
            heading={heading}
            lead={lead}
            title={title}
            isLoading={isLoading}
            onStart={() => dispatch({ name: "started" })}
          />
        )}
        {stage === "questions" && (
          <Questions
            questions={test.questions}
            heading={heading}
            title={title}
            state={state}
            dispatch={dispatch}
          />
        )}
        {stage === "results" && (
          <Results
            test={test}
            answers={answers}
            title={title}
            onRetake={() => dispatch({ name: "retaken" })}
          />
        )}
      </Stage>
      {stage !== "questions" && children}
    </>
  );
}

const Stage = styled.div`
  padding-top: var(--header-h);
  background: var(--sea);
`;
