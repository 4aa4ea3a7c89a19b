/** What is no error but should be looked at before the site is published. */
import { isPlaceholder } from "../../lib/placeholders";
import { type Finding, listed, warningAt } from "./findings";
import { IMAGES } from "./filePlaces";
import type { Rule } from "./rules";
import { fieldOf, type Place, places, placesIn, type Site } from "./site";
import { entryName } from "./where";

/** What the page says of the awards. */
const AWARDS = { least: 15_000, most: 60_000 };
/** The first deadline that shipped: an older one is a typing error, such as 2014 for 2024. */
const FIRST_DEADLINE = "2024-11-25";
/** Nobody announces an award longer before its deadline. */
const MOST_YEARS = 5;

const SITE = "site.json";
const SCHOLARSHIPS = "scholarships.json";

/** How many there are to be, from the specification. */
const COUNTS: [file: string, pattern: string, count: number, noun: string][] = [
  [SCHOLARSHIPS, "*", 12, "scholarships"],
  ["aptitude-test.json", "questions.*", 10, "questions"],
  ["countries.json", "*.card.description", 6, "countries with a card"],
];

/** A warning at every place that a pattern names, where `message` finds something to say of its value. */
const everyWarning = (
  site: Site,
  [file, pattern]: [file: string, pattern: string],
  message: (value: unknown) => string | false,
  fix: string,
): Finding[] =>
  places(site, file, pattern).flatMap((place) => {
    const found = message(place.value);
    return found ? warningAt(place, found, fix) : [];
  });

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

const awardsInRange: Rule = (site) =>
  everyWarning(
    site,
    [SCHOLARSHIPS, "*.awardAmount"],
    (value) =>
      typeof value === "number" &&
      (value < AWARDS.least || value > AWARDS.most) &&
      `${value}, outside ${AWARDS.least} to ${AWARDS.most}`,
    "the page says that awards are between these",
  );

const deadlinesPlausible: Rule = (site) => {
  const last = site.today.replace(/^\d+/, (year) =>
    String(Number(year) + MOST_YEARS),
  );
  return everyWarning(
    site,
    [SCHOLARSHIPS, "*.deadline"],
    (value) =>
      isDay(value) &&
      (value < FIRST_DEADLINE
        ? `${value}, before ${FIRST_DEADLINE}`
        : value > last && `${value}, after ${last}`),
    "look once more whether this is meant",
  );
};

const someDeadlineAhead: Rule = (site) => {
  const last = places(site, SCHOLARSHIPS, "*.deadline")
    .map(({ value }) => value)
    .filter(isDay)
    .toSorted()
    .at(-1);
  return last === undefined || last >= site.today
    ? []
    : [
        warningAt(
          { file: SCHOLARSHIPS, path: [] },
          `no scholarship is still open: the last deadline was ${last}`,
          "the page says so, too",
        ),
      ];
};

const asManyAsPlanned: Rule = (site) =>
  COUNTS.flatMap(([file, pattern, count, noun]) => {
    const found = places(site, file, pattern).length;
    return site.documents.get(file)?.value === undefined || found === count
      ? []
      : warningAt(
          { file, path: [] },
          `${found} ${noun}, not ${count}`,
          `texts on the pages may still say ${count}`,
        );
  });

const urlIsKnown: Rule = (site) =>
  everyWarning(
    site,
    [SITE, "url"],
    (value) =>
      value === null &&
      !site.siteUrl &&
      "null, so there are no canonical addresses, sharing pictures and sitemap",
    "write the address of the published site, or set SITE_URL for the build",
  );

/** What is in data/site.json until the owner fills it in. */
const PLACEHOLDERS: [
  pattern: string,
  isLeft: (text: string) => boolean,
  fix: string,
][] = [
  ["phone", isPlaceholder.phone, "write the real number"],
  ["email", isPlaceholder.email, "write the real address"],
  ["address.street", isPlaceholder.street, "write the real address"],
];

const placeholdersLeft: Rule = (site) =>
  PLACEHOLDERS.flatMap(([pattern, isLeft, fix]) =>
    everyWarning(
      site,
      [SITE, pattern],
      (value) =>
        isLeft(String(value)) && `still a placeholder: ${String(value)}`,
      fix,
    ),
  );

const formIsReady: Rule = (site) => {
  const endpoints = places(site, SITE, "contact.endpoint");
  const sends = endpoints.some(({ value }) => typeof value === "string");
  return [
    ...everyWarning(
      site,
      [SITE, "contact.endpoint"],
      (value) =>
        value === null && "null, so the contact form only simulates sending",
      "see data/README.md, Connect the contact form",
    ),
    ...everyWarning(
      site,
      [SITE, "contact.notice"],
      (value) =>
        value === null &&
        sends &&
        "null, though the form sends what visitors write",
      "say what happens with it, and that a parent should write for those under 18",
    ),
  ];
};

const claimsHaveNotes: Rule = (site) => {
  const bare = places(site, SITE, "claims.*").filter(
    (claim) => fieldOf(claim, "note") === null,
  );
  const labels = bare.map(
    (claim) =>
      `${String(fieldOf(claim, "value"))} ${String(fieldOf(claim, "label"))}`,
  );
  return bare.length === 0
    ? []
    : [
        warningAt(
          { file: SITE, path: ["claims"] },
          `no note says where these figures come from: ${listed(labels)}`,
          "fill in their note",
        ),
      ];
};

/** A new country is made by copying an entry; what was not changed after copying is easily overlooked. */
const countriesAreOwn: Rule = (site) => {
  const countries = places(site, "countries.json", "*");
  const text = (country: Place, pattern: string) =>
    placesIn(country, pattern)[0]?.value;
  return countries.flatMap((country, i) => {
    const copies = countries.slice(0, i).map((other) => ({
      other,
      same: COPIED.filter(([, pattern]) => {
        const value = text(country, pattern);
        return typeof value === "string" && value === text(other, pattern);
      }).map(([noun]) => noun),
    }));
    const copy = copies.find(({ same }) => same.length > 0);
    const root = site.documents.get(country.file)?.root;
    return copy
      ? warningAt(
          country,
          `the same ${listed(copy.same)} as ${entryName(root, copy.other.path)}`,
          "were they copied along?",
        )
      : [];
  });
};

const COPIED = [
  ["code", "code"],
  ["capital", "capital.name"],
  ["flag", "card.flag"],
] as const;

/** Another file that repeats the consultancy's name keeps the old one when it changes. */
const nameIsNotRepeated: Rule = (site) => {
  const [name] = places(site, SITE, "name");
  if (typeof name?.value !== "string" || name.value.trim() === "") return [];
  const word = name.value.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const literal = new RegExp(
    `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`,
    "u",
  );
  return site.fields
    .filter(
      ({ file, path, value }) =>
        !(file === SITE && path.join() === "name") &&
        typeof value === "string" &&
        literal.test(value),
    )
    .map((field) =>
      warningAt(
        field,
        `the name ${word} is written out`,
        "write {name}, so that it changes with data/site.json",
      ),
    );
};

const picturesAreUsed: Rule = (site) => {
  const used = places(site, "countries.json", "*.photo.file").map(
    ({ value }) => `${IMAGES}${String(value)}`,
  );
  if (site.documents.get("countries.json")?.value === undefined) return [];
  return site.files
    .filter(({ path }) => path.startsWith(IMAGES) && !used.includes(path))
    .map(({ path }) =>
      warningAt(
        { file: path, path: [] },
        "a picture that no entry names",
        "name it in data/countries.json, or delete it",
      ),
    );
};

export const warnings: readonly Rule[] = [
  urlIsKnown,
  placeholdersLeft,
  formIsReady,
  claimsHaveNotes,
  asManyAsPlanned,
  awardsInRange,
  deadlinesPlausible,
  someDeadlineAhead,
  countriesAreOwn,
  nameIsNotRepeated,
  picturesAreUsed,
];
