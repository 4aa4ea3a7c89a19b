import type { AptitudeQuestion } from "../../content/model";
import type { State } from "./state";

/** The text chosen for each question; null where none was. */
export const chosenOptions = (
  questions: readonly AptitudeQuestion[],
  answers: State["answers"],
): readonly (string | null)[] =>
  questions.map(({ options }, index) => options[answers[index] ?? -1] ?? null);

/** All questions with their answers, as a message: a line for each. */
export const draft = (
  questions: readonly AptitudeQuestion[],
  answers: State["answers"],
): string =>
  [
    "My answers in the career aptitude test:",
    ...chosenOptions(questions, answers).map(
      (option, index) =>
        `${index + 1}. ${questions[index]!.text} ${option ?? "(open)"}`,
    ),
  ].join("\n");
