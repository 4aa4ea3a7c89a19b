/** All files of data/ together, as the rules across files look at them. */
import type { DataFile } from "../readData";
import { fileSchema, schemaAt } from "../schemas";
import type { Document, Text } from "./document";
import { type Node, type Path, valueOf } from "./tree";

export type Site = {
  documents: ReadonlyMap<string, Document>;
  files: readonly DataFile[];
  /** Every text in every file. */
  texts: readonly Text[];
  /** The day of the check, as 2025-01-31. */
  today: string;
};

/** One part of one file. */
export type Place = {
  document: Document;
  file: string;
  path: Path;
  node: Node;
  value: unknown;
};

/** Every part of a file that a pattern names, such as "footer.destinations.*". None where the file cannot be read. */
export function places(site: Site, file: string, pattern: string): Place[] {
  const document = site.documents.get(file);
  if (!document?.root) return [];
  const whole = { document, file, path: [], node: document.root, value: null };
  return placesIn(whole, pattern);
}

/** The same within a part of a file. */
export const placesIn = (
  { document, file, path, node }: Place,
  pattern: string,
): Place[] =>
  within(node, pattern.split(".").filter(Boolean), path).map(
    ([node, path]) => ({
      document,
      file,
      path,
      node,
      // Most places are only passed through, and a whole list is long.
      get value() {
        return valueOf(node);
      },
    }),
  );

function within(
  node: Node,
  [step, ...rest]: string[],
  path: Path,
): [Node, Path][] {
  if (step === undefined) return [[node, path]];
  if (step === "*") {
    return node.items.flatMap((item, i) => within(item, rest, [...path, i]));
  }
  return node.members
    .filter(({ key }) => key === step)
    .slice(-1)
    .flatMap((member) => within(member.node, rest, [...path, step]));
}

type Known = {
  words: string[];
  /** False: an entry lacks its word, or has a wrong one or another's, so something else may well mean that entry. */
  isComplete: boolean;
};

/** The words that entries go by, such as every country's slug; null where the file is not there or not sure. */
export function known(
  site: Site,
  [file, list, field]: [file: string, list: string, field: string],
): Known | null {
  const document = site.documents.get(file);
  if (!document?.isCertain) return null;
  const schema = fileSchema(document.kind);
  const entries = places(site, file, `${list}.*`);
  const words = places(site, file, `${list}.*.${field}`).flatMap(
    ({ path, value }) =>
      typeof value === "string" &&
      schemaAt(schema, path)?.safeParse(value).success
        ? [value]
        : [],
  );
  const isComplete =
    entries.length > 0 && new Set(words).size === entries.length;
  return { words, isComplete };
}
