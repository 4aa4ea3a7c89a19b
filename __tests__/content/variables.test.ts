import { factsOf, withFacts } from "../../src/content/facts";

const awards = (...amounts: number[]) =>
  amounts.map((awardAmount) => ({ awardAmount }));

test.each([
  ["Ask {name}.", "Ask Acme."],
  ["{awards} awards of {amounts}", "Two awards of $15,000 to $60,000"],
  ["All {awards}, {unknown}", "All two, {unknown}"],
])("%s is read as %s", (text, expected) => {
  const facts = factsOf("Acme", awards(60000, 15000));
  expect(withFacts({ text }, facts)).toEqual({ text: expected });
});

test("numbers above twelve are figures, equal amounts are one, and a name may have signs in it", () => {
  const facts = factsOf("A$& Co", awards(...Array<number>(13).fill(20000)));
  expect(withFacts(["{name}: {awards} of {amounts}"], facts)).toEqual([
    "A$& Co: 13 of $20,000",
  ]);
});
