import type { Scholarship } from "../../../src/content/model";

/** A scholarship as editors may write one, with what a test is about. */
export const aScholarship = (part: Partial<Scholarship> = {}): Scholarship => ({
  id: 1,
  type: "national",
  title: "Banyan Award",
  description: "For those who start.",
  awardAmount: 20_000,
  eligibility: "Anyone",
  deadline: "2025-01-31",
  field: "Any subject",
  applications: 10,
  applyUrl: null,
  ...part,
});

const WORDS = ["Ocean", "River", "Data", "Arts", "Solar", "Climate", "Maple"];

/** Many different scholarships, the same ones each time. */
export const manyScholarships = (count: number): readonly Scholarship[] =>
  Array.from({ length: count }, (_, index) =>
    aScholarship({
      id: index + 1,
      type: index % 2 ? "international" : "national",
      title: `${WORDS[index % 7]} ${WORDS[(index * 3 + 1) % 7]} Award ${index}`,
      field: WORDS[(index * 5) % 7]!,
      awardAmount: 15_000 + ((index * 7919) % 90) * 500,
      deadline: `2025-${String((index % 12) + 1).padStart(2, "0")}-15`,
    }),
  );
