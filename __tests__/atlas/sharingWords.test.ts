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

test("every page's picture says its heading, and what the page is about", () => {
  for (const page of PAGES) {
    const [heading, ...below] = pageWords(page, readJson);
    expect([page.route, heading, below[0]]).toEqual([
      page.route,
      readJson<{ heading: string }>(page.file).heading,
      expect.stringMatching(/\w/),
    ]);
  }
});
