/** @jest-environment node */
import { readFileSync } from "node:fs";
import { examples, followed, tasks } from "../support/guide";
import { errorsIn, warningsIn, withFile } from "./check/shipped";

const JPEG = Buffer.from("\u00ff\u00d8\u00ff\u00e0", "latin1");
const withPhoto = withFile("images/berlin.jpg", JPEG);

test("every example of data/README.md is tried, here and on a built site", () => {
  expect(tasks).toEqual([...examples.keys()]);
});

test.each(tasks)(
  "%s: done as data/README.md says, there is no error",
  (task) => {
    const files = followed([task], withPhoto);
    expect(files).not.toEqual(withPhoto);
    expect(errorsIn(files)).toEqual([]);
  },
);

test("a country that was copied, but for its slug and name, is warned of: it has the rest of another", () => {
  const files = followed(["Add a country"], withPhoto);
  const found = warningsIn(files).filter(({ file }) => /countries/.test(file));
  expect(found.map(({ where, message }) => `${where} ${message}`)).toEqual([
    " 7 countries with a card, not 6",
    'entry 6 "New Zealand" the same code, capital and flag as entry 5 "Germany"',
  ]);
});

test("the guide's example of an error is what the check prints", () => {
  expect(readFileSync("data/README.md", "utf8")).toContain(
    'data/scholarships.json:9:5 error: entry 1 "Merit Award" > deadLine: unknown field\n\n     8 |',
  );
});
