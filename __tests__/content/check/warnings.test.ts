import { check } from "../../../src/content/check";
import { edited, errorsIn, partAt, shipped, warningsIn } from "./shipped";

const SITE = "site.json";
const name = partAt(`${SITE} name`).source;

type Warning = [place: string, now: string, says: string, where?: string];

// prettier-ignore
const WARNINGS: Record<string, Warning> = {
  "a phone number of zeros": [`${SITE} phone`, '"+91 00000 00000"', "still a placeholder"],
  "an e-mail address at example": [`${SITE} email`, '"hello@x.EXAMPLE"', "still a placeholder"],
  "the shipped street": [`${SITE} address.street`, '"4th Floor, 12 Meridian Road"', "still a placeholder"],
  "no address of the site": [`${SITE} url`, "null", "null, so search engines get no list of pages"],
  "a form that does not send": [`${SITE} contact.endpoint`, "null", "null, so nobody gets what visitors write"],
  "a form without a notice": [`${SITE} contact`, '{ "title": "A", "lead": "B", "endpoint": "https://example.org", "notice": null }', "null, though the form sends", "contact > notice"],
  "a figure without a note": [`${SITE} claims`, '[{ "value": "9+", "label": "Lives", "note": null }]', "no note says where these figures come from: 9+ Lives"],
  "a country with the code of another": ["countries.json 1.code", '"my"', "the same as entry 1", 'entry 2 "UAE" > code'],
  "a country with the capital of another": ["countries.json 1.capital.name", '"Kuala Lumpur"', "the same as entry 1", 'entry 2 "UAE" > capital > name'],
  "the consultancy's name in a text": ["pages/about.json lead", name, "the name is written out (write {name})"],
};

test.each(Object.entries(WARNINGS))(
  "%s is a warning",
  (_, [place, now, says, where = place.split(" ")[1]?.replace(".", " > ")]) => {
    const { files, file } = edited(place, now);
    expect(errorsIn(files)).toEqual([]);
    const found = warningsIn(files)
      .filter((warning) => warning.where === where)
      .map(({ file, message, fix }) => `${file}: ${message} (${fix})`);
    expect(found).toEqual([expect.stringContaining(`data/${file}: ${says}`)]);
  },
);

test.each([
  [`${SITE} phone`, '"+91 98765 43210"'],
  [`${SITE} phone`, '"+91 80000 00000"'],
  [`${SITE} email`, '"hello@example.org"'],
  [`${SITE} email`, '"hello@x.examples"'],
])("%s %s is no placeholder", (place, now) => {
  const { line, files } = edited(place, now);
  const lines = warningsIn(files)
    .filter(({ file }) => file === "data/site.json")
    .map(({ line }) => line);
  expect(lines).not.toContain(line);
});

test("one warning says that the last deadline has passed", () => {
  const on = (today: string) =>
    check(shipped, { today }).filter(({ message }) => /is open/.test(message));
  expect(on("2024-11-01")).toEqual([]);
  expect(on("9999-01-01")).toMatchObject([{ file: "data/scholarships.json" }]);
});
