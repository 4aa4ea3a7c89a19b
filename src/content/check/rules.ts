/** What one field of one file cannot say alone: no two alike, references that must lead somewhere, hours, words. */
import { DAYS } from "../../lib/hours";
import { FACTS } from "../facts";
import type { OpeningHours } from "../model";
import type { Part } from "./document";
import { and, groupBy, nearestOr, or, sameBelow, type Words } from "./findings";
import { linksLeadSomewhere } from "./links";
import { error, everyText, known, places, type Rule, type Site } from "./site";
import { entryName } from "./where";

// No two alike

/** Each part whose value an earlier one has already, with that one. Case does not make a difference. */
const alike = <P extends Part>(parts: readonly P[]) =>
  groupBy(
    parts.filter(({ value }) => value !== null),
    ({ value }) =>
      typeof value === "string" ? value.trim().toLowerCase() : value,
  ).flatMap(([first, ...others]) =>
    others.map((part) => ({ ...part, first: first! })),
  );

/** Where the entry that holds a field ends in its path. */
const entryOf = ({ path }: Part) =>
  path.findLastIndex((step) => typeof step === "number");

/** Fields that the model calls unique, list by list. */
const uniqueFields = ({ parts }: Site) =>
  groupBy(
    parts.filter(({ meta }) => meta.unique),
    (field) => {
      const { file, path } = field;
      const entry = entryOf(field);
      return [file, path.slice(0, entry), path.slice(entry + 1)];
    },
  ).flatMap((group) => alike(group).map((field) => ({ ...field, all: group })));

const noTwoAlike = error(uniqueFields, ({ path, value, first, all }, site) => {
  const name = path.at(-1);
  if (typeof name === "number")
    return ["twice in this list", "delete one of the two, or write another"];
  const { root } = site.documents.get(first.file)!;
  const entry = entryName(root, first.path.slice(0, entryOf(first) + 1));
  const next = Math.max(...all.map(({ value }) => Number(value) || 0)) + 1;
  return [
    `the same as in ${entry}`,
    typeof value === "number"
      ? `write a number that no other entry has, such as ${next}`
      : `write another ${name}, or delete one of the two entries`,
  ];
});

const pageTitlesDiffer = error(
  (site) => {
    const files = [...site.documents.keys()];
    const pages = files.filter((file) => file.startsWith("pages/"));
    return alike(pages.flatMap((file) => places(site, `${file} title`)));
  },
  ({ first }) => [
    `the title of data/${first.file}, too`,
    "write a title that no other page has",
  ],
);

// References to what another place names

/** References to nothing. Where an entry has another name now, all that refer to it are lost for that one reason. */
const lostReferences = (site: Site) =>
  groupBy(
    everyText(site).filter(({ meta }) => meta.refersTo),
    ({ file, value, meta }) => [file, value, meta.refersTo],
  ).flatMap(([first, ...others]) => {
    const to = first!.meta.refersTo!;
    const all = known(site, to);
    return all && !all.words.includes(first!.value)
      ? { ...first!, to, all, others }
      : [];
  });

const referencesExist = error(
  lostReferences,
  ({ value, to, all: { words, isComplete }, others }) => {
    const fix = nearestOr(
      value,
      words,
      isComplete ? `write one of ${or(words)}` : "",
    );
    const article = /^[aeiou]/.test(to.noun) ? "an" : "a";
    return (
      fix !== "" && [
        `not the ${to.value} of ${article} ${to.noun} in data/${to.file}`,
        fix + sameBelow(others.length),
      ]
    );
  },
);

const countryNames = new Intl.DisplayNames("en", {
  type: "region",
  fallback: "none",
});

/** A country's code finds its map and its flag, so it must be one. Intl also knows those of trials and of alliances. */
const codesExist = error("countries.json *.code", ({ value }, site) => {
  const code = String(value).toUpperCase();
  const usual = new Intl.Locale(`und-${code}`).region;
  const name = countryNames.of(code);
  const isCountry = name && name !== "Unknown Region" && usual === code;
  if (isCountry && (site.hasFlag?.(code.toLowerCase()) ?? true)) return false;
  return [
    "not the code of a country",
    usual === code
      ? "look up the country's two letters under ISO 3166-1 alpha-2"
      : `write "${usual?.toLowerCase()}"`,
  ];
});

const photosExist = error(
  "countries.json *.photo.file",
  ({ value }, { pictures }) =>
    pictures &&
    !pictures.has(String(value)) && [
      "not the name of a picture in data/images",
      nearestOr(
        value,
        [...pictures.keys()],
        `put ${String(value)} into data/images, or write null for the photo`,
      ),
    ],
);

// Opening hours

const WEEK = "site.json openingHours";

/** What the model accepts of an entry of the week. */
type Entry = Partial<OpeningHours> | undefined;

const oneTime = (name: string, other: string): Words => [
  `null, but ${other} is not`,
  `write a time, or null for ${other} too: closed all day`,
  name,
];

const timesFit = error(`${WEEK}.*`, ({ value }) => {
  const { opens, closes } = value as OpeningHours;
  if (opens === null && closes) return oneTime("opens", "closes");
  if (closes === null && opens) return oneTime("closes", "opens");
  const fix = `write a time after ${opens}; 18:00 for six in the evening`;
  return (
    !!opens && !!closes && opens >= closes && ["not after opens", fix, "closes"]
  );
});

const daysAreInOrder = error(`${WEEK}.*`, ({ value }) => {
  const { from, to } = value as OpeningHours;
  const fix = "write the days of an entry from Monday to Sunday";
  return (
    to && DAYS.indexOf(to) < DAYS.indexOf(from) && [`before ${from}`, fix, "to"]
  );
});

const daysOf = ({ from, to }: NonNullable<Entry> = {}) =>
  from && to ? DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1) : [];

const noDayTwice = error(`${WEEK}.*`, ({ path, value }, site) => {
  const [week] = places(site, WEEK);
  const earlier = (week!.value as Entry[]).slice(0, Number(path.at(-1)));
  const covered = earlier.flatMap(daysOf);
  const again = daysOf(value as Entry).filter((day) => covered.includes(day));
  const fix = "change from and to so that no day is in two entries";
  return again.length > 0 && [`${and(again)} for the second time`, fix];
});

/** Where the days of an entry are wrong, it may be the one that is missed. */
const everyDayThere = error(WEEK, ({ value }) => {
  const days = (value as Entry[]).map(daysOf);
  const without = DAYS.filter((day) => !days.flat().includes(day));
  return (
    without.length > 0 &&
    days.length > 0 &&
    days.every(({ length }) => length > 0) && [
      `no entry for ${and(without)}`,
      `add an entry from ${without[0]}; with null for opens and closes on a day off`,
    ]
  );
});

// Words

const placeholdersAreKnown = error(everyText, ({ value, meta, file, path }) => {
  // What an address must look like is the model's.
  if (meta.role) return false;
  const { placeholders = [], optionalPlaceholders = [] } = meta;
  const isName = file === "site.json" && path.join() === "name";
  const allowed: string[] = [
    ...(isName ? [] : FACTS),
    ...placeholders,
    ...optionalPlaceholders,
  ];
  const written: string[] = value.match(/\{[^{}]*\}|\{\w*|\w*\}/g) ?? [];
  const unknown = written.find((word) => !allowed.includes(word));
  if (unknown)
    return [
      `${unknown}, which the site does not fill in here: visitors would see it`,
      nearestOr(
        unknown,
        allowed,
        `delete ${unknown}, or write the words themselves`,
      ),
    ];
  const missing = placeholders.filter((word) => !written.includes(word));
  return (
    missing.length > 0 && [
      `without ${and(missing)}`,
      `write ${and(missing)} where the site fills it in`,
    ]
  );
});

/** What other programs format a text with; here visitors would read it. */
const MARKUP =
  /<\/?[a-z][^<>]*>|&(?:amp|nbsp|quot|[lg]t|#x?[\da-f]+);|\*\*|\]\(/i;

const textsArePlain = error(everyText, ({ value }) => {
  const [found] = MARKUP.exec(value) ?? [];
  return (
    found !== undefined && [
      `${found}, which visitors would see as it stands`,
      "delete it: texts have no HTML or other formatting",
    ]
  );
});

/** Controls, halves of characters, marks that turn or hide text, and the sign for a letter that was lost. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/u;

const CHARACTERS: Record<string, string> = {
  "\n": "a line break",
  "\t": "a tab",
};

const charactersAreVisible = error(everyText, ({ value, file }, site) => {
  const [found] = INVISIBLE.exec(value) ?? [];
  if (found === undefined) return false;
  if (found !== "\ufffd")
    return [
      `${CHARACTERS[found] ?? "an invisible character"} in the text`,
      "delete it; write a space if one is needed",
    ];
  // A file in a foreign encoding is reported once, not once more for each of its letters.
  const isForeign = site.documents.get(file)?.errors.some(({ span }) => span);
  return (
    !isForeign && [
      "a letter was lost when the file was saved",
      "write the letter again in place of �",
    ]
  );
});

export const rules: readonly Rule[] = [
  noTwoAlike,
  pageTitlesDiffer,
  referencesExist,
  codesExist,
  photosExist,
  timesFit,
  daysAreInOrder,
  noDayTwice,
  everyDayThere,
  linksLeadSomewhere,
  placeholdersAreKnown,
  textsArePlain,
  charactersAreVisible,
];
