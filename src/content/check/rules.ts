/** What one field of one file cannot say alone: no two alike, references that must lead somewhere, hours, words. */
import { DAYS } from "../../lib/hours";
import { FACTS } from "../facts";
import { and, groupBy, nearestOr, or, sameBelow, type Words } from "./findings";
import { linksLeadSomewhere } from "./links";
import {
  error,
  everyField,
  known,
  type Place,
  places,
  placesIn,
  type Rule,
  type Site,
} from "./site";
import { entryName } from "./where";

// No two alike

/** Each place whose value an earlier one has already, with that one. Case does not make a difference. */
function alike<P extends Place>(group: readonly P[]) {
  const texts = group.filter(({ value }) => value !== null);
  return groupBy(texts, ({ value }) =>
    typeof value === "string" ? value.trim().toLowerCase() : value,
  ).flatMap(([first, ...others]) =>
    others.map((place) => ({ ...place, first: first! })),
  );
}

/** Where the entry that holds a field ends in its path. */
const entryOf = ({ path }: Place) =>
  path.findLastIndex((step) => typeof step === "number");

/** Fields that the model calls unique, list by list. */
const uniqueFields = ({ fields }: Site) =>
  groupBy(
    fields.filter(({ meta }) => meta.unique),
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
  const root = site.documents.get(first.file)?.root;
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
    site.fields.filter(
      ({ meta, value }) => meta.refersTo && typeof value === "string",
    ),
    ({ file, value, meta }) => [file, value, meta.refersTo],
  ).flatMap(([first, ...others]) => {
    const to = first!.meta.refersTo!;
    const all = known(site, to);
    return all && !all.words.includes(String(first!.value))
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
  if (!/^[A-Z]{2}$/.test(code)) return false;
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

type Line = { from: unknown; to: unknown; opens: unknown; closes: unknown };

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^\d\d:\d\d$/.test(value);

/** Of the week, from 0; -1 for what is not a day. */
const dayOf = (value: unknown) => DAYS.findIndex((day) => day === value);

const oneTime = (other: string) =>
  [
    `null, but ${other} is not`,
    `write a time, or null for ${other} too: closed all day`,
  ] as const;

/** What may be wrong with one line of the week, by field; a wrong time or day is the model's error. */
const lineErrors = ({ from, to, opens, closes }: Line) =>
  [
    ["opens", opens === null && isTime(closes), ...oneTime("closes")],
    ["closes", closes === null && isTime(opens), ...oneTime("opens")],
    [
      "closes",
      isTime(opens) && isTime(closes) && opens >= closes,
      "not after opens",
      `write a time after ${String(opens)}; 18:00 for six in the evening`,
    ],
    [
      "to",
      dayOf(to) >= 0 && dayOf(to) < dayOf(from),
      `before ${String(from)}`,
      "write the days of an entry from Monday to Sunday",
    ],
  ] as const;

/** Everything wrong with the week: line by line, then a day in two lines or in none. */
function* wrongHours(site: Site): Generator<Place & { words: Words }> {
  const [week] = places(site, "site.json openingHours");
  const covered: string[] = [];
  let isClear = week !== undefined;
  for (const line of week ? placesIn(week, "*") : []) {
    const value = Object(line.value) as Line;
    for (const [name, isWrong, ...words] of lineErrors(value))
      if (isWrong) yield { ...line, path: [...line.path, name], words };
    const first = dayOf(value.from);
    const days = first < 0 ? [] : DAYS.slice(first, dayOf(value.to) + 1);
    const again = days.filter((day) => covered.includes(day));
    const fix = "change from and to so that no day is in two entries";
    if (again.length > 0)
      yield { ...line, words: [`${and(again)} for the second time`, fix] };
    covered.push(...days);
    isClear &&= days.length > 0;
  }
  const without = DAYS.filter((day) => !covered.includes(day));
  const fix = `add an entry from ${without[0]}; with null for opens and closes on a day off`;
  if (week && isClear && without.length > 0 && covered.length > 0)
    yield { ...week, words: [`no entry for ${and(without)}`, fix] };
}

const hoursCoverTheWeek = error(
  (site) => [...wrongHours(site)],
  ({ words }) => words,
);

// Words

const placeholdersAreKnown = error(everyField, (field) => {
  const { value, meta, file, path } = field;
  // What an address must look like is the model's.
  if (typeof value !== "string" || meta.role) return false;
  const { placeholders = [], optionalPlaceholders = [] } = meta;
  const isName = file === "site.json" && path.join() === "name";
  const facts = isName ? [] : FACTS;
  const allowed: string[] = [
    ...facts,
    ...placeholders,
    ...optionalPlaceholders,
  ];
  const written: string[] = value.match(/\{[^{}]*\}|[{}]/g) ?? [];
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

/** Controls, halves of characters, marks that turn or hide text, and the sign for a letter that was lost. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/u;

const CHARACTERS: Record<string, string> = {
  "\n": "a line break",
  "\t": "a tab",
};

const charactersAreVisible = error(everyField, ({ value, file }, site) => {
  const [found] = (typeof value === "string" && INVISIBLE.exec(value)) || [];
  if (found === undefined) return false;
  if (found !== "\ufffd")
    return [
      `${CHARACTERS[found] ?? "an invisible character"} in the text`,
      "delete it; write a space if one is needed",
    ];
  // A file in a foreign encoding is reported once, not once more for each of its letters.
  return (
    site.documents.get(file)?.syntaxErrors.length === 0 && [
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
  hoursCoverTheWeek,
  linksLeadSomewhere,
  placeholdersAreKnown,
  charactersAreVisible,
];
