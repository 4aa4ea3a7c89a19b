import { longestWord } from "../../src/lib/longestWord";

// Whether columns made by it break no word: browser/pages.

const widthOf = (word: string) => longestWord([word]);

test("the longest word of all headings counts, and a hyphen or dash ends a word", () => {
  expect(longestWord(["Our values", "A community-led college"])).toBe(
    widthOf("community"),
  );
  expect(longestWord(["2024–2025"])).toBe(widthOf("2025"));
});

test.each([
  ["m", "n"],
  ["n", "s"],
  ["s", "t"],
  ["t", "l"],
  ["S", "s"],
])("%s is wider than %s", (wide, narrow) => {
  expect(widthOf(wide)).toBeGreaterThan(widthOf(narrow));
});
