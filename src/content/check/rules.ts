/** What one field of one file cannot say alone: no two alike, references that must lead somewhere, hours, words. */
import { FACTS } from "../facts";
import { DAYS } from "../../lib/hours";
import { errorAt, type Finding, groupBy, listed, sameBelow } from "./findings";
import { linksLeadSomewhere } from "./links";
import { nearest } from "./similar";
import { fieldOf, known, type Place, places, type Site } from "./site";
import { entryName } from "./where";

export type Rule = (site: Site) => Finding[];

const json = (value: unknown) => JSON.stringify(value);

// No two alike

/** Each place whose value an earlier place has already, with that place. Case does not make a difference. */
function alike<P extends Place>(found: readonly P[]): [P, P][] {
  const first = new Map<unknown, P>();
  return found.flatMap((place): [P, P][] => {
    const { value } = place;
    if (value === null || typeof value === "object") return [];
    const same = typeof value === "string" ? value.trim().toLowerCase() : value;
    const earlier = first.get(same);
    if (earlier) return [[place, earlier]];
    first.set(same, place);
    return [];
  });
}

/** Fields that the model calls unique, list by list. */
const noTwoAlike: Rule = (site) => {
  const lists = groupBy(
    site.fields.filter(({ meta }) => meta.unique),
    ({ file, path }) => {
      const entry = path.findLastIndex((step) => typeof step === "number");
      return json([file, path.slice(0, entry), path.slice(entry + 1)]);
    },
  );
  return [...lists.values()].flatMap((fields) =>
    alike(fields).map(([field, first]) => {
      const name = field.path.at(-1);
      const next =
        Math.max(...fields.map(({ value }) => Number(value) || 0)) + 1;
      return typeof name === "number"
        ? errorAt(
            field,
            "in this list twice",
            "delete one of the two, or write another",
          )
        : errorAt(
            field,
            `the same as in ${ownerOf(site, first)}`,
            typeof field.value === "number"
              ? `write a number that no other entry has, such as ${next}`
              : `write another ${name}, or delete one of the two entries`,
          );
    }),
  );
};

/** The entry that holds a field, in words. */
function ownerOf(site: Site, { file, path }: Place): string {
  const entry = path.findLastIndex((step) => typeof step === "number");
  return entryName(site.documents.get(file)?.root, path.slice(0, entry + 1));
}

const pageTitlesDiffer: Rule = (site) => {
  const files = [...site.documents.keys()].filter((file) =>
    file.startsWith("pages/"),
  );
  const titles = files.flatMap((file) => places(site, file, "title"));
  return alike(titles).map(([place, first]) =>
    errorAt(
      place,
      `the title of data/${first.file}, too`,
      "write a title that no other page has",
    ),
  );
};

// References to what another place names

const referencesExist: Rule = (site) => {
  const lists = groupBy(
    site.fields.filter(
      ({ meta, value }) => meta.refersTo && typeof value === "string",
    ),
    ({ meta }) => meta.refersTo!,
  );
  return [...lists].flatMap(([to, fields]) => {
    const all = known(site, to);
    if (!all) return [];
    const lost = groupBy(
      fields.filter(({ value }) => !all.words.includes(String(value))),
      ({ file, value }) => json([file, value]),
    );
    // Where an entry has another name now, all that refer to it are lost for that one reason: it is reported once.
    return [...lost.values()].flatMap(([first, ...others]) => {
      if (!first) return [];
      const meant = nearest(String(first.value), all.words);
      if (!meant && !all.isComplete) return [];
      return errorAt(
        first,
        `not the ${to.value} of a ${to.noun} in data/${to.file}`.replace(
          "a area",
          "an area",
        ),
        (meant
          ? `did you mean "${meant}"?`
          : `write one of ${listed(all.words, "or")}`) +
          sameBelow(others.length),
      );
    });
  });
};

/** The ends of addresses below /country that are the site's own. */
const TAKEN_SLUGS = ["all", "index", "unlisted"];

const slugsAreFree: Rule = (site) =>
  places(site, "countries.json", "*.slug")
    .filter(({ value }) => TAKEN_SLUGS.includes(String(value)))
    .map((place) =>
      errorAt(
        place,
        "a word that the site needs for itself",
        "write the country's name, such as saudi-arabia",
      ),
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
    if (isCountry && (site.hasFlag?.(code.toLowerCase()) ?? true)) return [];
    return errorAt(
      place,
      "not the code of a country",
      usual === code
        ? "look the code up under ISO 3166-1 alpha-2"
        : `write "${usual?.toLowerCase()}"`,
    );
  });
};

const photosExist: Rule = (site) => {
  const names = [...(site.pictures?.keys() ?? [])];
  return site.fields
    .filter(
      ({ meta, value }) =>
        site.pictures &&
        meta.role === "picture" &&
        typeof value === "string" &&
        !names.includes(value),
    )
    .map((field) => {
      const meant = nearest(String(field.value), names);
      return errorAt(
        field,
        "not the name of a picture in data/images",
        meant
          ? `did you mean "${meant}"?`
          : `put ${String(field.value)} into data/images, or write null for the photo`,
      );
    });
};

// Opening hours

const hoursMakeSense: Rule = (site) =>
  places(site, "site.json", "openingHours.*").flatMap((line) => {
    const [opens, closes] = [fieldOf(line, "opens"), fieldOf(line, "closes")];
    const [from, to] = [dayOf(line, "from"), dayOf(line, "to")];
    const wrong = (key: string, message: string, fix: string) =>
      errorAt({ file: line.file, path: [...line.path, key] }, message, fix);
    if (from >= 0 && to >= 0 && to < from)
      return wrong(
        "to",
        `before ${DAYS[from]}`,
        "write the days of an entry from Monday to Sunday",
      );
    if (opens === undefined || closes === undefined) return [];
    if ((opens === null) !== (closes === null)) {
      const [key, other] =
        opens === null ? ["opens", "closes"] : ["closes", "opens"];
      return wrong(
        key!,
        `null, but ${other} is not`,
        `write a time, or null for ${other} too: closed all day`,
      );
    }
    if (isTime(opens) && isTime(closes) && opens >= closes)
      return wrong(
        "closes",
        "not after opens",
        `write a time after ${opens}; 18:00 for six in the evening`,
      );
    return [];
  });

/** Of the week, from 0; -1 for what is not a day. */
const dayOf = (line: Place, key: string) =>
  DAYS.findIndex((day) => day === fieldOf(line, key));

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^\d\d:\d\d$/.test(value);

/** None where an entry is wrong in itself, which is reported there. */
const daysOf = (line: Place) =>
  dayOf(line, "from") < 0
    ? []
    : DAYS.slice(dayOf(line, "from"), dayOf(line, "to") + 1);

const everyDayOnce: Rule = (site) => {
  const [list] = places(site, "site.json", "openingHours");
  const lines = places(site, "site.json", "openingHours.*");
  const days = lines.map(daysOf);
  if (!list || days.length === 0 || days.some(({ length }) => length === 0))
    return [];
  const twice = lines.flatMap((line, i) => {
    const before = days.slice(0, i).flat();
    const again = days[i]?.filter((day) => before.includes(day)) ?? [];
    const fix = "change from and to so that no day is in two entries";
    return again.length === 0
      ? []
      : errorAt(line, `${listed(again)} for the second time`, fix);
  });
  const without = DAYS.filter((day) => !days.flat().includes(day));
  if (without.length === 0) return twice;
  const fix = `add an entry from ${without[0]}; with null for opens and closes on a day off`;
  return [...twice, errorAt(list, `no entry for ${listed(without)}`, fix)];
};

// Words

const placeholdersAreKnown: Rule = (site) =>
  site.fields.flatMap((field) => {
    const { value, meta, file, path } = field;
    // What an address must look like is the model's.
    if (typeof value !== "string" || meta.role) return [];
    const { placeholders = [], optionalPlaceholders = [] } = meta;
    const isName = file === "site.json" && path.join() === "name";
    const allowed: string[] = [
      ...(isName ? [] : FACTS),
      ...placeholders,
      ...optionalPlaceholders,
    ];
    const written: string[] = value.match(/\{[^{}]*\}|[{}]/g) ?? [];
    const unknown = written.find((word) => !allowed.includes(word));
    if (unknown) {
      const meant = nearest(unknown, allowed);
      return errorAt(
        field,
        `${unknown}, which the site does not fill in here: visitors would see it`,
        meant
          ? `did you mean ${meant}?`
          : `delete ${unknown}, or write the words themselves`,
      );
    }
    const missing = placeholders.filter((word) => !written.includes(word));
    return missing.length === 0
      ? []
      : errorAt(
          field,
          `without ${listed(missing)}`,
          `write ${listed(missing)} where the site shall fill it in`,
        );
  });

/** Controls, halves of characters, marks that turn or hide text, and the sign for a letter that was lost. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/u;

const CHARACTERS: Record<string, string> = {
  "\n": "a line break",
  "\t": "a tab",
};

const charactersAreVisible: Rule = (site) =>
  site.fields.flatMap((field) => {
    const [found] = INVISIBLE.exec(String(field.value)) ?? [];
    if (found === undefined || field.value === null) return [];
    if (found !== "\ufffd")
      return errorAt(
        field,
        `${CHARACTERS[found] ?? "an invisible character"} in the text`,
        "delete it; write a space if one is needed",
      );
    // A file in a foreign encoding is reported once, not once more for each of its letters.
    return site.documents.get(field.file)?.isForeign
      ? []
      : errorAt(
          field,
          "a letter was lost when the file was saved",
          "write the letter again in place of �",
        );
  });

export const rules: readonly Rule[] = [
  noTwoAlike,
  pageTitlesDiffer,
  referencesExist,
  slugsAreFree,
  codesExist,
  photosExist,
  hoursMakeSense,
  everyDayOnce,
  linksLeadSomewhere,
  placeholdersAreKnown,
  charactersAreVisible,
];
