/** The time between Start Test and the first question. */
export const START_MS = 2000;

type Stage = "intro" | "loading" | "questions" | "results";

/** The chosen option of each question, or null. */
export type AnswerList = readonly (string | null)[];

export type State = {
  stage: Stage;
  /** The question that is shown, from 0. */
  current: number;
  answers: AnswerList;
  /** In the intro: whether there are results to go back to, until the test is started again. */
  hasResults: boolean;
  /** Whether the visitor has left the test at this question, and is back. */
  isResumed: boolean;
};

export type TestEvent =
  | { name: "started" }
  | { name: "loaded" }
  /** An option of the current question was chosen. */
  | { name: "answered"; option: string }
  /** The visitor went to another question, answered or not. */
  | { name: "moved"; to: number }
  | { name: "completed" }
  | { name: "retaken" }
  /** Back from the intro. */
  | { name: "returned" };

export const begin = (questions: number): State => ({
  stage: "intro",
  current: 0,
  answers: Array.from({ length: questions }, () => null),
  hasResults: false,
  isResumed: false,
});

/** A test that was left. Without an answer there is nothing to be told. */
export const resume = (left: State): State => ({
  ...left,
  isResumed: left.stage === "questions" && answeredCount(left.answers) > 0,
});

export function aptitudeReducer(state: State, event: TestEvent): State {
  const { current, answers } = state;
  switch (event.name) {
    case "started":
      return { ...begin(answers.length), stage: "loading" };
    case "loaded":
      return { ...state, stage: "questions" };
    case "answered":
      return {
        ...state,
        answers: answers.map((answer, question) =>
          question === current ? event.option : answer,
        ),
      };
    case "moved":
      return { ...state, current: event.to, isResumed: false };
    case "completed":
    case "returned":
      return { ...state, stage: "results" };
    case "retaken":
      return { ...state, stage: "intro", current: 0, hasResults: true };
  }
}

export const answeredCount = (answers: AnswerList): number =>
  answers.filter((answer) => answer !== null).length;
