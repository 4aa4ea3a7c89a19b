import { z } from "zod";
import { list, listOf, record, slug, text, wholeNumber } from "./fields";

const Program = record("Program", "A program of study.", {
  name: text(80, "The program’s name."),
  level: text(40, "Its level, such as Bachelor."),
});
export type Program = z.infer<typeof Program>;

const Area = record("AptitudeArea", "An area that answers can speak for.", {
  id: slug.meta({
    description: "How the options below name this area.",
    unique: true,
  }),
  name: text(60, "The area’s name, as the results show it.").meta({
    unique: true,
  }),
  text: text(200, "A sentence or two about it."),
  programs: list(Program).describe("Programs for it, best first."),
});
export type Area = z.infer<typeof Area>;

const areaId = slug.meta({
  title: "Area",
  unique: true,
  refersTo: {
    file: "aptitude-test.json",
    list: "results.areas",
    value: "id",
    label: "name",
    noun: "area",
  },
});

const AptitudeOption = record("AptitudeOption", "One answer to choose from.", {
  text: text(60, "The answer.").meta({ unique: true }),
  points: z
    .array(
      record("AptitudePoints", "How much an answer speaks for an area.", {
        area: areaId.describe("The id of an area, from results."),
        points: wholeNumber(1, 5, "How much this answer speaks for it."),
      }),
    )
    .readonly()
    .describe("What this answer says for which areas; used when scored."),
});

const AptitudeQuestion = record(
  "AptitudeQuestion",
  "A question with its answers.",
  {
    text: text(120, "The question.").meta({ unique: true }),
    options: listOf(4, AptitudeOption).describe("The answers to choose from."),
  },
);
export type AptitudeQuestion = z.infer<typeof AptitudeQuestion>;

export const AptitudeTest = z.strictObject({
  minutes: wholeNumber(1, 600, "How long the test takes, as announced."),
  questions: list(AptitudeQuestion).describe("The questions, in their order."),
  results: record("AptitudeResults", "What the test ends with.", {
    mode: z.enum(["fixed", "scored"]).meta({
      id: "ResultsMode",
      description:
        '"fixed": the same results for everyone. "scored": worked out from the answers.',
    }),
    fixed: record("FixedResults", "The same results for everyone.", {
      areas: list(areaId).describe("The ids of the areas shown."),
      programs: list(Program).describe("The programs shown."),
    }),
    areas: list(Area).describe("All areas that answers can speak for."),
  }),
});
export type AptitudeTest = z.infer<typeof AptitudeTest>;
