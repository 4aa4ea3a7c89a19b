/** All files of data/ together, as the rules look at them, and what a rule is. */
import { fileSchema, schemaAt } from "../schemas";
import type { DataFile } from "../readData";
import type { Document, Field } from "./document";
import type { Finding, Path, Words } from "./findings";

/** What is known of a picture: the format it really has, null where it cannot be decoded. */
export type Picture = { format: string | null };

/** What the check gets beside the files. Nothing here is needed to find errors in the texts. */
export type Options = {
  /** The day that deadlines are compared with, as 2025-01-31; today if absent. */
  today?: string;
  /** The address that the build is given in SITE_URL. */
  siteUrl?: string;
  /** The pictures in data/images, by name (pictures.ts). Absent: nothing is said about pictures. */
  pictures?: ReadonlyMap<string, Picture>;
  /** Is there a drawing of the flag with this code? Absent: any code of a country will do. */
  hasFlag?: (code: string) => boolean;
};

export type Site = Options & {
  today: string;
  files: readonly DataFile[];
  documents: ReadonlyMap<string, Document>;
  /** Every text, number and word in every file that is valid JSON. */
  fields: readonly Field[];
};

/** One part of one file. */
export type Place = { file: string; path: Path; value: unknown };

/**
 * Every part that a pattern names, a file and a path in it: "site.json footer.destinations.*". None where the file is
 * not valid JSON.
 */
export function places(site: Site, pattern: string): Place[] {
  const [file = "", path = ""] = pattern.split(" ");
  const value = site.documents.get(file)?.value;
  return value === undefined ? [] : placesIn({ file, path: [], value }, path);
}

/** The same within a part of a file. */
export const placesIn = (place: Place, pattern: string): Place[] =>
  pattern
    .split(".")
    .filter(Boolean)
    .reduce<Place[]>(
      (found, step) =>
        found.flatMap(({ file, path, value }) =>
          stepsInto(value, step).map((key) => ({
            file,
            path: [...path, key],
            value: valueAt(value, [key]),
          })),
        ),
      [place],
    );

function stepsInto(value: unknown, step: string): Path {
  if (step === "*") return Array.isArray(value) ? [...value.keys()] : [];
  return valueAt(value, [step]) === undefined ? [] : [step];
}

/** What stands at a path in a value; undefined where nothing does. Own fields only: every object has a "constructor". */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === "object" && part !== null && Object.hasOwn(part, step)
        ? (part as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );

type Known = {
  words: string[];
  /** False: an entry has a wrong word, so whatever seems to refer to nothing may refer to that entry. */
  isComplete: boolean;
};

/** The words that entries are referred to by, such as every country's slug; null where the file is not valid JSON. */
export function known(
  site: Site,
  to: { file: string; list: string; value: string },
): Known | null {
  const document = site.documents.get(to.file);
  if (document?.value === undefined) return null;
  const schema = fileSchema(document.kind);
  const entries = places(site, `${to.file} ${to.list}.*`);
  const words = entries
    .flatMap((entry) => placesIn(entry, to.value))
    .filter(
      ({ path, value }) => schemaAt(schema, path)?.safeParse(value).success,
    )
    .map(({ value }) => String(value));
  const isComplete =
    entries.length > 0 && new Set(words).size === entries.length;
  return { words, isComplete };
}

/** What one rule finds in all files together. */
export type Rule = (site: Site) => Finding[];

/** A rule about each of some places, given by a pattern or found in the site. `wrong` says what is wrong with one. */
const ruleOf =
  (severity: Finding["severity"]) =>
  <P extends Omit<Place, "value"> = Place>(
    at: string | ((site: Site) => readonly P[]),
    wrong: (place: P, site: Site) => Words | false | undefined,
  ): Rule =>
  (site) => {
    const found = typeof at === "string" ? places(site, at) : at(site);
    return (found as readonly P[]).flatMap((place) => {
      const words = wrong(place, site);
      const { file, path } = place;
      return words ? { severity, file, path, words } : [];
    });
  };

export const error = ruleOf("error");
export const warning = ruleOf("warning");

/** For rules about every text and number. */
export const everyField = ({ fields }: Site) => fields;
