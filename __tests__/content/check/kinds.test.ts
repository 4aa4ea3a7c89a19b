/** @jest-environment node */
import {
  changed,
  type Change,
  errorsIn,
  type Part,
  type Path,
  position,
  shipped,
  spanOf,
  textOf,
  withFile,
} from "./shipped";

type Row = [
  kind: string,
  /** The file and the path in it, and the part of the field that is changed, if not its value: "about.json lead line". */
  place: string,
  now: Change,
  message: string,
  more?: {
    fix?: string;
    /** What is marked in the changed part, if not its beginning; "record": the record that the field belongs to. */
    at?: string | number;
    /** The part it is about, where that is another one. */
    where?: RegExp;
  },
];

/** The value of another field, as it is written. */
const like =
  (file: string, ...path: Path) =>
  () =>
    spanOf(file, path, "value").source;
const long = (length: number) => `"${"x".repeat(length)}"`;
const hours = (...lines: [string, string, string | null, string | null][]) =>
  JSON.stringify(
    lines.map(([from, to, opens, closes]) => ({ from, to, opens, closes })),
  );
const photo = (file: string, alt: string) =>
  `{ "file": "${file}", ${alt}"credit": "Us" }`;
const titled = (change: (line: string) => string) => () =>
  `    ${change('"title": "Merit Award",')}\n`;

const WRITTEN = "a backslash that stands for nothing";
const OFF = "write null, without quotation marks, to leave it off";
const S = "scholarships.json";
const A = "aptitude-test.json";

// prettier-ignore
const FIELDS: Row[] = [
  ["a misspelt field", `${S} 0.deadline name`, '"deadLine"', "unknown field", { fix: 'did you mean "deadline"?' }],
  ["a field with another word for its name", `${S} 0.awardAmount name`, '"sum"', "unknown field", { fix: 'did you mean "awardAmount"?' }],
  ["an unknown field", `${S} 0.id field`, (field) => `"colour": "red",\n    ${field}`, "unknown field", { fix: expect.stringMatching(/^delete it; the fields here are id, type/) as string }],
  ["a field called constructor", `${S} 0.title`, (title) => `${title}, "constructor": {}`, "unknown field", { at: '"constructor"' }],
  ["a field called __proto__", `${S} 0.title`, (title) => `${title}, "__proto__": {}`, "unknown field", { at: '"__proto__"' }],
  ["a missing field", `${S} 1.eligibility line`, "", "missing", { at: "record", fix: 'write "eligibility": "…" (What an applicant needs, such as marks)' }],
  ["a missing field that may be null", "site.json contact.endpoint line", "", "missing", { at: "record", fix: expect.stringMatching(/^write "endpoint": null/) as string }],
  ["a missing field of a record within an entry", "countries.json 3.capital.longitude line", "", "missing", { at: "record" }],
  ["a missing field of a file with one record", "site.json tagline line", "", "missing", { at: "record" }],
  ["an empty record", "site.json chat", "{}", "empty", { fix: "write the fields app, label and greeting" }],
  ["null where it is not allowed", `${S} 0.title`, "null", "null, but must be filled in"],
  ["a text for a number", `${S} 0.awardAmount`, '"15,000"', "a text in quotation marks, not a number", { fix: "did you mean 15000?" }],
  ["a number for a text", `${S} 0.title`, "5", "a number, not a text in quotation marks", { fix: 'did you mean "5"?' }],
  ["a text for true or false", "pages/about.json contactForm", '"true"', "a text in quotation marks, not true or false", { fix: "did you mean true?" }],
  ["a list for a text", `${S} 0.field`, '["Law"]', "a list [ … ], not a text in quotation marks", { fix: 'did you mean "Law"?' }],
  ["a text for a list", "pages/about.json offer.items", '"Programs"', "a text in quotation marks, not a list [ … ]", { fix: 'did you mean ["Programs"]?' }],
  ["a text for a record", "pages/about.json mission", '"To teach"', "a text in quotation marks, not a group of fields { … }", { fix: "write { … } with the fields title and text (Our mission)" }],
  ["an amount with points in it", `${S} 0.awardAmount`, '"€ 15.000"', "a text in quotation marks, not a number", { fix: "did you mean 15000?" }],
  ["a decimal comma", "countries.json 0.capital.latitude", '"8,5"', "a text in quotation marks, not a number", { fix: "did you mean 8.5?" }],
  ["a date with slashes", `${S} 0.deadline`, '"2025/3/1"', "not a date", { fix: 'did you mean "2025-03-01"?' }],
  ["a number with a fraction", `${S} 0.applications`, "400.5", "not a whole number"],
  ["a number below its limit", `${S} 0.applications`, "-1", "too small", { fix: "write at least 0" }],
  ["a number above its limit", "countries.json 0.capital.longitude", "181", "too large", { fix: "write at most 180" }],
  ["a number larger than any", `${S} 0.awardAmount`, "1e999", "too large"],
  ["a number that GraphQL cannot hold", `${S} 0.id`, "20250301001", "too large"],
  ["an empty text", `${S} 0.title`, '""', "empty"],
  ["a blank text", `${S} 0.title`, '"  "', "empty"],
  ["a text that is too long", `${S} 0.title`, long(90), "too long: 90 characters, at most 80 fit", { fix: "delete 10 characters" }],
  ["a text that is too short", "pages/about.json description", '"Who we are."', "too short: 11 characters, at least 50 fit", { fix: "add 39 characters" }],
  ["an empty list", "pages/about.json offer.items", "[]", "an empty list"],
  ["a list with one entry too few", "pages/about.json values", (list) => JSON.stringify((JSON.parse(list) as unknown[]).slice(1)), "3 entries", { fix: "add 1 entry" }],
  ["a word that is not allowed", `${S} 0.type`, '"nationl"', "not one of the words allowed here", { fix: 'did you mean "national"?' }],
  ["a word like no other", `${S} 0.type`, '"abroad"', "not one of the words allowed here", { fix: "write one of national or international" }],
  ["a date that does not exist", `${S} 0.deadline`, '"2025-02-30"', "a date that does not exist: February 2025 has 28 days"],
  ["a 29th of February in an ordinary year", `${S} 0.deadline`, '"2025-02-29"', "a date that does not exist: February 2025 has 28 days"],
  ["a thirteenth month", `${S} 0.deadline`, '"2025-13-01"', "not a date", { fix: "write a day that exists, as 2025-01-31" }],
  ["a date the other way round", `${S} 0.deadline`, '"31.01.2025"', "not a date", { fix: "write a day that exists, as 2025-01-31" }],
  ["a time zone that does not exist", "countries.json 0.capital.timeZone", '"Europe/Bonn"', "not valid", { fix: "write the zone's name in the tz database, such as Asia/Kolkata" }],
];

// prettier-ignore
const ADDRESSES: Row[] = [
  ["a javascript: address", `${S} 0.applyUrl`, '"javascript:alert(1)"', "a javascript: address, which is not allowed", { fix: "write a whole address starting with https://" }],
  ["a javascript: address on a button", "pages/about.json callToAction.button.action", '"javascript:alert(1)"', "a javascript: address, which is not allowed"],
  ["a data: address on a button", "pages/about.json callToAction.button.action", '"data:text/html,Hello"', "a data: address, which is not allowed"],
  ["an http: address", `${S} 0.applyUrl`, '"http://example.org/apply"', "an http: address, which is not safe", { fix: 'did you mean "https://example.org/apply"?' }],
  ["an http: address of the form", "site.json contact.endpoint", '"http://forms.example.org/us"', "an http: address, which is not safe", { fix: 'did you mean "https://forms.example.org/us"?' }],
  ["an address without https://", "site.json contact.endpoint", '"forms.example.org/us"', "not valid", { fix: 'did you mean "https://forms.example.org/us"?' }],
  ["a social address without https://", "site.json footer.social.0.url", '"www.instagram.com/us"', "not valid", { fix: 'did you mean "https://www.instagram.com/us"?' }],
  ["an address with a password", `${S} 0.applyUrl`, '"https://"', "not valid"],
  ["an empty address in place of null", `${S} 0.applyUrl`, '""', "empty", { fix: OFF }],
  ["null in quotation marks", `${S} 0.applyUrl`, '"null"', "not valid", { fix: OFF }],
  ["a misspelt word on a button", "pages/about.json callToAction.button.action", '"chta"', "not valid", { fix: 'did you mean "chat"?' }],
  ["a site address with a slash at its end", "site.json url", '"https://www.example.org/"', "not valid", { fix: 'did you mean "https://www.example.org"?' }],
  ["a site address with a path", "site.json url", '"https://www.example.org/shop"', "not valid", { fix: 'did you mean "https://www.example.org"?' }],
  ["a site address with a query", "site.json url", '"https://www.example.org?a=1"', "not valid"],
  ["a site address with a password", "site.json url", '"https://me:secret@www.example.org"', "not valid"],
  ["an e-mail address without @", "site.json email", '"hello(at)example.org"', "not an e-mail address", { fix: "write an e-mail address, such as hello@example.org" }],
  ["an e-mail address without the end of its host", "site.json email", '"hello@example"', "not an e-mail address"],
  ["a phone number with hyphens", "site.json phone", '"+91 98765-43210"', "not valid", { fix: 'did you mean "+91 98765 43210"?' }],
  ["a phone number with a letter for a digit", "site.json phone", '"+91 98765 4321O"', "not valid", { fix: "write the number with its country code, such as +91 98765 43210" }],
  ["a phone number without its country", "site.json phone", '"98765 43210"', "not valid", { fix: "write the number with its country code, such as +91 98765 43210" }],
  ["a phone number with a zero for a country", "site.json phone", '"+091 98765 43210"', "not valid"],
  ["a link to a page that does not exist", "site.json header.links.0.to", '"/service"', "a link to a page that does not exist", { fix: 'did you mean "/services"?', where: /^header > links > entry 1 ".+" > to$/ }],
  ["a link like no page", "site.json header.links.0.to", '"/jobs"', "a link to a page that does not exist", { fix: expect.stringMatching(/^write one of \/, \/about/) as string }],
  ["a link to a country that we do not list", "site.json header.links.0.to", '"/country/germny"', "a link to a page that does not exist", { fix: 'did you mean "/country/germany"?' }],
  ["a button that leads to no page", "pages/about.json callToAction.button.action", '"/programmes"', "a link to a page that does not exist", { fix: 'did you mean "/programs"?' }],
  ["a link to the form of a page without one", "pages/about.json callToAction.button.action", '"/programs#contact"', "a link to #contact, which is not on that page"],
  ["a link to a scholarship that is not there", "pages/about.json callToAction.button.action", '"/scholarships#award-99"', "a link to #award-99, which is not on that page"],
];

// prettier-ignore
const REFERENCES: Row[] = [
  ["an id that another scholarship has", `${S} 1.id`, "1", 'the same as in entry 1 "Deccan Merit Award"', { fix: "write a number that no other entry has, such as 13" }],
  ["a title that another scholarship has", `${S} 1.title`, like(S, 0, "title"), 'the same as in entry 1 "Deccan Merit Award"'],
  ["a slug that another country has", "countries.json 19.slug", '"uae"', 'the same as in entry 2 "UAE"', { fix: "write another slug, or delete one of the two entries" }],
  ["a name that another country has", "countries.json 19.name", '"uae"', 'the same as in entry 2 "UAE"'],
  ["a title that another page has", "pages/services.json title", like("pages/programs.json", "title"), "the title of data/pages/programs.json, too"],
  ["a footer destination that is no country", "site.json footer.destinations.0", '"malasia"', "not the slug of a country in data/countries.json", { fix: 'did you mean "malaysia"?' }],
  ["a footer destination named twice", "site.json footer.destinations.1", like("site.json", "footer", "destinations", 0), "twice in this list"],
  ["a question that is asked twice", `${A} questions.1.text`, like(A, "questions", 0, "text"), "the same as in entry 1"],
  ["an answer that its question has already", `${A} questions.0.options.1.text`, () => like(A, "questions", 0, "options", 0, "text")().toUpperCase(), "the same as in entry 1"],
  ["an id that another area has", `${A} results.areas.1.id`, like(A, "results", "areas", 0, "id"), "the same as in entry 1"],
  ["points outside 1 to 5", `${A} questions.0.options.0.points.0.points`, "6", "too large"],
  ["points for an area that we do not have", `${A} questions.0.options.0.points.0.area`, '"law"', "not the id of an area in data/aptitude-test.json"],
  ["a fixed result that we do not have", `${A} results.fixed.areas.0`, '"computer-sciences"', "not the id of an area in data/aptitude-test.json", { fix: 'did you mean "computer-science"?' }],
  ["a photo that is not there", "countries.json 0.photo", photo("nowhere.jpg", '"alt": "A street", '), "not the name of a picture in data/images", { at: '"nowhere.jpg"' }],
  ["a photo without its words", "countries.json 0.photo", photo("germany-landmarks.png", ""), "missing"],
  ["a photo with blank words", "countries.json 0.photo", photo("germany-landmarks.png", '"alt": " ", '), "empty", { at: '" "' }],
  ["a photo with null for its words", "countries.json 0.photo", photo("germany-landmarks.png", '"alt": null, '), "null, but must be filled in", { at: "null" }],
  ["a photo of a kind that browsers do not all show", "countries.json 0.photo", photo("berlin.gif", '"alt": "A street", '), "not valid", { at: '"berlin.gif"' }],
  ["a code that is no country's", "countries.json 5.code", '"uk"', "not the code of a country", { fix: 'write "gb"' }],
  ["a code of trials, which no country has", "countries.json 5.code", '"xa"', "not the code of a country"],
  ["a slug that the site needs for itself", "countries.json 19.slug", '"unlisted"', "not valid", { fix: expect.stringMatching(/and not all, index, unlisted$/) as string }],
  ["a slug that is longer than a file's name may be", "countries.json 19.slug", long(61), "not valid"],
];

const INDIA = "the maps are drawn for a home in India";
const HOURS = "site.json openingHours";
// prettier-ignore
const HOME_AND_HOURS: Row[] = [
  ["a home with another clock", "site.json home.timeZone", '"Europe/London"', "not valid", { fix: `write Asia/Kolkata: ${INDIA}` }],
  ["a home in another country", "site.json home.country", '"UK"', "not valid", { fix: `write India: ${INDIA}` }],
  ["a home west of India", "site.json home.longitude", "-0.1", "too small", { fix: `write a longitude from 68 to 98: ${INDIA}` }],
  ["a home north of India", "site.json home.latitude", "51.5", "too large", { fix: `write a latitude from 6 to 37: ${INDIA}` }],
  ["a day without opening hours", HOURS, hours(["monday", "thursday", "09:00", "18:00"], ["saturday", "sunday", null, null]), "no entry for friday"],
  ["a day with opening hours twice", HOURS, hours(["monday", "friday", "09:00", "18:00"], ["friday", "sunday", null, null]), "friday for the second time", { at: '{"from":"friday"' }],
  ["hours that end before they begin", HOURS, hours(["monday", "sunday", "09:00", "08:00"]), "not after opens", { at: '"08:00"' }],
  ["hours with one of two times", HOURS, hours(["monday", "sunday", null, "18:00"]), "null, but closes is not", { at: "null" }],
  ["days in the wrong order", HOURS, hours(["monday", "saturday", "09:00", "18:00"], ["sunday", "monday", null, null]), "before sunday", { at: '"monday","opens":null' }],
  ["a time on another clock", HOURS, hours(["monday", "sunday", "09:00", "6 PM"]), "not valid", { fix: "write the time as 09:00, on a 24-hour clock", at: '"6 PM"' }],
];

const VISITORS = "which the site does not fill in here: visitors would see it";
// prettier-ignore
const WORDS: Row[] = [
  ["a misspelt placeholder", "site.json chat.greeting", '"Hello {nmae}"', `{nmae}, ${VISITORS}`, { fix: 'did you mean "{name}"?' }],
  ["a placeholder in the wrong place", "pages/about.json lead", '"Study in {country}."', `{country}, ${VISITORS}`],
  ["half a placeholder", "pages/about.json lead", '"About {name."', `{name, ${VISITORS}`, { fix: 'did you mean "{name}"?' }],
  ["HTML in a text", "pages/about.json lead", '"We are <b>here</b>."', "<b>, which visitors would see as it stands"],
  ["the name of the site in itself", "site.json name", '"{name}"', `{name}, ${VISITORS}`],
  ["a placeholder that must be there", "pages/scholarships.json finder.count", '"Showing {total}"', "without {shown}", { fix: "write {shown} where the site fills it in" }],
  ["one title for all countries", "pages/country.json title", '"Study abroad"', "without {country}"],
  ["a line break within a text", `${S} 0.title`, String.raw`"Merit\nAward"`, "a line break in the text"],
  ["a control character", `${S} 0.title`, String.raw`"Merit\u0007Award"`, "an invisible character in the text"],
  ["half a character", `${S} 0.title`, String.raw`"Merit \ud83d Award"`, "an invisible character in the text"],
  ["a mark that turns the text round", `${S} 0.title`, '"Merit \u202eAward"', "an invisible character in the text"],
  ["a letter that was lost", `${S} 0.title`, '"Caf\ufffd Award"', "a letter was lost when the file was saved"],
];

// prettier-ignore
const SYNTAX: Row[] = [
  ["a comma after the last field", `${S} 0.applyUrl`, "null,", "a comma after the last part", { fix: "delete the comma", at: ",", where: /^entry 1 ".+"/ }],
  ["a comma after the last entry", "pages/about.json offer.items", (list) => list.replace(/\n\s*\]$/, (end) => `,${end}`), "a comma after the last part", { at: ",\n    ]", where: /^offer > items/ }],
  ["two commas", `${S} 0.id`, "1,", "a comma too many", { at: 2 }],
  ["no comma between two fields", `${S} 0.id after`, "\n    ", "no comma after it", { at: -1, where: /^entry 1 ".+" > id$/ }],
  ["no comma between two entries", `${S} 0 after`, "\n  ", "no comma after it", { at: -1, where: /^entry 1 ".+"$/ }],
  ["a semicolon for a comma", `${S} 0.id after`, ";\n    ", "a sign that does not belong here"],
  ["a text without its closing quote", `${S} 0.title line`, titled((line) => line.replace('Award"', "Award")), "no closing quotation mark", { at: '"Merit' }],
  ["a text without its opening quote", `${S} 0.title line`, titled((line) => line.replace('"Merit', "Merit")), "written without quotation marks", { at: "Merit" }],
  ["a text without quotes", `${S} 0.title line`, titled(() => '"title": Merit Award,'), "written without quotation marks", { at: "Merit" }],
  ["a name without its closing quote", `${S} 0.title line`, titled((line) => line.replace('title"', "title")), "a quotation mark too many or too few", { at: "Merit" }],
  ["a name without its opening quote", `${S} 0.title line`, titled((line) => line.replace('"title', "title")), "written without quotation marks", { at: "title" }],
  ["a name without quotes", `${S} 0.title line`, titled((line) => line.replace('"title"', "title")), "written without quotation marks", { at: "title" }],
  ["a text in single quotes", `${S} 0.title line`, titled(() => `"title": 'Merit Award',`), "in single quotation marks", { fix: 'write double ones: "', at: "'Merit" }],
  ["a text in curly quotes", `${S} 0.title line`, titled(() => '"title": “Merit Award”,'), "in curly quotation marks", { at: "“Merit" }],
  ["a name in curly quotes", `${S} 0.title line`, titled(() => '“title”: "Merit Award",'), "in curly quotation marks", { at: "“title" }],
  ["a text that a curly quote closes", `${S} 0.title line`, titled((line) => line.replace('Award"', "Award”")), "no closing quotation mark", { at: '"Merit' }],
  ["a quote within a text", `${S} 0.title line`, titled(() => '"title": "The "Merit" Award",'), "a quotation mark too many or too few", { at: "Merit" }],
  ["a quote too many", `${S} 0.title line`, titled(() => '"title": "Merit Award"",'), "a quotation mark too many or too few", { at: '",' }],
  ["a text over two lines", `${S} 0.title line`, titled(() => '"title": "Merit\n    Award",'), "no closing quotation mark", { at: '"Merit' }],
  ["a text over two paragraphs", `${S} 0.title line`, titled(() => '"title": "Merit\n\n    Award",'), "no closing quotation mark", { at: '"Merit' }],
  ["a backslash that means nothing", `${S} 0.title line`, titled(() => String.raw`"title": "Merit\Award",`), WRITTEN, { at: '"Merit' }],
  ["a tab within a text", `${S} 0.title line`, titled(() => '"title": "Merit\tAward",'), "a tab or another invisible character in its text", { at: '"Merit' }],
  ["a number with a comma in it", `${S} 0.awardAmount`, "15,000", "not a number as it is written here", { fix: expect.stringMatching(/^write digits alone/) as string, at: "000" }],
  ["a number with its unit", `${S} 0.awardAmount`, "15k", "not a number as it is written here", { at: 2, where: /> awardAmount$/ }],
  ["a phone number without quotes", "site.json phone", "+91 98765 43210", "not a number as it is written here", { where: /^phone$/ }],
  ["a number with its currency", `${S} 0.awardAmount`, "$15000", "not a number as it is written here"],
  ["a number that begins with 0", `${S} 0.id`, "01", "not a number as it is written here", { at: 1 }],
  ["None for null", `${S} 0.applyUrl`, "None", "a word without quotation marks", { fix: "write null, or quotation marks around it" }],
  ["True for true", "pages/about.json contactForm", "True", "a word without quotation marks", { fix: "write true, or quotation marks around it" }],
  ["a name without a value", `${S} 0.id`, "", "no value", { at: 0 }],
  ["a name without a colon", `${S} 0.title line`, titled((line) => line.replace(":", "")), "no colon after its name", { at: '" "Merit' }],
  ["an equals sign for a colon", `${S} 0.title line`, titled((line) => line.replace(":", " =")), "a sign that does not belong here", { fix: "write : after a name, and a comma after a value", at: "=" }],
  ["a comment after a value", `${S} 0.title line`, titled((line) => `${line} // the best`), "a comment, which is not allowed", { fix: "delete it", at: "//" }],
  ["a comment as other formats write it", `${S} 0.title line`, titled((line) => `${line} # the best`), "a comment, which is not allowed", { at: "#" }],
  ["a comment between two fields", `${S} 0.title line`, titled((line) => `/* the best\n       of all */ ${line}`), "a comment, which is not allowed", { at: "/*" }],
  ["an invisible space", `${S} 0.title line`, titled((line) => line.replace(": ", ":\u00a0")), "an invisible character here", { at: "\u00a0" }],
  ["a field written twice", `${S} 0.title line`, titled((line) => `${line}\n    ${line}`), "written twice, first in line 5", { at: 32, where: /^entry 1 "Merit Award" > title$/ }],
  ["two versions that git could not merge", `${S} 0.title line`, titled((line) => `${line}\n<<<<<<< HEAD\n    ${line}\n=======\n>>>>>>> main`), "two versions that git could not merge", { at: "<<<<<<<" }],
];

test.each([
  ...FIELDS,
  ...ADDRESSES,
  ...REFERENCES,
  ...HOME_AND_HOURS,
  ...WORDS,
  ...SYNTAX,
])(
  "%s is reported once, at its own line",
  (_, place, now, message, { fix, at = 0, where } = {}) => {
    const [file = "", steps = "", part] = place.split(" ");
    const path = steps
      .split(".")
      .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const { files, text, start, source } = changed(
      file,
      path,
      now,
      part as Part,
    );
    const found = errorsIn(files);

    const marked =
      at === "record"
        ? spanOf(file, path.slice(0, -1), "value").start
        : start + (typeof at === "number" ? at : source.indexOf(at));
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining(message),
    ]);
    expect(found[0]).toMatchObject({
      file: `data/${file}`,
      ...position(text, marked),
      ...(fix && { fix }),
      ...(where && { where: expect.stringMatching(where) as string }),
    });
  },
);

test("the shipped data has no errors", () => {
  expect(errorsIn(shipped)).toEqual([]);
});

test("an id that was changed is reported once, not at everything that refers to it", () => {
  const { files } = changed(A, ["results", "areas", 1, "id"], '"trade"');
  expect(errorsIn(files)).toEqual([
    expect.objectContaining({
      message: "not the id of an area in data/aptitude-test.json",
      fix: expect.stringMatching(/; the same \d+ more times below$/) as string,
    }),
  ]);
});

test("two questions may have the same answer", () => {
  const same = like(A, "questions", 0, "options", 0, "text");
  const path = ["questions", 1, "options", 0, "text"];
  expect(errorsIn(changed(A, path, same).files)).toEqual([]);
});

test.each(["[", "{", "]", "}"])(
  "a lost %s is reported once, nearly always within a line",
  (bracket) => {
    const text = textOf(S);
    const far = [...text.matchAll(/[{}[\]]/g)]
      .filter(([found]) => found === bracket)
      .filter(({ index }) => {
        const found = errorsIn(
          withFile(S, text.slice(0, index) + text.slice(index + 1)),
        );
        expect(found).toHaveLength(1);
        const { line } = position(text, index);
        return Math.abs((found[0]?.line ?? 0) - line) > 1;
      });
    expect(far.length).toBeLessThanOrEqual(1);
  },
);

test.each(["[", "{", "]", "}", '"', "x"])(
  "%s in the wrong place is reported once, not at all that comes after it",
  (surplus) => {
    const text = textOf("pages/about.json");
    const isInText = (place: number) =>
      (text.slice(0, place).match(/"/g) ?? []).length % 2 === 1;
    for (let place = 10; place < text.length - 10; place += 89) {
      if (surplus !== '"' && isInText(place)) continue;
      const edited = text.slice(0, place) + surplus + text.slice(place);
      expect(errorsIn(withFile("pages/about.json", edited))).toHaveLength(1);
    }
  },
);

test("where every quote of a file is curly, it is reported once", () => {
  const text = textOf("pages/about.json").replaceAll('"', "”");
  expect(errorsIn(withFile("pages/about.json", text))).toMatchObject([
    { line: 2, message: "in curly quotation marks" },
  ]);
});

test("where a program has spoilt every text, the first ten errors are reported, and how many follow", () => {
  const text = textOf(S).replaceAll(/("title": ")/g, "$1\\A");
  const found = errorsIn(withFile(S, text));
  expect(found).toHaveLength(10);
  expect(found.at(-1)?.fix).toMatch(/; the same \d more times below$/);
});

test.each([0.2, 0.5, 0.9])(
  "a file that is cut off after %d of it is reported once, at its end",
  (part) => {
    const text = textOf(S);
    const cut = text.slice(0, text.lastIndexOf("\n", text.length * part));
    expect(errorsIn(withFile(S, cut))).toMatchObject([
      {
        message: "the file is cut off here",
        line: cut.split("\n").length,
      },
    ]);
  },
);

test.each(["", "  \n", "null", "5", '"text"', "Hello", "<html>", "]["])(
  "a file that contains only %j is reported",
  (content) => {
    expect(errorsIn(withFile(S, content))).toMatchObject([
      { file: `data/${S}`, line: 1 },
    ]);
  },
);

test("errors in several files are all reported; those of a file that is not JSON once it is", () => {
  const edits: [file: string, from: string, to: string][] = [
    [S, '"id": 1,', '"id": 1'],
    [S, '"applications": ', '"applicants": '],
    ["site.json", '"/services"', '"/service"'],
    ["site.json", '"turkey"', '"turkiye"'],
    ["countries.json", '"rating": 4.6', '"rating": 5.6'],
  ];
  const files = edits.reduce(
    (files, [path, from, to]) => {
      const text = String(files.find((file) => file.path === path)!.bytes);
      return withFile(path, text.replace(from, to), files);
    },
    withFile("notes.txt", "Call Asha"),
  );
  const lineOf = (file: string, part: string) =>
    position(textOf(file), textOf(file).indexOf(part)).line;
  expect(
    errorsIn(files).map(
      ({ file, line, message }) => `${file}:${line} ${message}`,
    ),
  ).toEqual([
    `data/countries.json:${lineOf("countries.json", "4.6")} too large`,
    "data/notes.txt:1 not a file that the site uses",
    `data/${S}:${lineOf(S, '"id": 1')} no comma after it`,
    `data/site.json:${lineOf("site.json", '"/services"')} a link to a page that does not exist`,
    `data/site.json:${lineOf("site.json", '"turkey"')} not the slug of a country in data/countries.json`,
  ]);
});
