import { z } from "zod";
import { list, orNull, record, text } from "../fields";
import { page, SubjectSymbol } from "../shared";

export const ProgramsPage = z.strictObject({
  ...page,
  subjects: list(
    record("Subject", "A subject, with examples.", {
      title: text(60, "The name of the subject."),
      text: text(160, "What belongs to it."),
      symbol: orNull(SubjectSymbol, "the line is straight."),
    }),
    12,
  ).describe("The subjects, with examples."),
  more: record("MorePrograms", "What follows the subjects.", {
    title: text(60, "The heading below the subjects."),
    text: text(160, "What to do when a subject is not among them."),
  }),
});
