import { z } from "zod";
import { text } from "../fields";
import { page } from "../shared";

export const AptitudeTestPage = z.strictObject({
  ...page,
  minutes: text(30, "The word after the number of minutes."),
  questions: text(30, "The word after the number of questions."),
  you: text(20, "The start of every route on the charts."),
  start: text(30, "The button that starts the test."),
  preparing: text(60, "The button while the test is being prepared."),
  withoutJavaScript: text(120, "Said where JavaScript is off.").meta({
    title: "Without JavaScript",
  }),
  progress: text(
    60,
    "{number} and {total} become the numbers: Question {number} of {total}.",
  ).meta({ placeholders: ["{number}", "{total}"] }),
  answered: text(60, "{answered} and {total} become the numbers.").meta({
    placeholders: ["{answered}", "{total}"],
  }),
  previous: text(30, "The button back to the question before."),
  nextQuestion: text(30, "The button on to the next question."),
  complete: text(30, "The button after the last question."),
  resultsHeading: text(60, "The heading of the results."),
  answersAll: text(
    80,
    "The heading of the answers when all are given. {given} becomes their number.",
  ).meta({ placeholders: ["{given}"] }),
  answersSome: text(
    80,
    "The same when some questions are open. {given} and {open} become the numbers.",
  ).meta({ placeholders: ["{given}", "{open}"] }),
  notAnswered: text(40, "Said in place of an answer that was not given."),
  send: text(40, "The link that opens a chat with the answers."),
  sendNote: text(160, "What that link does, and what it does not."),
  sendNothing: text(120, "Said in its place when nothing was answered."),
  draft: text(80, "The first line of the chat's draft."),
  draftOpen: text(30, "Said in the draft of a question without an answer."),
  resultsFixed: text(160, "Said with fixed results, so that nobody is misled."),
  resultsScored: text(160, "Said with results worked out from the answers."),
  resultsTied: text(160, "{areas} becomes the areas that are level.").meta({
    placeholders: ["{areas}"],
  }),
  resultsBlank: text(160, "Said when nothing was answered."),
  resultsBecause: text(
    80,
    "Said of each area. {points} becomes its points, {answers} the answers that gave them.",
  ).meta({ placeholders: ["{points}", "{answers}"] }),
  areasTitle: text(60, "The heading of the areas."),
  programsTitle: text(60, "The heading of the programs."),
  retake: text(30, "The button that starts the test anew."),
});
export type AptitudeTestPage = z.infer<typeof AptitudeTestPage>;
