// Specification: 1.5
import { withVariables } from "../../src/content/variables";

const read = (site: object, amounts: number[]) => {
  const files: Record<string, unknown> = {
    "site.json": { name: "Acme", home: { city: "Pune" }, ...site },
    "countries.json": [{}, {}, {}],
    "scholarships.json": amounts.map((awardAmount) => ({ awardAmount })),
    "aptitude-test.json": { minutes: 45, questions: [{}, {}] },
  };
  return <Content>(file: string) => files[file] as Content;
};

test.each([
  ["Ask {name} in {city}.", "Ask Acme in Pune."],
  ["{awards} awards of {amounts}", "2 awards of $15,000 to $60,000"],
  ["{questions} questions, {minutes} minutes", "2 questions, 45 minutes"],
  [
    "All {countries}, {unknown}, {constructor}",
    "All 3, {unknown}, {constructor}",
  ],
])("%s is read as %s", (text, expected) => {
  expect(withVariables({ text: [text] }, read({}, [60000, 15000]))).toEqual({
    text: [expected],
  });
});

test("equal amounts are written once, and a name may have any character in it", () => {
  const name = "A$& {city} Co";
  const filled = withVariables("{name}: {amounts}", read({ name }, [1, 1, 1]));
  expect(filled).toBe("A$& {city} Co: $1");
});
