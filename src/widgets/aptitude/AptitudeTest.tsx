import { type ReactNode, useEffect, useReducer, useRef } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { AptitudeTest as Test } from "../../content/model";
import { kept } from "../../lib/kept";
import { Intro } from "./Intro";
import { Questions } from "./Questions";
import { Results } from "./Results";
import { aptitudeReducer, begin, resume, START_MS, type State } from "./state";

/** Where a test that was begun is kept. */
const KEY = "/aptitude-test#test";

type Props = {
  test: Test;
  heading: string;
  lead: string;
  /** The end of the page, hidden during the questions. */
  children: ReactNode;
};

/** The career aptitude test: intro, questions, results. It lasts as long as the tab, in memory only. */
export function AptitudeTest({ test, heading, lead, children }: Props) {
  const [state, dispatch] = useReducer(aptitudeReducer, null, () => {
    const left = kept.get(KEY) as State | undefined;
    return left ? resume(left) : begin(test.questions.length);
  });
  const { stage, current } = state;
  const isLoading = stage === "loading";
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownRef = useRef({ stage, current });

  useEffect(() => void kept.set(KEY, state), [state]);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => dispatch({ name: "loaded" }), START_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  // Moves the focus to the heading of each new stage and question, for keyboards and screen readers, and begins each
  // stage at the top. Not on the first load, and not while the test is prepared: its button says so.
  useEffect(() => {
    const isNewStage = stage !== shownRef.current.stage;
    const isNew = isNewStage || current !== shownRef.current.current;
    if (!isNew || stage === "loading") return;
    shownRef.current = { stage, current };
    if (isNewStage) window.scrollTo(0, 0);
    headingRef.current!.focus({ preventScroll: isNewStage });
  }, [stage, current]);

  return (
    <>
      <VisuallyHidden role="status">
        {isLoading && "Preparing your test…"}
      </VisuallyHidden>
      {(stage === "intro" || isLoading) && (
        <Intro
          test={test}
          heading={heading}
          lead={lead}
          headingRef={headingRef}
          isLoading={isLoading}
          onStart={() => dispatch({ name: "started" })}
          onReturn={
            state.hasResults ? () => dispatch({ name: "returned" }) : null
          }
        />
      )}
      {stage === "questions" && (
        <Questions
          questions={test.questions}
          heading={heading}
          headingRef={headingRef}
          state={state}
          dispatch={dispatch}
        />
      )}
      {stage === "results" && (
        <Results
          test={test}
          answers={state.answers}
          headingRef={headingRef}
          onRetake={() => dispatch({ name: "retaken" })}
        />
      )}
      {stage !== "questions" && children}
    </>
  );
}
