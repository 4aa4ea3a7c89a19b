/** All files of data/ together, as the rules look at them. */
import { fileSchema, schemaAt } from "../schemas";
import type { DataFile } from "../readData";
import type { Document, Field } from "./document";
import type { Path } from "./findings";

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

/** Every part of a file that a pattern names, such as "footer.destinations.*". None where the file is not valid JSON. */
export function places(site: Site, file: string, pattern: string): Place[] {
  const value = site.documents.get(file)?.value;
  return value === undefined
    ? []
    : placesIn({ file, path: [], value }, pattern);
}

/** The same within a part of a file. */
export const placesIn = (place: Place, pattern: string): Place[] =>
  pattern
    .split(".")
    .filter(Boolean)
    .reduce<Place[]>(
      (found, step) => found.flatMap((each) => stepInto(each, step)),
      [place],
    );

function stepInto({ file, path, value }: Place, step: string): Place[] {
  const parts =
    step === "*"
      ? Array.isArray(value)
        ? [...value.entries()]
        : []
      : isRecord(value) && Object.hasOwn(value, step)
        ? [[step, value[step]] as const]
        : [];
  return parts.map(([key, part]) => ({
    file,
    path: [...path, key],
    value: part,
  }));
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One field of a part that is a record; undefined where it has none of that name. */
export const fieldOf = ({ value }: Place, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

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
  const entries = places(site, to.file, `${to.list}.*`);
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
