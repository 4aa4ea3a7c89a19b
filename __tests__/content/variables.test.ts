// Specification: 1.5
import type { Data } from "../../src/content/registry";
import { withVariables } from "../../src/content/variables";

/** A text of a page as it is read beside these settings and awards. */
function filled(text: string, amounts: number[], name = "Acme") {
  const data = {
    "pages/about.json": { lead: text },
    "site.json": { name, home: { city: "Pune" } },
    "countries.json": [{}, {}, {}],
    "scholarships.json": amounts.map((awardAmount) => ({ awardAmount })),
    "aptitude-test.json": { minutes: 45, questions: [{}, {}] },
  };
  return withVariables(data as unknown as Data)["pages/about.json"].lead;
}

test.each([
  ["Ask {name} in {city}.", "Ask Acme in Pune."],
  ["{awards} awards of {amounts}", "2 awards of $15,000 to $60,000"],
  ["{questions} questions, {minutes} minutes", "2 questions, 45 minutes"],
  [
    "All {countries}, {unknown}, {constructor}",
    "All 3, {unknown}, {constructor}",
  ],
])("%s is read as %s", (text, expected) => {
  expect(filled(text, [60000, 15000])).toBe(expected);
});

test("equal amounts are written once, and a name may have any character in it", () => {
  const name = "A$& {city} Co";
  const text = filled("{name}: {amounts}", [1, 1, 1], name);
  expect(text).toBe("A$& {city} Co: $1");
});
