/** What is no error but should be looked at before the site is published. */
import { isPlaceholder } from "../placeholders";
import type { Country, SiteSettings } from "../model";
import { and, type Words } from "./findings";
import { everyText, places, type Rule, type Site, warning } from "./site";
import { entryName } from "./where";

// The address, the contact details and the form

/** A field that may stay null, at a price. */
const isNull = (
  pattern: string,
  words: Words,
  unless: (site: Site) => unknown = () => false,
) =>
  warning(
    pattern,
    ({ value }, site) => value === null && !unless(site) && words,
  );

const urlIsKnown = isNull(
  "site.json url",
  [
    "null, so search engines get no list of pages, and shared links no picture",
    "write the address of the published site, or set SITE_URL for the build",
  ],
  ({ siteUrl }) => siteUrl,
);

/** Details that are in data/site.json until the owner fills them in. */
const isFilledIn = (path: string, kind: keyof typeof isPlaceholder) =>
  warning(
    `site.json ${path}`,
    ({ value }) =>
      isPlaceholder[kind](String(value)) && [
        `still a placeholder: ${String(value)}`,
        `write the real ${kind === "phone" ? "number" : "address"}`,
      ],
  );

const formSends = isNull("site.json contact.endpoint", [
  "null, so nobody gets what visitors write in the contact form",
  'see data/README.md, "Connect the contact form"',
]);

const formHasNotice = isNull(
  "site.json contact.notice",
  [
    "null, though the form sends what visitors write",
    "say what happens with it, and that a parent should write for those under 18",
  ],
  (site) => !places(site, "site.json contact.endpoint")[0]?.value,
);

const claimsHaveNotes = warning("site.json claims", ({ value }) => {
  const bare = (value as SiteSettings["claims"])
    .filter((claim) => claim?.note === null)
    .map(({ value, label }) => [value, label].filter(Boolean).join(" "));
  return (
    bare.length > 0 && [
      `no note says where these figures come from: ${and(bare)}`,
      "write it into their note",
    ]
  );
});

// Numbers that the texts repeat

/** How many there are to be in a list, from the specification. Of what the model refuses nobody knows. */
const asManyAsPlanned = (
  list: string,
  count: number,
  noun: string,
  isOne: (entry: unknown) => boolean = () => true,
) =>
  warning(list, ({ file, value }, site) => {
    const { length } = (value as unknown[]).filter(isOne);
    return (
      length !== count &&
      site.documents.get(file)?.errors.length === 0 && [
        `${length} ${noun}, not ${count}`,
        `check the texts on the pages that say ${count}`,
      ]
    );
  });

/** The range of awards in the specification. */
const AWARDS = { least: 15_000, most: 60_000 };

const awardsInRange = warning("scholarships.json *.awardAmount", (award) => {
  const value = Number(award.value);
  return (
    (value < AWARDS.least || value > AWARDS.most) && [
      `${value}, outside ${AWARDS.least} to ${AWARDS.most}`,
      "check the amount",
    ]
  );
});

// Deadlines

/** The first deadline that shipped: an older one is a typing error, such as 2014 for 2024. */
const FIRST_DEADLINE = "2024-11-25";
/** Nobody announces an award longer before its deadline. */
const MOST_YEARS = 5;

const deadlinesPlausible = warning(
  "scholarships.json *.deadline",
  ({ value }, { today }) => {
    const day = String(value);
    const last = today.replace(/^\d+/, (year) => `${+year + MOST_YEARS}`);
    if (day >= FIRST_DEADLINE && day <= last) return false;
    const limit = day > last ? `after ${last}` : `before ${FIRST_DEADLINE}`;
    return [`${day}, ${limit}`, "check the year"];
  },
);

const someDeadlineAhead = warning("scholarships.json ", (_, site) => {
  const last = places(site, "scholarships.json *.deadline")
    .map(({ value }) => String(value))
    .toSorted()
    .at(-1);
  return (
    last !== undefined &&
    last < site.today && [
      `no scholarship is still open: the last deadline was ${last}`,
      "add one with a later deadline; until then the page says that none is open",
    ]
  );
});

// What was copied

/** What the model accepts of a country. */
type Entry = Partial<Country> | undefined;

/** What a country cannot share with another one. */
const OWN: Record<string, (country: Entry) => string | undefined> = {
  code: (country) => country?.code,
  capital: (country) => country?.capital?.name,
  flag: (country) => country?.card?.flag,
};

/** A new country is made by copying an entry; what was not changed after copying is easily overlooked. */
const countriesAreOwn = warning("countries.json *", (country, site) => {
  const [whole] = places(site, "countries.json ");
  const earlier = (whole!.value as Entry[]).slice(0, Number(country.path[0]));
  const sameAs = (other: Entry) =>
    Object.keys(OWN).filter((noun) => {
      const mine = OWN[noun]!(country.value as Entry);
      return mine !== undefined && mine === OWN[noun]!(other);
    });
  const at = earlier.findIndex((other) => sameAs(other).length > 0);
  const { root } = site.documents.get(country.file)!;
  return (
    at >= 0 && [
      `the same ${and(sameAs(earlier[at]))} as ${entryName(root, [at])}`,
      "were they copied along?",
    ]
  );
});

/** Texts that repeat the consultancy's name keep the old one when it changes. */
function withNameWritten(site: Site) {
  const [name] = places(site, "site.json name");
  if (!name) return [];
  const word = String(name.value).trim();
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const isNamed = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`,
    "u",
  );
  return everyText(site)
    .filter((text) => text !== name && isNamed.test(text.value))
    .map((text) => ({ ...text, word }));
}

const nameIsNotRepeated = warning(withNameWritten, ({ word }) => [
  `the name ${word} is written out`,
  "write {name}, so that it changes with data/site.json",
]);

export const warnings: readonly Rule[] = [
  urlIsKnown,
  isFilledIn("phone", "phone"),
  isFilledIn("email", "email"),
  isFilledIn("address.street", "street"),
  formSends,
  formHasNotice,
  claimsHaveNotes,
  asManyAsPlanned("aptitude-test.json questions", 10, "questions"),
  asManyAsPlanned(
    "countries.json ",
    6,
    "countries with a card",
    (country) => (country as Entry)?.card !== null,
  ),
  awardsInRange,
  deadlinesPlausible,
  someDeadlineAhead,
  countriesAreOwn,
  nameIsNotRepeated,
];
