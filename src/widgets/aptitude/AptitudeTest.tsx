import { useEffect, useReducer } from "react";
import styled from "styled-components";
import type {
  AptitudeTest as Test,
  AptitudeTestPage,
} from "../../content/model";
import { Hidden } from "../../ui/Hidden";
import { Meridians } from "../../ui/Meridians";
import { Intro } from "./Intro";
import { Questions } from "./Questions";
import { Results } from "./Results";
import { aptitudeReducer, begin, START_MS } from "./state";
import { useFocusHeading } from "./useFocusHeading";

type Props = {
  test: Test;
  texts: AptitudeTestPage;
  /** The number that the answers may be sent to. */
  phone: string;
};

/** The career aptitude test: intro, questions, results. Its answers are in memory only, and gone with the page. */
export function AptitudeTest({ test, texts, phone }: Props) {
  const [state, dispatch] = useReducer(
    aptitudeReducer,
    test.questions.length,
    begin,
  );
  const { stage } = state;
  const heading = useFocusHeading(stage, state.current);
  const common = { texts, dispatch, heading };
  const isLoading = stage === "loading";

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => dispatch({ name: "loaded" }), START_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    <Sea>
      <Meridians aria-hidden />
      <Hidden role="status">{isLoading && texts.preparing}</Hidden>
      {(stage === "intro" || isLoading) && (
        <Intro test={test} isLoading={isLoading} {...common} />
      )}
      {stage === "questions" && (
        <Questions questions={test.questions} state={state} {...common} />
      )}
      {stage === "results" && (
        <Results
          test={test}
          phone={phone}
          answers={state.answers}
          {...common}
        />
      )}
    </Sea>
  );
}

const Sea = styled.div`
  position: relative;
  padding-top: var(--header-h);
  background: var(--sea);
  overflow-x: hidden; /* for Safari before 16 */
  overflow-x: clip;
  /* Headings take the focus, but cannot be pressed: no ring. */
  :is(h1, h2):focus {
    outline: none;
    box-shadow: none;
  }
`;
