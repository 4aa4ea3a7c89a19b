/** What is no mistake but should be looked at before the site is published: each told in one line. */
import { isPlaceholder } from "../../lib/placeholders";
import type { Finding } from "./findings";
import { IMAGES } from "./images";
import { entryName } from "./place";
import type { Rule } from "./rules";
import { type Place, places, type Site } from "./site";
import { memberOf } from "./tree";
import { listed } from "./wording";

const AWARDS = { least: 15_000, most: 60_000 };
/** The first deadline that shipped. */
const FIRST_DEADLINE = "2024-11-25";

/** How many there are to be, from the specification. */
const COUNTS: [file: string, pattern: string, count: number, noun: string][] = [
  ["scholarships.json", "*", 12, "scholarships"],
  ["aptitude-test.json", "questions.*", 10, "questions"],
  ["countries.json", "*.card.description", 6, "countries with a card"],
];

const warningAt = (
  { file, path }: Pick<Place, "file" | "path">,
  message: string,
  remedy: string,
): Finding => ({ severity: "warning", file, path, message, remedy });

const awardsInRange: Rule = (site) =>
  places(site, "scholarships.json", "*.awardAmount")
    .filter(
      ({ value }) =>
        typeof value === "number" &&
        (value < AWARDS.least || value > AWARDS.most),
    )
    .map((place) =>
      warningAt(
        place,
        `is ${String(place.value)}, outside ${AWARDS.least} to ${AWARDS.most}`,
        "the page says that awards lie between these",
      ),
    );

/** An older deadline than any that shipped is a slip, such as 2014 for 2024; so is one many years ahead, such as 2205. */
const deadlinesPlausible: Rule = (site) => {
  const last = inYears(site.today, MOST_YEARS);
  return places(site, "scholarships.json", "*.deadline").flatMap((place) => {
    const { value } = place;
    if (!isDay(value) || (value >= FIRST_DEADLINE && value <= last)) return [];
    const limit = value > last ? `after ${last}` : `before ${FIRST_DEADLINE}`;
    return warningAt(
      place,
      `is ${value}, ${limit}`,
      "look once more whether this is meant",
    );
  });
};

/** Nobody announces an award longer before its deadline. */
const MOST_YEARS = 5;

const inYears = (day: string, years: number) =>
  day.replace(/^\d+/, (year) => String(Number(year) + years));

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

const someDeadlineAhead: Rule = (site) => {
  const deadlines = places(site, "scholarships.json", "*.deadline")
    .map(({ value }) => value)
    .filter(isDay);
  const last = deadlines.toSorted().at(-1);
  if (last === undefined || last >= site.today) return [];
  return [
    warningAt(
      { file: "scholarships.json", path: [] },
      `has no scholarship that is still open: the last deadline was ${last}`,
      "the page says so too",
    ),
  ];
};

const asManyAsPlanned: Rule = (site) =>
  COUNTS.flatMap(([file, pattern, count, noun]) => {
    const document = site.documents.get(file);
    const found = places(site, file, pattern).length;
    if (!document?.isCertain || !document.root || found === count) return [];
    return [
      warningAt(
        { file, path: [] },
        `has ${found} ${noun}, not ${count}`,
        `texts on the pages may still say ${count}`,
      ),
    ];
  });

const urlIsKnown: Rule = (site) =>
  places(site, "site.json", "url")
    .filter(({ value }) => value === null && !process.env.SITE_URL)
    .map((place) =>
      warningAt(
        place,
        "is null: without the site's address there are no canonical addresses, sharing pictures and sitemap",
        "write the address of the published site, or set SITE_URL for the build",
      ),
    );

/** What stands in data/site.json until the owner fills it in. */
const PLACEHOLDERS: [
  pattern: string,
  isLeft: (text: string) => boolean,
  remedy: string,
][] = [
  ["phone", isPlaceholder.phone, "write the real number"],
  ["email", isPlaceholder.email, "write the real address"],
  ["address.street", isPlaceholder.street, "write the real address"],
];

const placeholdersLeft: Rule = (site) =>
  PLACEHOLDERS.flatMap(([pattern, isLeft, remedy]) =>
    places(site, "site.json", pattern)
      .filter(({ value }) => isLeft(String(value)))
      .map((place) =>
        warningAt(
          place,
          `is still a placeholder: ${String(place.value)}`,
          remedy,
        ),
      ),
  );

const formIsReady: Rule = (site) => {
  const [endpoint] = places(site, "site.json", "contact.endpoint");
  const [notice] = places(site, "site.json", "contact.notice");
  if (endpoint?.value === null) {
    return [
      warningAt(
        endpoint,
        "is null: the contact form only simulates sending",
        "see data/README.md, Connect the contact form",
      ),
    ];
  }
  return typeof endpoint?.value === "string" && notice?.value === null
    ? [
        warningAt(
          notice,
          "is null, though the form sends what visitors write",
          "say what happens with it, and that a parent should write for those under 18",
        ),
      ]
    : [];
};

const claimsHaveNotes: Rule = (site) => {
  const bare = places(site, "site.json", "claims.*").filter(
    ({ node }) => memberOf(node, "note")?.node.kind === "null",
  );
  const labels = bare.map(({ node }) => {
    const text = (key: string) => memberOf(node, key)?.node.scalar;
    return `${String(text("value"))} ${String(text("label"))}`;
  });
  return bare.length === 0
    ? []
    : [
        warningAt(
          { file: "site.json", path: ["claims"] },
          `does not say where these figures come from: ${listed(labels)}`,
          "fill in their note",
        ),
      ];
};

/** A new country is made by copying an entry; what was not changed after copying is easily overlooked. */
const countriesAreOwn: Rule = (site) => {
  const countries = places(site, "countries.json", "*");
  return countries.flatMap((country, i) => {
    for (const [j, other] of countries.slice(0, i).entries()) {
      const same = COPIED.filter(([, ...path]) => {
        const value = at(country, path);
        return typeof value === "string" && value === at(other, path);
      }).map(([noun]) => noun);
      if (same.length === 0) continue;
      return [
        warningAt(
          country,
          `has the ${listed(same)} of ${entryName(j, other.node)}`,
          "were they copied along?",
        ),
      ];
    }
    return [];
  });
};

const COPIED = [
  ["code", "code"],
  ["capital", "capital", "name"],
  ["flag", "card", "flag"],
] as const;

const at = ({ node }: Place, path: readonly string[]) =>
  path.reduce<Place["node"] | undefined>(
    (part, key) => memberOf(part, key)?.node,
    node,
  )?.scalar;

/** Another file that repeats the consultancy's name keeps the old one when it changes. */
const nameIsNotRepeated: Rule = (site) => {
  const [name] = places(site, "site.json", "name");
  if (typeof name?.value !== "string" || name.value.trim() === "") return [];
  const word = name.value.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const literal = new RegExp(
    `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`,
    "u",
  );
  return site.texts
    .filter(
      ({ file, path, value }) =>
        !(file === "site.json" && path.join() === "name") &&
        literal.test(value),
    )
    .map((place) =>
      warningAt(
        place,
        `repeats the name ${String(name.value)}`,
        "write {name}, so that it changes with data/site.json",
      ),
    );
};

const imagesAreUsed: Rule = (site: Site) => {
  const used = places(site, "countries.json", "*.photo.file").map(
    ({ value }) => value,
  );
  if (!site.documents.get("countries.json")?.isCertain) return [];
  return site.files
    .filter(
      ({ path }) =>
        path.startsWith(IMAGES) && !used.includes(path.slice(IMAGES.length)),
    )
    .map(({ path }) =>
      warningAt(
        { file: path, path: [] },
        "is a picture that no entry names",
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
  imagesAreUsed,
];
