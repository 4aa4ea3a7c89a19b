/** @jest-environment node */
import { problems } from "../../../src/content/check/problems";
import { report } from "../../../src/content/check/report";
import type { SiteSettings } from "../../../src/content/model";
import { readJson } from "../../../src/content/readData";
import { organisation } from "../../../src/lib/structuredData";
import {
  changed,
  errorsIn,
  type Path,
  position,
  shipped,
  spanOf,
  TODAY,
  warningsIn,
  withFile,
} from "./shipped";

const SCHOLARSHIPS = "scholarships.json";
const COUNTRIES = "countries.json";
const SITE = "site.json";

type Row = {
  file?: string;
  path: Path;
  now: string | ((source: string) => string);
  says: string | RegExp;
  /** The part that it is about, where that is not the one that was changed. */
  of?: Path;
};

const ROWS: [string, Row][] = [
  [
    "an award outside the range",
    {
      path: [0, "awardAmount"],
      now: "60001",
      says: "60001, outside 15000 to 60000",
    },
  ],
  [
    "a deadline before all that shipped",
    {
      path: [0, "deadline"],
      now: '"2024-11-24"',
      says: "2024-11-24, before 2024-11-25",
    },
  ],
  [
    "a deadline in another century",
    {
      path: [0, "deadline"],
      now: '"2205-03-01"',
      says: "2205-03-01, after 2029-11-01",
    },
  ],
  [
    "a scholarship more or less",
    {
      path: [],
      now: (list) => JSON.stringify((JSON.parse(list) as unknown[]).slice(1)),
      says: "11 scholarships, not 12",
    },
  ],
  [
    "a placeholder for the phone number",
    {
      file: SITE,
      path: ["phone"],
      now: '"+91 00000 00000"',
      says: "still a placeholder: +91 00000 00000",
    },
  ],
  [
    "a placeholder for the e-mail address",
    {
      file: SITE,
      path: ["email"],
      now: '"hello@somewhere.example"',
      says: "still a placeholder: hello@somewhere.example",
    },
  ],
  [
    "the shipped street",
    {
      file: SITE,
      path: ["address", "street"],
      now: '"4th Floor, 12 Meridian Road"',
      says: "still a placeholder: 4th Floor, 12 Meridian Road",
    },
  ],
  [
    "no address of the site",
    {
      file: SITE,
      path: ["url"],
      now: "null",
      says: /^null, so there are no canonical addresses/,
    },
  ],
  [
    "a simulated contact form",
    {
      file: SITE,
      path: ["contact", "endpoint"],
      now: "null",
      says: "null, so the contact form only simulates sending",
    },
  ],
  [
    "a claim without a note",
    {
      file: SITE,
      path: ["claims"],
      now: '[{ "value": "9+", "label": "Lives", "note": null }]',
      says: "no note says where these figures come from: 9+ Lives",
    },
  ],
  [
    "a country with the code of another",
    {
      file: COUNTRIES,
      path: [1, "code"],
      of: [1],
      now: () => spanOf(COUNTRIES, [0, "code"], "value").source,
      says: `the same code as entry 1 ${spanOf(COUNTRIES, [0, "name"], "value").source}`,
    },
  ],
  [
    "the name of the consultancy in another file",
    {
      path: [0, "description"],
      now: () => spanOf(SITE, ["name"], "value").source.replace(/^"/, '"Ask '),
      says: `the name ${JSON.parse(spanOf(SITE, ["name"], "value").source) as string} is written out`,
    },
  ],
];

test.each(ROWS)(
  "%s is a warning, on one line",
  (_, { file = SCHOLARSHIPS, path, now, says, of = path }) => {
    const { files, text } = changed(file, path, now);
    expect(errorsIn(files)).toEqual([]);
    const found = warningsIn(files).filter(({ message }) =>
      typeof says === "string" ? message === says : says.test(message),
    );
    expect(found).toMatchObject([
      {
        file: `data/${file}`,
        ...position(text, spanOf(file, of, "value").start),
      },
    ]);
    expect(found.map(report).join()).not.toContain("\n");
  },
);

/** The shipped files with other contact details, and which of them the check takes for placeholders. */
function placeholdersIn(details: Partial<SiteSettings>) {
  const site = { ...readJson<SiteSettings>(SITE), ...details };
  const left = warningsIn(withFile(SITE, JSON.stringify(site)))
    .filter(({ message }) => message.startsWith("still a placeholder"))
    .map(({ where }) => where);
  return { site, left };
}

const address = (street: string) => ({
  address: { ...readJson<SiteSettings>(SITE).address, street },
});

test.each<[Partial<SiteSettings>]>([
  [{ phone: "+91 00000 00000" }],
  [{ phone: "+49 00000 00000" }],
  [{ phone: "+910000000000" }],
  [{ phone: "+91 80000 00000" }],
  [{ phone: "+91 98765 43210" }],
  [{ email: "hello@longitude.example" }],
  [{ email: "hello@x.EXAMPLE" }],
  [{ email: "hello@example.org" }],
  [address("4th Floor, 12 Meridian Road")],
  [address("7 Church Street")],
])("what search engines see and what is warned of agree: %j", (details) => {
  const { site, left } = placeholdersIn(details);
  const { telephone, email, address } = organisation(site, null);
  expect(left.includes("phone")).toBe(telephone === undefined);
  expect(left.includes("email")).toBe(email === undefined);
  expect(left.includes("address > street")).toBe(address === undefined);
});

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
