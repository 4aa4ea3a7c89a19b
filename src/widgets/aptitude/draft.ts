import type { AptitudeQuestion, AptitudeTestPage } from "../../content/model";
import type { State } from "./state";

/** The words chosen for each question; null where none were. */
export const chosen = (
  questions: readonly AptitudeQuestion[],
  answers: State["answers"],
): readonly (string | null)[] =>
  questions.map(
    ({ options }, index) => options[answers[index] ?? -1]?.text ?? null,
  );

/** All questions with their answers, as a message: a line for each. */
export const draft = (
  questions: readonly AptitudeQuestion[],
  answers: State["answers"],
  texts: Pick<AptitudeTestPage, "draft" | "draftOpen">,
): string =>
  [
    texts.draft,
    ...chosen(questions, answers).map(
      (answer, index) =>
        `${index + 1}. ${questions[index]!.text} ${answer ?? texts.draftOpen}`,
    ),
  ].join("\n");
