/** @jest-environment node */
import { problems } from "../../../src/content/check/problems";
import { report } from "../../../src/content/check/report";
import {
  changed,
  type Change,
  errorsIn,
  type Path,
  position,
  shipped,
  spanOf,
  TODAY,
  warningsIn,
} from "./shipped";

const SCHOLARSHIPS = "scholarships.json";
const COUNTRIES = "countries.json";
const SITE = "site.json";

type Row = [
  kind: string,
  file: string,
  path: Path,
  now: Change,
  message: string,
  /** The part that it is about, where that is not the one that was changed. */
  of?: Path,
];

const source = (file: string, ...path: Path) =>
  spanOf(file, path, "value").source;
const named = source(SITE, "name");
const withoutFirst = (list: string) =>
  JSON.stringify((JSON.parse(list) as unknown[]).slice(1));

// prettier-ignore
const ROWS: Row[] = [
  ["an award outside the range", SCHOLARSHIPS, [0, "awardAmount"], "60001", "60001, outside 15000 to 60000"],
  ["a deadline before all that shipped", SCHOLARSHIPS, [0, "deadline"], '"2024-11-24"', "2024-11-24, before 2024-11-25"],
  ["a deadline in another century", SCHOLARSHIPS, [0, "deadline"], '"2205-03-01"', "2205-03-01, after 2029-11-01"],
  ["a question more or less", "aptitude-test.json", ["questions"], withoutFirst, "9 questions, not 10"],
  ["a card more or less", COUNTRIES, [0, "card"], "null", "5 countries with a card, not 6", []],
  ["a placeholder for the phone number", SITE, ["phone"], '"+91 00000 00000"', "still a placeholder: +91 00000 00000"],
  ["a placeholder for the e-mail address", SITE, ["email"], '"hello@somewhere.example"', "still a placeholder: hello@somewhere.example"],
  ["the shipped street", SITE, ["address", "street"], '"4th Floor, 12 Meridian Road"', "still a placeholder: 4th Floor, 12 Meridian Road"],
  ["no address of the site", SITE, ["url"], "null", "null, so search engines get no list of pages, and shared links no picture"],
  ["a simulated contact form", SITE, ["contact", "endpoint"], "null", "null, so nobody gets what visitors write in the contact form"],
  ["a claim without a note", SITE, ["claims"], '[{ "value": "9+", "label": "Lives", "note": null }]', "no note says where these figures come from: 9+ Lives"],
  ["a country with the code of another", COUNTRIES, [1, "code"], source(COUNTRIES, 0, "code"), `the same code as entry 1 ${source(COUNTRIES, 0, "name")}`, [1]],
  ["the name of the consultancy in another file", SCHOLARSHIPS, [0, "description"], named.replace(/^"/, '"Ask '), `the name ${JSON.parse(named) as string} is written out`],
];

test.each(ROWS)(
  "%s is a warning, on one line",
  (_, file, path, now, says, of = path) => {
    const { files, text } = changed(file, path, now);
    expect(errorsIn(files)).toEqual([]);
    const found = warningsIn(files).filter(({ message }) => message === says);
    expect(found).toMatchObject([
      {
        file: `data/${file}`,
        ...position(text, spanOf(file, of, "value").start),
      },
    ]);
    expect(found.map(report).join()).not.toContain("\n");
  },
);

test("a deadline of a later year is as good as the shipped ones", () => {
  const { files } = changed(SCHOLARSHIPS, [0, "deadline"], '"2027-01-31"');
  expect(
    warningsIn(files).filter(({ where }) => where.endsWith("deadline")),
  ).toEqual([]);
});

test("a form that sends is asked for its notice", () => {
  const file = SITE;
  const { files } = changed(file, ["contact"], (contact) =>
    contact
      .replace(/"endpoint": .*,/, '"endpoint": "https://example.org/form",')
      .replace(/"notice": .*/, '"notice": null'),
  );
  expect(warningsIn(files).map(({ message }) => message)).toContain(
    "null, though the form sends what visitors write",
  );
});

test("when every deadline has passed, one warning says so", () => {
  const message = "no scholarship is still open: the last deadline was";
  const on = (today: string) =>
    problems(shipped, { today }).filter((problem) =>
      problem.message.startsWith(message),
    );
  expect(on(TODAY)).toEqual([]);
  expect(on("2199-01-01")).toHaveLength(1);
});
