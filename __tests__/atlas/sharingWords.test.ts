/** @jest-environment node */
import {
  altOf,
  PAGES,
  pageWords,
} from "../../plugins/gatsby-plugin-atlas/sharing/words";
import { readJson } from "../../src/content/readData";

test.each([
  [["Visas"], "Visas"],
  [["Services", "Visas", "Tests"], "Services: Visas, Tests"],
  [["Where to?", "A map."], "Where to? A map."],
] as const)("a picture that says %j is read out as %s", (words, alt) => {
  expect(altOf([...words])).toBe(alt);
});

test("every page's picture says its heading, and what else it says is there to be read", () => {
  for (const page of PAGES) {
    const [heading, ...below] = pageWords(page, readJson);
    expect(heading).toBe(readJson<{ heading: string }>(page.file).heading);
    for (const words of below) expect(words).toMatch(/\w/);
  }
});
