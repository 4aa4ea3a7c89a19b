import { z } from "zod";
import { list, listOf, orNull, record, text, wholeNumber } from "./fields";
import { SubjectSymbol } from "./shared";

const Program = record("Program", "A program of study.", {
  name: text(80, "The program’s name."),
  level: text(40, "Its level, such as Bachelor."),
});

const Area = record("AptitudeArea", "A field of study to read about.", {
  name: text(60, "The field’s name."),
  text: text(200, "A sentence or two about it."),
  symbol: orNull(SubjectSymbol, "nothing is drawn."),
});

const AptitudeQuestion = record(
  "AptitudeQuestion",
  "A question with its answers.",
  {
    text: text(120, "The question.").meta({ unique: true }),
    options: listOf(4, text(60, "An answer.")).describe(
      "The answers to choose from.",
    ),
  },
);
export type AptitudeQuestion = z.infer<typeof AptitudeQuestion>;

export const AptitudeTest = z.strictObject({
  minutes: wholeNumber(1, 600, "How long the test takes, as announced."),
  questions: list(AptitudeQuestion, 20).describe(
    "The questions, in their order.",
  ),
  results: record(
    "AptitudeResults",
    "What the test ends with: the same for everyone.",
    {
      areas: list(Area, 12).describe("The fields of study shown."),
      programs: list(Program, 12).describe("The programs shown."),
    },
  ),
});
export type AptitudeTest = z.infer<typeof AptitudeTest>;
