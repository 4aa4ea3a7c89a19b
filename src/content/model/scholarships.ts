import { z } from "zod";
import { day, httpsAddress, list, text, wholeNumber } from "./fields";

const awardNumber = wholeNumber(1, 999_999, "The number of an award.");

export const Scholarship = z.strictObject({
  id: awardNumber.meta({
    title: "Number",
    description:
      "A number no other scholarship has; the link to it is made of it.",
    unique: true,
  }),
  type: z.enum(["national", "international"]).meta({
    id: "ScholarshipType",
    description: "For studies in India, or abroad.",
  }),
  title: text(80, "Its name: no two may be alike."),
  description: text(240, "Who it is for, in a sentence."),
  awardAmount: wholeNumber(
    1,
    1_000_000,
    "In US dollars, as a plain number: 15000.",
  ).meta({
    errorMessage:
      "write a whole number of dollars without commas, such as 15000",
  }),
  eligibility: text(120, "What an applicant needs, such as marks."),
  deadline: day.meta({ description: "The last day to apply, as 2025-01-31." }),
  field: text(40, "The field of study, or Any subject."),
  applications: wholeNumber(0, 10_000_000, "How many have applied."),
  applyUrl: httpsAddress.nullable().meta({
    title: "Address of Apply Now",
    description:
      "Where Apply Now leads, in a new tab: an address starting with https://.",
    whenNull: "it does nothing.",
  }),
  formerly: list(awardNumber.describe("A number that it had before."), 12, 0)
    .describe("The numbers it had before: their links lead to it.")
    .nullish()
    .meta({ whenNull: "none." }),
});
export type Scholarship = z.infer<typeof Scholarship>;
