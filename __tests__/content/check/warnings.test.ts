// Specification: 7.1
import { check } from "../../../plugins/gatsby-source-checked-json";
import { content } from "../../../src/content";
import {
  edited,
  errorsIn,
  partAt,
  testFiles,
  textOf,
  warningsIn,
  withFile,
} from "./testFiles";

const SITE = "site.json";
const name = partAt(`${SITE} name`).source;

type Warning = [place: string, now: string, says: string, where?: string];

// prettier-ignore
const WARNINGS: Record<string, Warning> = {
  "a phone number of zeros": [`${SITE} phone`, '"+91 00000 00000"', "still a sample value (write the real number)"],
  "a landline for the chat, too": [`${SITE} phone`, '"+91 80 2345 6789"', "a landline, on which there is mostly no WhatsApp, and the chat leads there (write a mobile number into chat > phone)"],
  "a chat at a landline": [`${SITE} chat.phone`, '"+44 20 7946 0958"', "a landline", "chat > phone"],
  "an e-mail address at example": [`${SITE} email`, '"hello@x.EXAMPLE"', "still a sample value (write the real address)"],
  "the sample street in another order": [`${SITE} address.street`, '"12 Meridian Road, 4th Floor"', "still a sample value"],
  "the sample street": [`${SITE} address.street`, '"4th Floor, 12 Meridian Road"', "still a sample value"],
  "no address of the site": [`${SITE} url`, "null", "null, so search engines get no list of pages, and shared links no picture (write the address of the published site)"],
  "a form that does not send": [`${SITE} contact.endpoint`, "null", 'null, so nobody gets what visitors write in the contact form (see data/README.md, "Connect the contact form")'],
  "a form without a notice": [`${SITE} contact`, '{ "title": "A", "lead": "B", "endpoint": "https://example.org", "notice": null }', "null, though the form sends what visitors write (say what happens with it, and that a parent should write for those under 18)", "contact > notice"],
  "a figure without a note": [`${SITE} claims`, '[{ "value": "9+", "label": "Lives", "note": null }, { "value": "2", "label": "Ears", "note": "Seen" }, { "value": "4", "label": "Legs", "note": "Seen" }]', "no note says where these figures come from: 9+ Lives (write it into their note)"],
  "a country with the code of another": ["countries.json 1.code", '"my"', "the same as entry 1", 'entry 2 "UAE" > code'],
  "a country with the capital of another": ["countries.json 1.capital.name", '"Kuala Lumpur"', "the same as entry 1", 'entry 2 "UAE" > capital > name'],
  "a country with the flag of another": ["countries.json 1.card.flag", partAt("countries.json 0.card.flag").source, "the same as entry 1", 'entry 2 "UAE" > card > flag'],
  "a country at the position of another": ["countries.json 1.capital", `{ "name": "Abu Dhabi", "longitude": ${partAt("countries.json 0.capital.longitude").source}, "latitude": ${partAt("countries.json 0.capital.latitude").source}, "timeZone": "Asia/Kuala_Lumpur" }`, "the same as entry 1", 'entry 2 "UAE" > capital'],
  "a heading in another script": ["pages/about.json heading", '"About नमस्ते"', 'pictures for social networks cannot show "न" and leave this text out (write it in Latin letters)'],
  "a country's name with an emoji": ["countries.json 1.name", '"UAE 🎉"', 'cannot show "🎉"', 'entry 2 "UAE 🎉" > name'],
  "the consultancy's name in Greek": ["site.json name", '"Ακμή"', 'cannot show "Α"'],
  "a former slug in a list": [`${SITE} footer.destinations.0`, '"united-kingdom"', "its former name (write uk)", "footer > destinations > entry 1"],
  "a former slug in a link": ["pages/about.json callToAction.button.action", '"/country/united-kingdom?a=1"', "its former name (write uk)", "callToAction > button > action"],
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
    expect(found).toEqual([
      expect.stringMatching(
        `^data/${file}: .*${says.replace(/[{}()+?.]/g, "\\$&")}`,
      ),
    ]);
  },
);

// prettier-ignore
const GOOD = [
  [`${SITE} phone`, '"+91 98765 43210"'],
  [`${SITE} phone`, '"+91 90000 00000"'],
  [`${SITE} email`, '"hello@example.org"'],
  [`${SITE} email`, '"hello@x.examples"'],
  // Joiners of Indian scripts, Urdu, and an emoji.
  ["pages/about.json lead", '"दर्\u200dया അവന്\u200d ಸಾಫ್ಟ್\u200cವೇರ್ ශ්\u200dරී می\u200cخواہم 👨🏽\u200d👩\u200d👧 ❤️\u200d🔥"'],
  ["pages/about.json heading", '"“Łódź”, İstanbul, Việt Nam, Kṛṣṇa, Cafe\u0301 – ₹"'],
] as const;

test.each(GOOD)("%s %s is no reason for a warning", (place, now) => {
  const field = place.split(/[ .]/).at(-1)!;
  const found = warningsIn(edited(place, now).files);
  expect(found.filter(({ where }) => where.includes(field))).toEqual([]);
});

test("an address of the site in SITE_URL is as good as one in the file", () => {
  const warnsOfAddress = () =>
    warningsIn(testFiles).some(({ where }) => where === "url");
  expect(warnsOfAddress()).toBe(true);
  process.env.SITE_URL = "https://www.example.org";
  expect(warnsOfAddress()).toBe(false);
  delete process.env.SITE_URL;
});

test("one warning says that the last deadline has passed", () => {
  const on = (today: string) =>
    check("data", testFiles, content, { today }).filter(({ message }) =>
      /is open/.test(message),
    );
  expect(on("2024-11-01")).toEqual([]);
  expect(on("2099-03-15")).toEqual([]);
  expect(on("2099-03-16")).toHaveLength(1);
  expect(on("9999-01-01")).toMatchObject([
    { file: "data/scholarships.json", fix: "add a later deadline" },
  ]);
});

test("a name within another word or an address is not written out", () => {
  const { files } = edited("pages/about.json lead", '"Zedonia, or McZed."');
  const renamed = textOf(SITE)
    .replace(name, '"Zed"')
    .replace(/"email": ".*"/, '"email": "hello@Zed.org"')
    .replace(/https:.*linkedin/, "https://www.linkedin.com/company/Zed");
  expect(renamed).toContain("company/Zed");
  const messages = warningsIn(withFile(SITE, renamed, files)).map(
    ({ message }) => message,
  );
  expect(messages).not.toContain("the name is written out");
});
