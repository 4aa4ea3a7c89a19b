/** What is no error but should be looked at before the site is published. */
import { isPlaceholder } from "../placeholders";
import { and, type Path } from "./findings";
import {
  places,
  placesIn,
  type Rule,
  type Site,
  valueAt,
  warning,
} from "./site";
import { entryName } from "./where";

// The address, the contact details and the form

const urlIsKnown = warning(
  "site.json url",
  ({ value }, { siteUrl }) =>
    value === null &&
    !siteUrl && [
      "null, so search engines get no list of pages, and shared links no picture",
      "write the address of the published site, or set SITE_URL for the build",
    ],
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

const formSends = warning(
  "site.json contact.endpoint",
  ({ value }) =>
    value === null && [
      "null, so nobody gets what visitors write in the contact form",
      'see data/README.md, "Connect the contact form"',
    ],
);

const formHasNotice = warning(
  "site.json contact.notice",
  ({ value }, site) =>
    value === null &&
    typeof places(site, "site.json contact.endpoint")[0]?.value ===
      "string" && [
      "null, though the form sends what visitors write",
      "say what happens with it, and that a parent should write for those under 18",
    ],
);

const claimsHaveNotes = warning("site.json claims", (claims) => {
  const bare = placesIn(claims, "*").filter(
    ({ value }) => valueAt(value, ["note"]) === null,
  );
  const labels = bare.map(({ value }) =>
    ["value", "label"].map((name) => valueAt(value, [name])).join(" "),
  );
  return (
    labels.length > 0 && [
      `no note says where these figures come from: ${and(labels)}`,
      "write it into their note",
    ]
  );
});

// Numbers that the texts repeat

/** How many there are to be, from the specification. */
const asManyAsPlanned = (pattern: string, count: number, noun: string) => {
  const [file = ""] = pattern.split(" ");
  return warning(file, (_, site) => {
    const found = places(site, pattern).length;
    return (
      found !== count && [
        `${found} ${noun}, not ${count}`,
        `check the texts on the pages that say ${count}`,
      ]
    );
  });
};

/** The range of awards in the specification. */
const AWARDS = { least: 15_000, most: 60_000 };

const awardsInRange = warning(
  "scholarships.json *.awardAmount",
  ({ value }) =>
    typeof value === "number" &&
    (value < AWARDS.least || value > AWARDS.most) && [
      `${value}, outside ${AWARDS.least} to ${AWARDS.most}`,
      "check the amount",
    ],
);

// Deadlines

/** The first deadline that shipped: an older one is a typing error, such as 2014 for 2024. */
const FIRST_DEADLINE = "2024-11-25";
/** Nobody announces an award longer before its deadline. */
const MOST_YEARS = 5;

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

const deadlinesPlausible = warning(
  "scholarships.json *.deadline",
  ({ value }, { today }) => {
    const last = today.replace(/^\d+/, (year) => `${+year + MOST_YEARS}`);
    if (!isDay(value) || (value >= FIRST_DEADLINE && value <= last))
      return false;
    const limit = value > last ? `after ${last}` : `before ${FIRST_DEADLINE}`;
    return [`${value}, ${limit}`, "check the year"];
  },
);

const someDeadlineAhead = warning("scholarships.json", (list, { today }) => {
  const days = placesIn(list, "*.deadline").map(({ value }) => value);
  const last = days.filter(isDay).toSorted().at(-1);
  return (
    last !== undefined &&
    last < today && [
      `no scholarship is still open: the last deadline was ${last}`,
      "add one with a later deadline; until then the page says that none is open",
    ]
  );
});

// What was copied

const COPIED: Record<string, Path> = {
  code: ["code"],
  capital: ["capital", "name"],
  flag: ["card", "flag"],
};

/** A new country is made by copying an entry; what was not changed after copying is easily overlooked. */
const countriesAreOwn = warning("countries.json *", (country, site) => {
  const { root, value: list } = site.documents.get(country.file)!;
  const sameAs = (other: unknown) =>
    Object.keys(COPIED).filter((noun) => {
      const mine = valueAt(country.value, COPIED[noun]!);
      return typeof mine === "string" && mine === valueAt(other, COPIED[noun]!);
    });
  const earlier = (list as unknown[]).slice(0, Number(country.path[0]));
  const at = earlier.findIndex((other) => sameAs(other).length > 0);
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
  const word = typeof name?.value === "string" ? name.value.trim() : "";
  if (word === "") return [];
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const isNamed = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`,
    "u",
  );
  return site.fields
    .filter(({ value }) => typeof value === "string" && isNamed.test(value))
    .filter(({ file, path }) => `${file} ${path.join()}` !== "site.json name")
    .map((field) => ({ ...field, word }));
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
  asManyAsPlanned("aptitude-test.json questions.*", 10, "questions"),
  asManyAsPlanned(
    "countries.json *.card.description",
    6,
    "countries with a card",
  ),
  awardsInRange,
  deadlinesPlausible,
  someDeadlineAhead,
  countriesAreOwn,
  nameIsNotRepeated,
];
