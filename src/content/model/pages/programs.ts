import { z } from "zod";
import { list, record, text } from "../fields";
import { page, TextBlock } from "../shared";

export const ProgramsPage = z.strictObject({
  ...page,
  subjects: list(TextBlock).describe("The subjects, with examples."),
  more: record("MorePrograms", "What follows the subjects.", {
    title: text(60, "The heading below the subjects."),
    text: text(160, "What to do when a subject is not among them."),
  }),
});
export type ProgramsPage = z.infer<typeof ProgramsPage>;
