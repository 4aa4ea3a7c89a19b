import { longestWord } from "../../../src/sections/country/longestWord";

test.each([
  ["UAE", 11],
  ["Saudi Arabia", 11],
  ["Netherlands", 11],
  ["Liechtenstein", 13],
  ["Study in Liechtenstein", 13],
  ["", 11],
])("%j is sized for a word of %d letters", (heading, letters) => {
  expect(longestWord(heading)).toBe(letters);
});

test("a letter is one letter, however many halves it has", () => {
  expect(longestWord("🇦🇪".repeat(6))).toBe(12);
});
