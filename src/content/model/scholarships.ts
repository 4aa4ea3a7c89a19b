import { z } from "zod";
import { httpsAddress, text, wholeNumber } from "./fields";

export const Scholarship = z.strictObject({
  id: wholeNumber(
    1,
    999_999,
    "A number no other scholarship has; the link to it is made of it.",
  ).meta({ title: "Number", unique: true }),
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
  deadline: z.iso
    .date()
    .refine((day) => day.startsWith("20"))
    .meta({
      description: "The last day to apply, as 2025-01-31.",
      errorMessage: "write a day that exists, as 2025-01-31",
    }),
  field: text(40, "The field of study, or Any subject."),
  applications: wholeNumber(0, 10_000_000, "How many have applied."),
  applyUrl: httpsAddress.nullable().meta({
    title: "Address of Apply Now",
    description:
      "Where Apply Now leads, in a new tab: an address starting with https://.",
    whenNull: "it does nothing.",
  }),
});
export type Scholarship = z.infer<typeof Scholarship>;
