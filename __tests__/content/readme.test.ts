/** @jest-environment node */
import { readFileSync } from "node:fs";
import { mistakesIn, shipped, textOf, withFile } from "./shipped";

type Json = Record<string, unknown>;
type Task = [
  task: string,
  file: string,
  done: (content: never, ...snippets: never[]) => unknown,
];

const guide = readFileSync("data/README.md", "utf8");

/** The JSON examples under one heading of the guide; a bare field counts as a record with that field. */
function snippetsOf(heading: string): Json[] {
  const section = guide.split(/^## /m).find((part) => part.startsWith(heading));
  const blocks = section?.match(/(?<=```json\n)[^]*?(?=\n```)/g) ?? [];
  return blocks.map((block) => {
    const text = block.trim().replace(/,$/, "");
    return JSON.parse(text.startsWith("{") ? text : `{${text}}`) as Json;
  });
}

const merge = (record: Json, ...changes: Json[]): Json =>
  Object.assign({}, record, ...changes) as Json;

const TASKS: Task[] = [
  ["Change a text", "pages/about.json", merge],
  ["Change the phone number", "site.json", merge],
  ["Change the opening hours", "site.json", merge],
  [
    "Add a scholarship",
    "scholarships.json",
    (list: Json[], scholarship: Json) => [...list, scholarship],
  ],
  [
    "Switch on Apply Now",
    "scholarships.json",
    ([first = {}, ...others]: Json[], address: Json) => [
      merge(first, address),
      ...others,
    ],
  ],
  [
    "Give a button an action",
    "pages/about.json",
    (page: Json & { callToAction: Json }, button: Json) =>
      merge(page, { callToAction: merge(page.callToAction, button) }),
  ],
  [
    "Add a country",
    "countries.json",
    (countries: Json[], named: Json) => [
      ...countries,
      merge(countries.at(-1) ?? {}, named),
    ],
  ],
  [
    "Connect the contact form",
    "site.json",
    (site: Json & { contact: Json }, form: Json) =>
      merge(site, { contact: merge(site.contact, form) }),
  ],
  [
    "Switch on scored results",
    "aptitude-test.json",
    (test: Json & { results: Json }, mode: Json) =>
      merge(test, { results: merge(test.results, mode) }),
  ],
  [
    "Add a social link",
    "site.json",
    (site: Json & { footer: Json }, link: Json) =>
      merge(site, { footer: merge(site.footer, { social: [link] }) }),
  ],
  [
    "Say where a figure comes from",
    "site.json",
    (site: Json, claim: Json) => merge(site, { claims: [claim] }),
  ],
  ["Before the site is published", "site.json", merge],
] as Task[];

test.each(TASKS)(
  "%s: done as data/README.md says, there is no mistake",
  (task, file, done) => {
    const content = JSON.parse(textOf(file)) as never;
    const snippets = snippetsOf(task) as never[];
    expect(snippets.length).toBeGreaterThan(0);
    const now = JSON.stringify(done(content, ...snippets), null, 2);
    expect(mistakesIn(withFile(file, now))).toEqual([]);
  },
);

test("Put a photo on a country page: done as data/README.md says, there is no mistake", () => {
  const [photo = {}] = snippetsOf("Put a photo on a country page");
  const [first = {}, ...others] = JSON.parse(
    textOf("countries.json"),
  ) as Json[];
  const countries = JSON.stringify([merge(first, photo), ...others], null, 2);
  const jpeg = Buffer.from("\u00ff\u00d8\u00ff\u00e0", "latin1");
  const files = withFile("images/berlin.jpg", jpeg, shipped);
  expect(mistakesIn(withFile("countries.json", countries, files))).toEqual([]);
});

test("the guide's example of a mistake is what the check prints", () => {
  expect(guide).toContain(
    'data/scholarships.json:9:5 mistake: entry 1 "Merit Award" > deadLine is not a field here\n\n     8 |',
  );
});
