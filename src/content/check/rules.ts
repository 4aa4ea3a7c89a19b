/** What one field of one file cannot say alone: no two alike, references that must lead somewhere, words that must fit. */
import { flagFile } from "../../lib/flagFile";
import { DAYS } from "../../lib/hours";
import { contentFiles } from "../files";
import type { Finding } from "./findings";
import { imagesInOrder, photosExist } from "./images";
import { linksLeadSomewhere } from "./links";
import { entryName, quoted } from "./place";
import { codePoint } from "./scalars";
import { nearest } from "./similar";
import { known, type Place, places, placesIn, type Site } from "./site";
import { memberOf, type Node, nodeAt } from "./tree";
import { listed, sameBelow, type Wording } from "./wording";

export type Rule = (site: Site) => Finding[];

const mistakeAt = (
  { file, path }: Pick<Place, "file" | "path">,
  words: Wording,
): Finding => ({ severity: "mistake", file, path, ...words });

// No two alike

/** Lists whose entries must differ in a field, beside the key that files.ts names. */
const UNIQUE: [file: string, list: string, field: string][] = [
  ["scholarships.json", "", "title"],
  ["countries.json", "", "name"],
  ["aptitude-test.json", "questions", "text"],
  ["aptitude-test.json", "results.areas", "id"],
  ["aptitude-test.json", "results.areas", "name"],
];

const noTwoAlike: Rule = (site) => {
  const keys = Object.entries(contentFiles).flatMap(
    ([file, { key }]): typeof UNIQUE => (key ? [[file, "", key]] : []),
  );
  return [...keys, ...UNIQUE].flatMap(([file, list, field]) => {
    const found = places(site, file, `${list}.*.${field}`);
    return alike(found).map(([place, first]) =>
      mistakeAt(place, {
        message: "stands in two entries",
        expected: `every ${field} in one entry only`,
        found: `${JSON.stringify(place.value)}, as in ${ownerOf(first)}`,
        remedy:
          typeof place.value === "number"
            ? `write ${nextFree(found)}`
            : `write another ${field}, or delete one of the entries`,
      }),
    );
  });
};

const nextFree = (found: Place[]) =>
  Math.max(...found.map(({ value }) => Number(value) || 0)) + 1;

/** The entry that holds a place, in words. */
function ownerOf({ document, path }: Place): string {
  const entry = path.findLastIndex((step) => typeof step === "number");
  const index = Number(path[entry]);
  return entryName(index, nodeAt(document.root, path.slice(0, entry + 1)));
}

/** Each place whose value stood at an earlier place already, with that place. Case does not make a difference. */
function alike(found: readonly Place[]): [Place, Place][] {
  const first = new Map<unknown, Place>();
  return found.flatMap((place): [Place, Place][] => {
    const { value, node } = place;
    if (node.isGuess || value === null || typeof value === "object") return [];
    const same = typeof value === "string" ? value.trim().toLowerCase() : value;
    const earlier = first.get(same);
    if (earlier) return [[place, earlier]];
    first.set(same, place);
    return [];
  });
}

const pageTitlesDiffer: Rule = (site) => {
  const pages = Object.keys(contentFiles).filter((file) =>
    file.startsWith("pages/"),
  );
  const titles = pages.flatMap((file) => places(site, file, "title"));
  return alike(titles).map(([place, first]) =>
    mistakeAt(place, {
      message: "is the title of two pages",
      expected: "a title that no other page has",
      found: `${JSON.stringify(place.value)}, as in data/${first.file}`,
      remedy: "write another title",
    }),
  );
};

const optionsDiffer: Rule = (site) =>
  places(site, "aptitude-test.json", "questions.*").flatMap((question) =>
    alike(placesIn(question, "options.*.text")).map(([place, first]) =>
      mistakeAt(place, {
        message: "is the same answer a second time",
        expected: "answers that differ within a question",
        found: `${JSON.stringify(place.value)}, as in ${ownerOf(first)}`,
        remedy: "write another answer",
      }),
    ),
  );

// References to what another place names

/** A list of references, and what there is to refer to. */
type Reference = {
  from: [file: string, ...patterns: string[]];
  to: [file: string, list: string, field: string];
  noun: string;
};
const REFERENCES: Reference[] = [
  {
    from: ["site.json", "footer.destinations.*"],
    to: ["countries.json", "", "slug"],
    noun: "country",
  },
  {
    from: [
      "aptitude-test.json",
      "questions.*.options.*.points.*.area",
      "results.fixed.areas.*",
    ],
    to: ["aptitude-test.json", "results.areas", "id"],
    noun: "area",
  },
];

const referencesExist: Rule = (site) =>
  REFERENCES.flatMap(({ from: [file, ...patterns], to, noun }) => {
    const all = known(site, to);
    const lost = patterns
      .flatMap((pattern) => places(site, file, pattern))
      .filter(
        ({ value }) =>
          all && typeof value === "string" && !all.words.includes(value),
      );
    return lost.flatMap((place) => {
      // Where the entry has another name now, all that mean it are lost for that one reason: it is told once.
      const same = lost.filter(({ value }) => value === place.value);
      if (!all || place !== same[0]) return [];
      const meant = nearest(String(place.value), all.words);
      // An entry without its word is told there; whoever means it is not told as well.
      if (!meant && !all.isComplete) return [];
      const remedy = meant
        ? `did you mean "${meant}"?`
        : `write one of these, or add the ${noun} to data/${to[0]}`;
      return mistakeAt(place, {
        message: `is no ${noun} that we have`,
        expected: `one of ${listed(all.words, "or")}`,
        found: JSON.stringify(place.value),
        remedy: remedy + sameBelow(same.length - 1),
      });
    });
  });

/** Lists that may name nothing twice. */
const namedOnce: Rule = (site) => {
  const options = places(site, "aptitude-test.json", "questions.*.options.*");
  const lists = [
    places(site, "site.json", "footer.destinations.*"),
    places(site, "aptitude-test.json", "results.fixed.areas.*"),
    ...options.map((option) => placesIn(option, "points.*.area")),
  ];
  return lists.flatMap(alike).map(([place]) =>
    mistakeAt(place, {
      message: "stands in this list twice",
      found: JSON.stringify(place.value),
      remedy: "delete one of the two, or name another",
    }),
  );
};

/** Ends of addresses below /country that are the site's own, and what "all" routes are called in home's drawing. */
const TAKEN_SLUGS = ["all", "index", "unlisted"];

const slugsAreFree: Rule = (site) =>
  places(site, "countries.json", "*.slug")
    .filter(({ value }) => TAKEN_SLUGS.includes(String(value)))
    .map((place) =>
      mistakeAt(place, {
        message: "is a word that the site needs for itself",
        expected: `any slug but ${listed(TAKEN_SLUGS)}`,
        found: JSON.stringify(place.value),
        remedy: "write the country's name, such as saudi-arabia",
      }),
    );

/** A country's code finds its map and its flag, so it must be one. Intl also knows those of trials and of alliances. */
const codesExist: Rule = (site) => {
  const regions = new Intl.DisplayNames("en", {
    type: "region",
    fallback: "none",
  });
  return places(site, "countries.json", "*.code").flatMap((place) => {
    const code = String(place.value).toUpperCase();
    if (!/^[A-Z]{2}$/.test(code)) return [];
    const usual = new Intl.Locale(`und-${code}`).region;
    const name = regions.of(code);
    const isCountry = name && name !== "Unknown Region" && usual === code;
    if (isCountry && flagFile(code.toLowerCase())) return [];
    return mistakeAt(place, {
      message: "is no country's code",
      expected: "the ISO 3166 two-letter code of the country",
      found: JSON.stringify(place.value),
      remedy:
        usual === code
          ? "look the code up under ISO 3166-1 alpha-2"
          : `write "${usual?.toLowerCase()}"`,
    });
  });
};

/** The site's address is put before every path, which begins with a slash itself. */
const siteAddressIsBare: Rule = (site) =>
  places(site, "site.json", "url").flatMap((place) => {
    const [, start] =
      /^(https:\/\/[^/?#]+)[/?#]/.exec(String(place.value)) ?? [];
    if (!start) return [];
    return mistakeAt(place, {
      message: "goes on after the name of the site",
      expected: "the address alone, without a slash at its end",
      found: JSON.stringify(place.value),
      remedy: `write "${start}"`,
    });
  });

// Opening hours

const hoursMakeSense: Rule = (site) =>
  places(site, "site.json", "openingHours.*").flatMap((line) => {
    const text = (key: string) => memberOf(line.node, key)?.node.scalar;
    return [
      daysInOrder(text("from"), text("to")),
      bothOrNeither(text("opens"), text("closes")),
      opensFirst(text("opens"), text("closes")),
    ].flatMap((wrong) =>
      wrong
        ? mistakeAt(
            { ...line, path: [...line.path, wrong.key] },
            { found: JSON.stringify(text(wrong.key)), ...wrong.words },
          )
        : [],
    );
  });

type Hours = Node["scalar"] | undefined;

/** Of the week, from 0; -1 for what is not a day. */
const dayAt = (name: Hours) => DAYS.findIndex((day) => day === name);

type WrongHours = { key: string; words: Wording } | null;

function daysInOrder(from: Hours, to: Hours): WrongHours {
  const [first, last] = [dayAt(from), dayAt(to)];
  if (last < 0 || last >= first) return null;
  return {
    key: "to",
    words: {
      message: `comes before ${String(from)}`,
      expected: "the same day as from, or a later one of the week",
      remedy: "write the days of an entry from Monday to Sunday",
    },
  };
}

function bothOrNeither(opens: Hours, closes: Hours): WrongHours {
  if (opens === undefined || closes === undefined) return null;
  if ((opens === null) === (closes === null)) return null;
  const [key, other] =
    opens === null ? ["opens", "closes"] : ["closes", "opens"];
  return {
    key,
    words: {
      message: `is null, but ${other} is not`,
      expected: "two times, or null for both",
      remedy: `write a time, or null for ${other} too: closed all day`,
    },
  };
}

function opensFirst(opens: Hours, closes: Hours): WrongHours {
  if (!isTime(opens) || !isTime(closes) || opens < closes) return null;
  return {
    key: "closes",
    words: {
      message: "is not after opens",
      expected: `a time after ${opens}`,
      remedy: "write the later time here; 18:00 for six in the evening",
    },
  };
}

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^\d\d:\d\d$/.test(value);

const everyDayOnce: Rule = (site) => {
  const list = places(site, "site.json", "openingHours")[0];
  if (!list || list.node.isGuess || list.node.kind !== "array") return [];
  const covered = new Map<string, number>();
  const found: Finding[] = [];
  for (const [i, line] of list.node.items.entries()) {
    const [from = -1, to = -1] = ["from", "to"].map((key) =>
      dayAt(memberOf(line, key)?.node.scalar),
    );
    if (from < 0 || to < from) return []; // told already
    const days = DAYS.slice(from, to + 1);
    const twice = days.filter((day) => covered.has(day));
    if (twice.length > 0) {
      found.push(
        mistakeAt(
          { file: list.file, path: [...list.path, i] },
          {
            message: `has ${listed(twice)} for the second time`,
            expected: "every day once",
            found: `${listed(twice)} stands in entry ${(covered.get(twice[0] ?? "") ?? 0) + 1} already`,
            remedy: "change from and to so that no day stands in two entries",
          },
        ),
      );
    }
    for (const day of days) if (!covered.has(day)) covered.set(day, i);
  }
  const without = DAYS.filter((day) => !covered.has(day));
  if (without.length > 0) {
    found.push(
      mistakeAt(list, {
        message: `leaves out ${listed(without)}`,
        expected: "all seven days",
        remedy: `add an entry from ${without[0]}; with null for opens and closes on a day off`,
      }),
    );
  }
  return found;
};

// Words

const NAME = "{name}";

/** {name} is filled in everywhere; which other words in braces a text may or must hold is said by the model. */
const placeholdersAreKnown: Rule = (site) =>
  site.texts.flatMap((place) => {
    const { value, meta, file, path } = place;
    if (isAddress(value)) return [];
    const isName = file === "site.json" && path.join() === "name";
    const { placeholders = [], optionalPlaceholders = [] } = meta;
    const known = [
      ...(isName ? [] : [NAME]),
      ...placeholders,
      ...optionalPlaceholders,
    ];
    const braces: string[] = value.match(/\{[^{}]*\}|[{}]/g) ?? [];
    const unknown = braces.find((brace) => !known.includes(brace));
    const lost = placeholders.find((word) => !braces.includes(word));
    const found = quoted(JSON.stringify(value));
    if (!unknown && lost) {
      return mistakeAt(place, {
        message: `does not contain ${lost}`,
        expected: listed(placeholders),
        found,
        remedy: `write ${lost} where the site fills it in`,
      });
    }
    if (!unknown) return [];
    const meant = nearest(unknown, known);
    return mistakeAt(place, {
      message: `has ${unknown}, which is not filled in here: visitors would see it`,
      expected: known.length ? listed(known, "or") : "no braces",
      found,
      remedy: meant
        ? `did you mean ${meant}?`
        : `delete ${unknown}, or write the words themselves`,
    });
  });

/** Addresses may hold anything; what they must look like is the model's. */
const isAddress = (text: string) => /^(?:https:\/|\/)\S*$/.test(text);

/** Controls, halves of characters, marks that turn or hide text, and the sign for a letter that was lost. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/u;

const charactersAreVisible: Rule = (site) =>
  site.texts.flatMap((place) => {
    const isForeign = site.documents.get(place.file)?.isForeign;
    const [found] = INVISIBLE.exec(place.value) ?? [];
    if (found === undefined) return [];
    const isLost = found === "\ufffd";
    // A file in a foreign encoding is told once, not once more for each of its letters.
    if (isLost && isForeign) return [];
    return mistakeAt(place, {
      message: isLost
        ? "has a letter that was lost when the file was saved"
        : `has ${CHARACTERS[found] ?? "an invisible character"} in its text`,
      found: codePoint(found),
      remedy: isLost
        ? "write the letter again in place of �"
        : "delete it; write a space if one is needed",
    });
  });

const CHARACTERS: Record<string, string> = {
  "\n": "a line break",
  "\t": "a tab",
};

export const rules: readonly Rule[] = [
  noTwoAlike,
  pageTitlesDiffer,
  optionsDiffer,
  referencesExist,
  namedOnce,
  slugsAreFree,
  codesExist,
  siteAddressIsBare,
  hoursMakeSense,
  everyDayOnce,
  linksLeadSomewhere,
  photosExist,
  imagesInOrder,
  placeholdersAreKnown,
  charactersAreVisible,
];
