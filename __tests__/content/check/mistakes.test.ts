// Specification: 7.1
import fc from "fast-check";
import { report, sentence } from "../../../plugins/gatsby-source-checked-json";
import { contentFiles } from "../../../src/content/registry";
import {
  edited,
  errorsIn,
  partAt,
  testFiles,
  textOf,
  withFile,
} from "./testFiles";

/** Where and what is written instead, the message and the fix in part, and how many lines below it is found. */
type Mistake = [
  place: string,
  now: string,
  says: string | RegExp,
  below?: number,
];

const S = "scholarships.json";
const C = "countries.json";
const A = "aptitude-test.json";
const ABOUT = "pages/about.json";
const BUTTON = `${ABOUT} callToAction.button.action`;
const LINK = "site.json header.links.0.to";
const WEEK = "site.json openingHours";
/** How many lines the former slug of the United Kingdom is below the first slug. */
const UK = textOf(C).split("united-kingdom")[0]!.split("\n").length - 3;
const NAME = JSON.parse(partAt("site.json name").source) as string;
/** How many lines the header's links are below the name. */
const LINKS = textOf("site.json").split('"links"')[0]!.split("\n").length - 2;

const hours = (...lines: [string, string, string | null, string | null][]) =>
  JSON.stringify(
    lines.map(([from, to, opens, closes]) => ({ from, to, opens, closes })),
  );

// prettier-ignore
const MISTAKES: Record<string, Mistake> = {
  "a heading of the home page with a word longer than a line": ["pages/home.json heading", '"Telecommunications"', "not valid (write two lines of at most 15 characters each"],
  "a text of the home page with more than its two lines": ["pages/home.json lead", `"${"seven ".repeat(24)}"`, "not valid (write two lines of at most 70 characters each"],
  "more links than the header has room for": ["site.json header.links.0.label", '"Online Education and Distance Learning"', /too long for the header of a window of 1024 pixels, by \d+ letters \(shorten labels, or move a link to footer > quickLinks\)/, -1],
  "a name that the header has no room for": ["site.json name", `"${"Consultancy ".repeat(3)}Us"`, "too long for the header", LINKS],
  "a misspelt field": [`${S} 0.deadline`, 'name: "deadLine"', 'unknown field (did you mean "deadline"?)'],
  "an unknown field": [`${S} 0.id`, '1, "colour": 5', "unknown field (delete it; the fields here are id, type, title"],
  "a field called __proto__": [`${S} 0.id`, '1, "__proto__": {}', "unknown field"],
  "a missing field": [`${S} 1.eligibility`, "", "missing (add it: write a text in quotation marks of 1 to 120 characters)"],
  "null where it is not allowed": [`${S} 0.title`, "null", "null, but must be filled in"],
  "a text for a number": [`${S} 0.applications`, '"5"', "a text in quotation marks, not a number (write a whole number from 0 to 10000000)"],
  "a number with a fraction": [`${S} 0.applications`, "400.5", "not valid (write a whole number"],
  "a number below its limit": [`${S} 0.applications`, "-1", "too small"],
  "a number above its limit": [`${S} 0.applications`, "10000001", "too large"],
  "a number larger than any": [`${S} 0.awardAmount`, "1e999", "not valid (write a whole number of dollars"],
  "an empty text": [`${S} 0.title`, '""', "empty (write a text"],
  "a blank text": [`${S} 0.title`, '"  "', "empty (write a text"],
  "a text that is too long": [`${S} 0.title`, `"${"x".repeat(90)}"`, "too long: 90 characters (write a text in quotation marks of 1 to 80 characters)"],
  "a list with too few entries": [`${ABOUT} values`, "[]", "too short: 0 entries (write a list [ … ] of 4 entries)"],
  "a misspelt choice": [`${S} 0.type`, '"nationl"', 'not one of the choices (did you mean "national"?)'],
  "a word that is like a choice in two thirds": [`${S} 0.type`, '"naxxnal"', 'did you mean "national"?'],
  "a word that is like a choice in less": [`${S} 0.type`, '"natio"', 'write "national" or "international"'],
  "a word that is no choice": [`${S} 0.type`, '"free"', 'not one of the choices (write "national" or "international")'],
  "no colour": [`${C} 0.ink`, "null", 'null, but must be filled in (write "sun", "coral", "mint" or "sky")'],
  "a date that does not exist": [`${S} 0.deadline`, '"2025-02-30"', "not valid (write a day that exists, as 2025-01-31)"],
  "a time zone that does not exist": [`${C} 0.capital.timeZone`, '"Europe/Bonn"', "not valid (write the zone's name"],
  "a javascript: address": [`${S} 0.applyUrl`, '"javascript:alert(1)"', "not valid (write a whole address starting with https://, or null)"],
  "a javascript: address on a button": [BUTTON, '"javascript:alert(1)"', "not valid (write a page such as"],
  "an address with one slash": [`${S} 0.applyUrl`, '"https:/example.org"', "not valid"],
  "an address with a password": [`${S} 0.applyUrl`, '"https://me:secret@example.org"', "not valid"],
  "an address with a blank": [`${S} 0.applyUrl`, '"https://example.org/ a"', "not valid"],
  "an address with a blank before it": [`${S} 0.applyUrl`, '" https://example.org"', "not valid"],
  "a password in a button's address": [BUTTON, '"https://me:secret@example.org"', "not valid"],
  "an empty address": [`${S} 0.applyUrl`, '""', "empty"],
  "the site's address with a slash": ["site.json url", '"https://www.example.org/"', "not valid (write the address alone"],
  "an e-mail address without @": ["site.json email", '"hello(at)example.org"', "not valid (write an e-mail address"],
  "a phone number without its country": ["site.json phone", '"98765 43210"', "not valid (write the number with its country code, and without the 0 that is dialled within the country, such as +91 98765 43210; in India ten digits follow +91)"],
  "a number of India with a 0 before it": ["site.json phone", '"+91 098765 43210"', "not valid (write the number"],
  "a number of India with a digit too few": ["site.json phone", '"+91 98765 4321"', "not valid (write the number"],
  "a number of India that is no area's and no mobile's": ["site.json phone", '"+91 55555 55555"', "not valid (write the number"],
  "a number that is free in India alone": ["site.json phone", '"+91 1800 123 4567"', "not valid (write the number"],
  "a number of Britain with a 0 before it": ["site.json phone", '"+44 020 7946 0958"', "not valid (write the number"],
  "a link to no page": [LINK, '"/service"', 'there is no "/service" (did you mean "/services"?)'],
  "a link like no page": [LINK, '"/jobs-and-more"', "(write a page such as /services or /country/germany)"],
  "a link to no country": [LINK, '"/country/germny"', '(did you mean "/country/germany"?)'],
  "a link to every page": [LINK, '"/*"', 'there is no "/*"'],
  "a link to a form that is not there": [BUTTON, '"/country/uae#contact"', 'there is no "/country/uae#contact"'],
  "a link to no scholarship": [BUTTON, '"/scholarships#award-99999"', "there is no"],
  "an id twice": [`${S} 1.id`, "1", 'the same as entry 1 "Deccan Merit Award" > id in data/scholarships.json (write another one)'],
  "a former slug that is in use": [`${C} 0.slug`, '"malaysia", "formerly": ["uae"]', 'formerly > entry 1: the same as entry 2 "UAE" > slug (delete one of the two)'],
  "a former slug twice": [`${C} 0.slug`, '"malaysia", "formerly": ["united-kingdom"]', /^entry 6 "UK" > formerly > entry 1: the same as entry 1 "Malaysia" > formerly > entry 1/, UK],
  "a former slug twice in one list": [`${C} 0.slug`, '"malaysia", "formerly": ["a", "a"]', 'formerly > entry 2: the same as entry 1 "Malaysia" > formerly > entry 1'],
  "a former number that is in use": [`${S} 0.id`, '1, "formerly": [3]', "the same as entry 3"],
  "a title twice": [`${S} 1.title`, partAt(`${S} 0.title`).source.toUpperCase(), "the same as entry 1"],
  "a title twice, once with a no-break space": [`${S} 1.title`, partAt(`${S} 0.title`).source.replace(" ", "\u00a0"), "the same as entry 1"],
  "a title of two pages": ["pages/services.json title", partAt("pages/programs.json title").source, "the same as title in data/pages/programs.json"],
  "an answer twice": [`${A} questions.0.options.1`, partAt(`${A} questions.0.options.0`).source, "the same as questions > entry 1"],
  "a destination twice": ["site.json footer.destinations.1", partAt("site.json footer.destinations.0").source, "the same as footer > destinations > entry 1"],
  "a destination that is no country": ["site.json footer.destinations.0", '"malasia"', 'there is no "malasia" (did you mean "malaysia"?)'],
  "a destination like no country": ["site.json footer.destinations.0", '"atlantis-on-sea"', "(write the slug of an entry in data/countries.json)"],
  "a photo without its words": [`${C} 0.photo`, '{ "file": "a.jpg", "credit": "Us" }', "missing"],
  "a photo of the wrong kind": [`${C} 0.photo`, '{ "file": "a.gif", "alt": "A street", "credit": "Us" }', "not valid (write the name of a picture"],
  "a code that is no country's": [`${C} 5.code`, '"uk"', "not valid (write the country's two letters in ISO 3166-1, such as gb"],
  "India as a destination": [`${C} 5.code`, '"in"', "code: not valid (write the country's two letters in ISO 3166-1, such as gb for the United Kingdom; India is home, and no destination)"],
  "a code of trials": [`${C} 5.code`, '"xa"', "not valid"],
  "a slug that the site needs": [`${C} 2.slug`, '"unlisted"', "and not index, unlisted, con or another name that Windows keeps for itself"],
  "a slug that Windows keeps for itself": [`${C} 2.slug`, '"con"', "not valid"],
  "a photo that Windows could not store": [`${C} 0.photo`, '{ "file": "nul.jpg", "alt": "A street", "credit": "Us" }', "not valid (write the name of a picture"],
  "a day without opening hours": [WEEK, hours(["monday", "thursday", "09:00", "18:00"], ["saturday", "sunday", null, null]), "from: saturday, but friday comes next (list each day once, from Monday to Sunday; null means closed)"],
  "a week that ends on Friday": [WEEK, hours(["monday", "friday", "09:00", "18:00"]), "no entry for saturday and sunday (add it; null means closed)"],
  "a day twice": [WEEK, hours(["monday", "friday", "09:00", "18:00"], ["friday", "sunday", null, null]), "from: friday, but saturday comes next"],
  "days in the wrong order": [WEEK, hours(["monday", "friday", null, null], ["saturday", "friday", null, null]), "to: before saturday (weeks start on Monday)"],
  "days out of the week's order": [WEEK, hours(["saturday", "sunday", null, null], ["monday", "friday", "09:00", "18:00"]), "from: saturday, but monday comes next"],
  "a day after Sunday": [WEEK, hours(["monday", "sunday", null, null], ["monday", "monday", null, null]), "from: all days are listed above (list each day once"],
  "a break that ends before it begins": [WEEK, hours(["monday", "sunday", "09:00", "13:00"], ["monday", "sunday", "12:00", "18:00"]), "opens: not after 13:00, when the line before ends (write a later time, or delete one of the two lines)"],
  "days both open and closed": [WEEK, hours(["monday", "sunday", "09:00", "13:00"], ["monday", "sunday", null, null]), "from: all days are listed above"],
  "a closed day twice": ["site.json closedDays", '[{ "date": "2026-01-26", "label": "A" }, { "date": "2026-01-26", "label": "B" }]', "the same as closedDays > entry 1"],
  "a closed day that does not exist": ["site.json closedDays", '[{ "date": "2026-02-30", "label": "A" }]', "not valid (write a day that exists, as 2025-01-31)"],
  "hours that end before they begin": [WEEK, hours(["monday", "sunday", "09:00", "08:00"]), "not after 09:00 (write a later time)"],
  "hours that end as they begin": [WEEK, hours(["monday", "sunday", "09:00", "09:00"]), "not after 09:00"],
  "the other of two times": [WEEK, hours(["monday", "sunday", "09:00", null]), "closes: null, but the other time is not"],
  "one of two times": [WEEK, hours(["monday", "sunday", null, "18:00"]), "opens: null, but the other time is not (write two times, or null twice: closed all day)"],
  "a time on another clock": [WEEK, hours(["monday", "sunday", "09:00", "6 PM"]), "not valid (write the time as 09:00"],
  "a misspelt variable": ["site.json chat.greeting", '"Hello {nmae}"', '{nmae}, which visitors would see: it is not filled in here (did you mean "{name}"?)'],
  "the name of the site in itself": ["site.json name", '"{name}"', "{name}, which visitors would see: it is not filled in here (delete it)"],
  "a variable in the city of home": ["site.json home.city", '"{city}"', "{city}, which visitors would see"],
  "one title for all countries": ["pages/country.json title", '"Study abroad"', "without {country} (write {country} where it belongs)"],
  "HTML in a text": [`${ABOUT} lead`, '"We are <b>here</b>."', '"<b>", which visitors would see (write it as it should be read: texts have no formatting)'],
  "an entity in a text": [`${ABOUT} lead`, '"You &copy; us."', '"&copy;", which visitors would see'],
  "Markdown in a text": [`${ABOUT} lead`, '"We are **here**."', '"**", which visitors would see'],
  "a comment in a text": [`${ABOUT} lead`, '"We <!-- all --> are."', '"<!-- all -->", which visitors would see'],
  "a backslash in a text": [`${ABOUT} lead`, String.raw`"One\\nTwo"`, "which visitors would see"],
  "an apostrophe in the wrong encoding": [`${ABOUT} lead`, '"We donâ€™t."', '"â€", which visitors would see'],
  "a text of dots": [`${S} 0.title`, '"…"', "no letter or digit in it (write a text)"],
  "a text that is a blank of no width": [`${S} 0.title`, '"\u200d"', "an invisible character or a line break, U+200D"],
  "a letter that is drawn as nothing": [`${S} 0.title`, '"\u3164"', "an invisible character or a line break, U+3164"],
  "a soft hyphen": [`${S} 0.title`, '"Merit\u00adAward"', "an invisible character or a line break, U+00AD"],
  "a mark of the direction": [`${S} 0.title`, '"Merit Award\u200f"', "an invisible character or a line break, U+200F"],
  "a joiner between Latin letters": [`${ABOUT} lead`, '"Of\u200dfer"', "U+200D (write a space, or nothing: letters are joined without it)"],
  "a joiner after a blank": [`${ABOUT} lead`, '"हिन्दी \u200cभाषा"', "U+200C"],
  "two joiners in a row": [`${ABOUT} lead`, '"क्\u200d\u200dष"', "U+200D"],
  "a joiner after an emoji that it joins to nothing": [`${ABOUT} lead`, '"Done 👍\u200d now"', "U+200D"],
  "a former slug in another country's place": [BUTTON, '"/country/britain"', 'there is no "/country/britain"'],
  "a blank before a text": [`${S} 0.title`, '" Merit Award"', "a blank at the beginning or the end, or two in a row (delete it)"],
  "a no-break space after a text": [`${S} 0.title`, '"Merit Award\u00a0"', "a blank at the beginning or the end"],
  "two blanks in a row": [`${ABOUT} lead`, '"We are  here."', "two in a row (delete it)"],
  "a text with a variable that makes it too long": ["pages/services.json title", `"${"What we do ".repeat(5)}at {name}"`, `too long: ${58 + NAME.length} characters with its variables filled in (write a text in quotation marks of 1 to 70 characters)`],
  "a title that the longest name of a country makes too long": ["pages/country.json title", `"${"x".repeat(59)} {country}"`, "too long: 72 characters with its variables filled in"],
  "a list with too many entries": ["site.json footer.legal", JSON.stringify(Array.from({ length: 7 }, (_, at) => ({ label: `Page ${at}`, to: "/about" }))), "too long: 7 entries (write a list [ … ] of 0 to 6 entries)"],
  "a rating with more decimals than are shown": [`${C} 0.card.rating`, "4.849999999", "not valid (write a number from 0 to 5 with one decimal, such as 4.8)"],
  "a variable in braces twice": [`${ABOUT} lead`, '"We are {{name}}."', '{{name}}, which visitors would see: it is not filled in here (did you mean "{name}"?)'],
  "a service twice": ["pages/services.json services.1.title", partAt("pages/services.json services.0.title").source, "the same as services > entry 1"],
  "a line of a list twice": [`${ABOUT} offer.items.1`, partAt(`${ABOUT} offer.items.0`).source, "the same as offer > items > entry 1"],
  "a phone number with too few digits": ["site.json phone", '"+91      1"', "not valid (write the number with its country code"],
  "a deadline long ago": [`${S} 0.deadline`, '"0204-11-25"', "not valid (write a day that exists"],
  "a variable without its end": [`${ABOUT} lead`, '"Ask {name"', "{name, which visitors would see"],
  "a blank of no width": [`${S} 0.title`, '"Merit\u200bAward"', "an invisible character"],
  "a line break in a text": [`${S} 0.title`, String.raw`"Merit\nAward"`, "an invisible character or a line break, U+000A (write a space, or nothing"],
  "half a character": [`${S} 0.title`, String.raw`"Merit \ud83d Award"`, "an invisible character"],
  "a mark that turns the text round": [`${S} 0.title`, '"Merit \u202eAward"', "an invisible character"],
  "a comma after the last field": [`${S} 0.applyUrl`, "null,", "not valid JSON (write a field here, or delete the comma before)", 1],
  "a comma after the last entry": [`${ABOUT} offer.items`, '["a",]', "(write a value here, or delete the comma before)"],
  "no comma": [`${S} 0.id`, '1 "x": 2', "(write a comma before this)"],
  "no colon": [`${S} 0.id`, 'name: "id" 1, "x"', "(write a colon before this)"],
  "no value": [`${S} 0.id`, " ", "(write a value here"],
  "no closing quotation mark": [`${S} 0.title`, '"Merit Award,', '(write " at the end of this text, on the same line)'],
  "no quotation marks": [`${S} 0.title`, "Merit", '(write a text "like this", with straight quotation marks around it'],
  "a number that begins with 0": [`${S} 0.id`, "01", "not valid JSON (write the number without the 0 before it)"],
  "an amount that begins with 0": [`${S} 0.awardAmount`, "015000", "not valid JSON (write the number without the 0 before it)"],
  "a backslash that means nothing": [`${S} 0.title`, String.raw`"Merit\Award"`, "(delete the backslash, or write two)"],
  "a tab within a text": [`${S} 0.title`, '"Merit\tAward"', "(write a space for the tab"],
  "a comment": [`${S} 0.id`, "/* first */ 1", "(delete the comment)"],
  "a bracket too many": [`${S} 0.id`, "1}", "(write a comma before this)", 1],
  "a field written twice": [`${S} 0.id`, '1, "id": 1', "written twice, first in line 3 (delete one of the two)"],
  "two versions that git could not merge": [`${S} 0.id`, "1,\n<<<<<<< HEAD", "two versions were joined (keep one, delete the lines with <<<, === and >>>)", 1],
  "what is left of two versions, at the end of the file": [`${C} 19.photo`, "null}]\n>>>>>>> patch-1\n[{}", "two versions were joined", 1],
};

test("the tests' content has no errors", () => {
  expect(errorsIn(testFiles)).toEqual([]);
});

test.each([
  ...["site.json footer.social", "site.json footer.legal"],
  ...["site.json closedDays", "pages/scholarships.json tips"],
  ...["countries.json 4.facts", "countries.json 5.formerly"],
])("%s may be an empty list", (place) => {
  expect(errorsIn(edited(place, "[]").files)).toEqual([]);
});

test("there may be no scholarship", () => {
  // A button of the tests' content leads to one.
  const errors = errorsIn(withFile("scholarships.json", "[]")).map(sentence);
  expect(errors.filter((text) => !/there is no/.test(text))).toEqual([]);
});

test("a card for which the home page has no dot is an error", () => {
  const all = JSON.parse(textOf(C)) as { card: { flag: string } | null }[];
  const [{ card }] = all as [{ card: object }];
  const more = all.map((country, at) => ({ ...country, card: at < 8 && card }));
  const errors = errorsIn(withFile(C, JSON.stringify(more.slice(0, 8))));
  expect(errors.map(sentence).filter((text) => /cards/.test(text))).toEqual([
    expect.stringContaining(
      "card: the home page has room for 7 cards (write null: no card)",
    ),
  ]);
});

test.each(Object.entries(MISTAKES))(
  "%s is reported once, at its line, with what to write instead",
  (_, [place, now, says, below = 0]) => {
    const { files, file, line } = edited(place, now);
    const errors = errorsIn(files);
    expect(errors.map(sentence)).toEqual([
      typeof says === "string"
        ? expect.stringContaining(says)
        : expect.stringMatching(says),
    ]);
    expect(errors).toMatchObject([
      { file: `data/${file}`, line: line + below },
    ]);
  },
);

test("what is wrong is not reported again where other files refer to it; all else is, in order", () => {
  const links = textOf("site.json")
    .replace('"/services"', '"/service"')
    .replace(/"copyrightYear": \d+/, '"copyrightYear": 1')
    .replace('"/about"', '"/scholarships#award-2"');
  let files = withFile("site.json", links);
  for (const file of [C, S]) files = withFile(file, `${textOf(file)},`, files);
  const found = errorsIn(files).map(({ file, where }) => `${file} ${where}`);
  expect(found).toEqual([
    `data/${C} `,
    `data/${S} `,
    expect.stringMatching(/^data\/site.json header > links/),
    "data/site.json footer > copyrightYear",
  ]);
});

// prettier-ignore
test.each(["", " \n", "null", "5", "{}", "][", "<html>"])("a file that contains only %j is an error", (content) => {
  expect(errorsIn(withFile(S, content))).toMatchObject([{ file: `data/${S}`, line: 1 }]);
});

// prettier-ignore
const RIGHT = [
  [`${S} 0.applyUrl`, '"https://münchen.example.org:8443/über?a=b@c#d"'],
  [BUTTON, '"https://example.org"'],
  [`${C} 19.slug`, '"all"'],
  [`${C} 19.slug`, '"congo"'],
  ["site.json phone", '"+91 80 4123 4567"'],
  ["site.json phone", '"+918041234567"'],
  ["site.json phone", '"+39 06 698 12345"'],
  ["site.json phone", '"+1 000 000 0000"'],
  [WEEK, hours(["monday", "sunday", "09:00", "24:00"])],
  [WEEK, hours(["monday", "sunday", "09:00", "13:00"], ["monday", "sunday", "14:00", "18:00"])],
  ["site.json closedDays", '[{ "date": "2026-11-08", "label": "Diwali" }, { "date": "2026-11-09", "label": "Diwali" }]'],
  [`${C} 0.card.rating`, "5"],
  ["pages/country.json title", `"${"x".repeat(57)} {country}"`],
  [BUTTON, '"/scholarships?sort=amount#award-2"'],
  [BUTTON, '"/about#contact"'],
  [`${S} 0.applyUrl`, '"https://example.org/{id}"'],
  [`${S} 0.applyUrl`, '"https://example.org/__a__/?b=1&copy;c"'],
  [`${ABOUT} lead`, '"Q&A; R&D & #1 in C#: 5 < 6, <3 for São Paulo."'],
  [`${A} questions.1.options.0`, partAt(`${A} questions.0.options.0`).source],
  [`${ABOUT} lead`, '"{name}, {city}, {countries}, {awards}, {amounts}, {questions} and {minutes}"'],
];

test.each(RIGHT)("at %s %s is right", (place, now) => {
  expect(errorsIn(edited(place, now).files)).toEqual([]);
});

test("whatever files contain, the check ends with an error in each", () => {
  const content = fc.oneof(fc.uint8Array(), fc.string(), fc.json());
  const names = fc.subarray(Object.keys(contentFiles), { minLength: 1 });
  const some = names.chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, content]))),
  );
  fc.assert(
    fc.property(some, (contents) => {
      let files = [...testFiles];
      for (const [name, content] of Object.entries(contents))
        files = withFile(name, content, files);
      const errors = errorsIn(files);
      expect(errors.map(report)).toHaveLength(errors.length);
      const places = errors.map(({ file }) => file);
      for (const [name, content] of Object.entries(contents))
        // There may be no scholarship.
        if (name !== S || content !== "[]")
          expect(places).toContain(`data/${name}`);
    }),
  );
  expect(errorsIn(withFile(S, "[".repeat(100_000)))).toHaveLength(1);
  const noText = '[{ "toString": null }]';
  expect(errorsIn(withFile("site.json", noText))).not.toEqual([]);
});
