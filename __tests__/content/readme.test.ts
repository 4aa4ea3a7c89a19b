// Specification: 7.3
/** data/README.md done to the letter: its examples, put into the files. */
import { readFileSync } from "node:fs";
import { report } from "../../plugins/gatsby-source-checked-json";
import { errorsIn, textOf, warningsIn, withFile } from "./check/testFiles";

type Entry = Record<string, unknown>;

/** Where each example belongs, by its heading: a list, or the record whose fields it shows. */
const TASKS: Record<string, string> = {
  "Change a text": "pages/about.json",
  "Change the phone number": "site.json",
  "Change the opening hours": "site.json",
  "Close on a holiday": "site.json",
  "Add a scholarship": "scholarships.json",
  "Switch on Apply Now": "scholarships.json 0",
  "Give a button an action": "pages/about.json callToAction",
  "Add a country": "countries.json",
  "Put a photo on a country page": "countries.json 0",
  "Connect the contact form": "site.json contact",
  "Add a social link": "site.json footer social",
  "Say where a figure comes from": "site.json claims",
  "Before the site is published": "site.json",
};

const guide = readFileSync("data/README.md", "utf8");
const examples = guide.split(/^## /m).flatMap((section) => {
  const [, shown] = /```json\n([^]*?),?\n```/.exec(section) ?? [];
  if (!shown) return [];
  const text = shown.startsWith("{") ? shown : `{${shown}}`;
  return [[section.split("\n")[0]!, JSON.parse(text) as Entry] as const];
});

test("every example has its place", () => {
  expect(examples.map(([task]) => task)).toEqual(Object.keys(TASKS));
});

test.each(examples)("%s: there is no error", (task, example) => {
  const [file = "", ...path] = TASKS[task]!.split(" ");
  const whole = JSON.parse(textOf(file)) as Entry;
  const part = path.reduce((part, step) => part[step] as Entry, whole);
  if (Array.isArray(part)) {
    const same = part.findIndex(
      ({ label }) => label && label === example.label,
    );
    const copied = task === "Add a country" ? part[0] : {};
    part.splice(same, same < 0 ? 0 : 1, { ...copied, ...example });
  } else {
    for (const name of Object.keys(example)) expect(part).toHaveProperty(name);
    Object.assign(part, example);
  }
  const files = withFile(file, JSON.stringify(whole));
  expect(errorsIn(files).map(report)).toEqual([]);
  // A copied country has the other one's code, flag, capital and position.
  const same = warningsIn(files).filter(({ message }) => /same/.test(message));
  expect(same).toHaveLength(task === "Add a country" ? 4 : 0);
});
