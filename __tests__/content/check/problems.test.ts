/** @jest-environment node */
import { problems } from "../../../src/content/check/problems";
import {
  type Change,
  changed,
  mistakesIn,
  type Part,
  type Path,
  position,
  shipped,
  spanOf,
} from "./shipped";

type Row = {
  file?: string;
  path: Path;
  part?: Part;
  now: Change;
  /** What is said of the part. */
  says: string;
  remedy?: string;
  /** What is marked in the part that was changed, if not its beginning; "record": the record that it belongs to. */
  at?: string;
};

const SCHOLARSHIPS = "scholarships.json";
const COUNTRIES = "countries.json";
const SITE = "site.json";
const ABOUT = "pages/about.json";
const APTITUDE = "aptitude-test.json";

const write = (value: unknown) => JSON.stringify(value);
const NONE = "";

test("the shipped data has no mistakes", () => {
  expect(mistakesIn(shipped)).toEqual([]);
});

test("the shipped data is checked in less than two seconds", () => {
  const start = performance.now();
  problems(shipped);
  expect(performance.now() - start).toBeLessThan(2000);
});

const FIELDS: [string, Row][] = [
  [
    "a misspelt field",
    {
      path: [0, "deadline"],
      part: "name",
      now: '"deadLine"',
      says: "is not a field here",
      remedy: "did you mean deadline?",
    },
  ],
  [
    "a field with another word for its name",
    {
      path: [0, "awardAmount"],
      part: "name",
      now: '"sum"',
      says: "is not a field here",
      remedy: "did you mean awardAmount?",
    },
  ],
  [
    "a field that nobody knows",
    {
      path: [0, "id"],
      part: "field",
      now: (field) => `"colour": "red",\n    ${field}`,
      says: "is not a field here",
      remedy: "delete it",
    },
  ],
  [
    "a missing field",
    {
      path: [1, "eligibility"],
      part: "line",
      now: NONE,
      says: "is missing",
      at: "record",
    },
  ],
  [
    "a missing field of a record within an entry",
    {
      file: COUNTRIES,
      path: [3, "capital", "longitude"],
      part: "line",
      now: NONE,
      says: "is missing",
      at: "record",
    },
  ],
  [
    "a missing field of a file with one record",
    {
      file: SITE,
      path: ["tagline"],
      part: "line",
      now: NONE,
      says: "is missing",
      at: "record",
    },
  ],
  [
    "null where it is not allowed",
    {
      path: [0, "title"],
      now: "null",
      says: "is null, but must be filled in",
    },
  ],
  [
    "a text for a number",
    {
      path: [0, "awardAmount"],
      now: '"15,000"',
      says: "is a text in quotation marks, not a number",
      remedy: "write 15000",
    },
  ],
  [
    "a number for a text",
    {
      path: [0, "title"],
      now: "5",
      says: "is a number, not a text in quotation marks",
      remedy: 'write "5"',
    },
  ],
  [
    "a text for true or false",
    {
      file: ABOUT,
      path: ["contactForm"],
      now: '"true"',
      says: "is a text in quotation marks, not true or false",
      remedy: "write true",
    },
  ],
  [
    "a list for a text",
    {
      path: [0, "field"],
      now: '["Law"]',
      says: "is a list [ … ], not a text in quotation marks",
      remedy: 'write "Law"',
    },
  ],
  [
    "a text for a list",
    {
      file: ABOUT,
      path: ["offer", "items"],
      now: '"Programs"',
      says: "is a text in quotation marks, not a list [ … ]",
      remedy: 'write ["Programs"]',
    },
  ],
  [
    "a text for a record",
    {
      file: ABOUT,
      path: ["mission"],
      now: '"To teach"',
      says: "is a text in quotation marks, not an entry { … }",
    },
  ],
  [
    "a number with a fraction",
    {
      path: [0, "awardAmount"],
      now: "15000.5",
      says: "is not a whole number",
    },
  ],
  [
    "a number below its limit",
    { path: [0, "applications"], now: "-1", says: "is too small" },
  ],
  [
    "a number above its limit",
    {
      file: COUNTRIES,
      path: [0, "capital", "longitude"],
      now: "181",
      says: "is too large",
    },
  ],
  [
    "a number larger than any",
    { path: [0, "awardAmount"], now: "1e999", says: "is too large" },
  ],
  ["an empty text", { path: [0, "title"], now: '""', says: "is empty" }],
  ["a blank text", { path: [0, "title"], now: '"  "', says: "is blank" }],
  [
    "a text that is too long",
    {
      path: [0, "title"],
      now: write("x".repeat(90)),
      says: "is too long: 90 characters",
      remedy: "shorten it by 10",
    },
  ],
  [
    "a text that is too short",
    {
      file: ABOUT,
      path: ["description"],
      now: '"Who we are."',
      says: "is too short: 11 characters",
      remedy: "write 39 more",
    },
  ],
  [
    "an empty list",
    {
      file: ABOUT,
      path: ["offer", "items"],
      now: "[]",
      says: "is an empty list",
    },
  ],
  [
    "a list with one entry too few",
    {
      file: ABOUT,
      path: ["values"],
      now: (list) => write((JSON.parse(list) as unknown[]).slice(1)),
      says: "has 3 entries",
    },
  ],
  [
    "a word that is not one of the words allowed",
    {
      path: [0, "type"],
      now: '"nationl"',
      says: "is not one of the words known here",
      remedy: 'did you mean "national"?',
    },
  ],
  [
    "a day that does not exist",
    {
      path: [0, "deadline"],
      now: '"2025-02-30"',
      says: "is a day that does not exist: February 2025 has 28 days",
    },
  ],
  [
    "a 29th of February in an ordinary year",
    {
      path: [0, "deadline"],
      now: '"2025-02-29"',
      says: "is a day that does not exist: February 2025 has 28 days",
    },
  ],
  [
    "a thirteenth month",
    { path: [0, "deadline"], now: '"2025-13-01"', says: "is not a day" },
  ],
  [
    "a day written the other way round",
    {
      path: [0, "deadline"],
      now: '"31.01.2025"',
      says: "is not a day",
      remedy: 'did you mean "2025-01-31"?',
    },
  ],
];

const ADDRESSES: [string, Row][] = [
  [
    "a javascript: address",
    {
      path: [0, "applyUrl"],
      now: '"javascript:alert(1)"',
      says: "is a javascript: address, which is not allowed",
    },
  ],
  [
    "an http: address",
    {
      path: [0, "applyUrl"],
      now: '"http://example.org/apply"',
      says: "is an http: address, which is not safe",
      remedy: 'did you mean "https://example.org/apply"?',
    },
  ],
  [
    "a javascript: address on a button",
    {
      file: ABOUT,
      path: ["callToAction", "button", "action"],
      now: '"javascript:alert(1)"',
      says: "is a javascript: address, which is not allowed",
    },
  ],
  [
    "an http: address of the form",
    {
      file: SITE,
      path: ["contact", "endpoint"],
      now: '"http://forms.example.org/us"',
      says: "is an http: address, which is not safe",
      remedy: 'did you mean "https://forms.example.org/us"?',
    },
  ],
  [
    "a data: address on a button",
    {
      file: ABOUT,
      path: ["callToAction", "button", "action"],
      now: '"data:text/html,Hello"',
      says: "is a data: address, which is not allowed",
    },
  ],
  [
    "an address of three parts without https://",
    {
      file: SITE,
      path: ["contact", "endpoint"],
      now: '"forms.example.org/us"',
      says: "is not written as it must be",
      remedy: 'did you mean "https://forms.example.org/us"?',
    },
  ],
  [
    "null in quotation marks",
    {
      path: [0, "applyUrl"],
      now: '"null"',
      says: "is not written as it must be",
      remedy: "write null, without quotation marks, to leave it off",
    },
  ],
  [
    "an address without https://",
    {
      file: SITE,
      path: ["footer", "social", 0, "url"],
      now: '"www.instagram.com/us"',
      says: "is not written as it must be",
      remedy: 'did you mean "https://www.instagram.com/us"?',
    },
  ],
  [
    "an empty address in place of null",
    {
      path: [0, "applyUrl"],
      now: '""',
      says: "is empty",
      remedy: "write null, without quotation marks, to leave it off",
    },
  ],
  [
    "a misspelt word on a button",
    {
      file: ABOUT,
      path: ["callToAction", "button", "action"],
      now: '"chta"',
      says: "is not written as it must be",
      remedy: 'did you mean "chat"?',
    },
  ],
  [
    "a site address with a slash at its end",
    {
      file: SITE,
      path: ["url"],
      now: '"https://www.example.org/"',
      says: "is not written as it must be",
    },
  ],
  [
    "a malformed e-mail address",
    {
      file: SITE,
      path: ["email"],
      now: '"hello(at)example.org"',
      says: "is no e-mail address",
    },
  ],
  [
    "an e-mail address without the end of its host",
    {
      file: SITE,
      path: ["email"],
      now: '"hello@example"',
      says: "is no e-mail address",
    },
  ],
  [
    "a phone number with hyphens",
    {
      file: SITE,
      path: ["phone"],
      now: '"+91 98765-43210"',
      says: "is not written as it must be",
      remedy: 'did you mean "+91 9876543210"?',
    },
  ],
  [
    "a phone number with a letter for a digit",
    {
      file: SITE,
      path: ["phone"],
      now: '"+91 98765 4321O"',
      says: "is not written as it must be",
      remedy: "write the number with its country code, such as +91 98765 43210",
    },
  ],
  [
    "a phone number without its country",
    {
      file: SITE,
      path: ["phone"],
      now: '"98765 43210"',
      says: "is not written as it must be",
      remedy: 'did you mean "+91 98765 43210"?',
    },
  ],
  [
    "a link to a page that does not exist",
    {
      file: SITE,
      path: ["header", "links", 0, "to"],
      now: '"/service"',
      says: "leads to no page",
      remedy: 'did you mean "/services"?',
    },
  ],
  [
    "a link to a country that we do not list",
    {
      file: SITE,
      path: ["header", "links", 0, "to"],
      now: '"/country/germny"',
      says: "leads to no page",
      remedy: 'did you mean "/country/germany"?',
    },
  ],
  [
    "a button that leads to no page",
    {
      file: ABOUT,
      path: ["callToAction", "button", "action"],
      now: '"/programmes"',
      says: "leads to no page",
      remedy: 'did you mean "/programs"?',
    },
  ],
  [
    "a link to the form of a page without one",
    {
      file: ABOUT,
      path: ["callToAction", "button", "action"],
      now: '"/programs#contact"',
      says: "leads to #contact, which is not on that page",
    },
  ],
  [
    "a link to a scholarship that is not there",
    {
      file: ABOUT,
      path: ["callToAction", "button", "action"],
      now: '"/scholarships#award-99"',
      says: "leads to #award-99, which is not on that page",
    },
  ],
];

const REFERENCES: [string, Row][] = [
  [
    "an id that another scholarship has",
    {
      path: [1, "id"],
      now: "1",
      says: "stands in two entries",
    },
  ],
  [
    "a title that another scholarship has",
    {
      path: [1, "title"],
      now: () => spanOf(SCHOLARSHIPS, [0, "title"], "value").source,
      says: "stands in two entries",
    },
  ],
  [
    "a slug that another country has",
    {
      file: COUNTRIES,
      path: [19, "slug"],
      now: '"uae"',
      says: "stands in two entries",
    },
  ],
  [
    "a name that another country has",
    {
      file: COUNTRIES,
      path: [19, "name"],
      now: '"uae"',
      says: "stands in two entries",
    },
  ],
  [
    "a title that another page has",
    {
      file: "pages/services.json",
      path: ["title"],
      now: () => spanOf("pages/programs.json", ["title"], "value").source,
      says: "is the title of two pages",
    },
  ],
  [
    "one title for all countries",
    {
      file: "pages/country.json",
      path: ["title"],
      now: '"Study abroad"',
      says: "does not contain {country}",
    },
  ],
  [
    "a footer destination that is no country",
    {
      file: SITE,
      path: ["footer", "destinations", 0],
      now: '"malasia"',
      says: "is no country that we have",
      remedy: 'did you mean "malaysia"?',
    },
  ],
  [
    "a footer destination named twice",
    {
      file: SITE,
      path: ["footer", "destinations", 1],
      now: () => spanOf(SITE, ["footer", "destinations", 0], "value").source,
      says: "stands in this list twice",
    },
  ],
  [
    "a question that is asked twice",
    {
      file: APTITUDE,
      path: ["questions", 1, "text"],
      now: () => spanOf(APTITUDE, ["questions", 0, "text"], "value").source,
      says: "stands in two entries",
    },
  ],
  [
    "an answer that its question has already",
    {
      file: APTITUDE,
      path: ["questions", 0, "options", 1, "text"],
      now: () =>
        spanOf(
          APTITUDE,
          ["questions", 0, "options", 0, "text"],
          "value",
        ).source.toUpperCase(),
      says: "is the same answer a second time",
      remedy: "write another answer",
    },
  ],
  [
    "an id that another area has, so that all who mean this one are lost",
    {
      file: APTITUDE,
      path: ["results", "areas", 1, "id"],
      now: () =>
        spanOf(APTITUDE, ["results", "areas", 0, "id"], "value").source,
      says: "stands in two entries",
    },
  ],
  [
    "points outside 1 to 5",
    {
      file: APTITUDE,
      path: ["questions", 0, "options", 0, "points", 0, "points"],
      now: "6",
      says: "is too large",
    },
  ],
  [
    "points for an area that we do not have",
    {
      file: APTITUDE,
      path: ["questions", 0, "options", 0, "points", 0, "area"],
      now: '"law"',
      says: "is no area that we have",
    },
  ],
  [
    "a fixed result that we do not have",
    {
      file: APTITUDE,
      path: ["results", "fixed", "areas", 0],
      now: '"computer-sciences"',
      says: "is no area that we have",
      remedy: 'did you mean "computer-science"?',
    },
  ],
  [
    "a photo that is not there",
    {
      file: COUNTRIES,
      path: [0, "photo"],
      now: '{ "file": "nowhere.jpg", "alt": "A street", "credit": "Us" }',
      says: "names a picture that is not there",
      at: '"nowhere.jpg"',
    },
  ],
  [
    "a photo without its words",
    {
      file: COUNTRIES,
      path: [0, "photo"],
      now: '{ "file": "germany-landmarks.png", "credit": "Us" }',
      says: "is missing",
    },
  ],
  [
    "a photo of a kind that browsers do not all know",
    {
      file: COUNTRIES,
      path: [0, "photo"],
      now: '{ "file": "berlin.gif", "alt": "A street", "credit": "Us" }',
      says: "is not written as it must be",
      at: '"berlin.gif"',
    },
  ],
  [
    "a photo with blank words",
    {
      file: COUNTRIES,
      path: [0, "photo"],
      now: '{ "file": "germany-landmarks.png", "alt": " ", "credit": "Us" }',
      says: "is blank",
      at: '" "',
    },
  ],
  [
    "a photo with null for its words",
    {
      file: COUNTRIES,
      path: [0, "photo"],
      now: '{ "file": "germany-landmarks.png", "alt": null, "credit": "Us" }',
      says: "is null, but must be filled in",
      at: "null",
    },
  ],
  [
    "a code that is no country's",
    {
      file: COUNTRIES,
      path: [5, "code"],
      now: '"uk"',
      says: "is no country's code",
      remedy: 'write "gb"',
    },
  ],
  [
    "a code of trials, which no country has",
    {
      file: COUNTRIES,
      path: [5, "code"],
      now: '"xa"',
      says: "is no country's code",
    },
  ],
  [
    "a slug that the site needs for itself",
    {
      file: COUNTRIES,
      path: [19, "slug"],
      now: '"unlisted"',
      says: "is a word that the site needs for itself",
    },
  ],
  [
    "an address longer than a file's name may be",
    {
      file: COUNTRIES,
      path: [19, "slug"],
      now: `"${"a".repeat(61)}"`,
      says: "is not written as it must be",
    },
  ],
  [
    "a number that GraphQL cannot hold",
    {
      file: SCHOLARSHIPS,
      path: [0, "id"],
      now: "20250301001",
      says: "is too large",
    },
  ],
  [
    "a telephone number without a country",
    {
      file: SITE,
      path: ["phone"],
      now: '"+091 98765 43210"',
      says: "is not written as it must be",
    },
  ],
];

const hours = (...lines: [string, string, string | null, string | null][]) =>
  write(
    lines.map(([from, to, opens, closes]) => ({ from, to, opens, closes })),
  );

const HOURS: [string, Row][] = [
  [
    "a day without opening hours",
    {
      now: hours(
        ["monday", "thursday", "09:00", "18:00"],
        ["saturday", "sunday", null, null],
      ),
      says: "leaves out friday",
    },
  ],
  [
    "a day with opening hours twice",
    {
      now: hours(
        ["monday", "friday", "09:00", "18:00"],
        ["friday", "sunday", null, null],
      ),
      says: "has friday for the second time",
      at: '{"from":"friday"',
    },
  ],
  [
    "hours that end before they begin",
    {
      now: hours(["monday", "sunday", "09:00", "08:00"]),
      says: "is not after opens",
      at: '"08:00"',
    },
  ],
  [
    "hours with one of two times",
    {
      now: hours(["monday", "sunday", null, "18:00"]),
      says: "is null, but closes is not",
      at: "null",
    },
  ],
  [
    "days in the wrong order",
    {
      now: hours(
        ["monday", "saturday", "09:00", "18:00"],
        ["sunday", "monday", null, null],
      ),
      says: "comes before sunday",
      at: '"monday","opens":null',
    },
  ],
  [
    "a time on another clock",
    {
      now: hours(["monday", "sunday", "09:00", "6 PM"]),
      says: "is not written as it must be",
      remedy: 'did you mean "18:00"?',
      at: '"6 PM"',
    },
  ],
].map(([fault, row]) => [
  fault as string,
  { file: SITE, path: ["openingHours"], ...(row as object) } as Row,
]);

const WORDS: [string, Row][] = [
  [
    "a placeholder that is not filled in",
    {
      file: SITE,
      path: ["chat", "greeting"],
      now: '"Hello {nmae}"',
      says: "has {nmae}, which is not filled in here: visitors would see it",
      remedy: "did you mean {name}?",
    },
  ],
  [
    "a placeholder in the wrong place",
    {
      file: ABOUT,
      path: ["lead"],
      now: '"Study in {country}."',
      says: "has {country}, which is not filled in here: visitors would see it",
    },
  ],
  [
    "half a placeholder",
    {
      file: ABOUT,
      path: ["lead"],
      now: '"About {name."',
      says: "has {, which is not filled in here: visitors would see it",
    },
  ],
  [
    "a line break within a text",
    {
      path: [0, "title"],
      now: String.raw`"Merit\nAward"`,
      says: "has a line break in its text",
    },
  ],
  [
    "a control character",
    {
      path: [0, "title"],
      now: String.raw`"Merit\u0007Award"`,
      says: "has an invisible character in its text",
    },
  ],
  [
    "half a character",
    {
      path: [0, "title"],
      now: String.raw`"Merit \ud83d Award"`,
      says: "has an invisible character in its text",
    },
  ],
  [
    "a mark that turns the text round",
    {
      path: [0, "title"],
      now: '"Merit \u202eAward"',
      says: "has an invisible character in its text",
    },
  ],
  [
    "a letter that was lost",
    {
      path: [0, "title"],
      now: '"Caf\ufffd Award"',
      says: "has a letter that was lost when the file was saved",
    },
  ],
];

test("an id that was changed is told once, not by everything that means it", () => {
  const path = ["results", "areas", 1, "id"];
  const { files } = changed(APTITUDE, path, '"trade"');
  const found = mistakesIn(files);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    message: "is no area that we have",
    remedy: expect.stringMatching(/; the same \d+ more times below$/),
  });
});

test("two questions may have the same answer", () => {
  const { source } = spanOf(
    APTITUDE,
    ["questions", 0, "options", 0, "text"],
    "value",
  );
  const { files } = changed(
    APTITUDE,
    ["questions", 1, "options", 0, "text"],
    source,
  );
  expect(mistakesIn(files)).toEqual([]);
});

test.each([...FIELDS, ...ADDRESSES, ...REFERENCES, ...HOURS, ...WORDS])(
  "%s is told once, where it stands",
  (_, { file = SCHOLARSHIPS, path, part, now, says, remedy, at }) => {
    const { files, text, start, source } = changed(file, path, now, part);
    const found = mistakesIn(files);

    const place =
      at === "record"
        ? spanOf(file, path.slice(0, -1), "value").start
        : start + source.indexOf(at ?? "");
    expect(found.map(({ message }) => message)).toEqual([says]);
    expect(found[0]).toMatchObject({
      file: `data/${file}`,
      ...position(text, place),
      ...(remedy ? { remedy } : {}),
    });
  },
);
