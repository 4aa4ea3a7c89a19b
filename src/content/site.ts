/** All files of data/ together, as the rules across files look at them. */
import type { Document } from "./findings";
import type { DataFile } from "./readData";
import { descriptionOf, fileSchema, schemaAt } from "./schemas";
import type { z } from "zod";
import { type Node, type Path, valueOf } from "./syntax";

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
    ([node, path]) => ({ document, file, path, node, value: valueOf(node) }),
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

/** A text, with what the model says of its field. */
export type Text = Place & { value: string; description: string };

/** Every text in a file. */
export function textsOf(document: Document): Text[] {
  const { root, file, kind } = document;
  const found: Text[] = [];
  if (root) collect(root, [], fileSchema(kind));
  return found;

  function collect(node: Node, path: Path, schema: z.ZodType | undefined) {
    const part = (step: string | number) => schema && schemaAt(schema, [step]);
    const value = node.scalar;
    if (typeof value === "string" && !node.isGuess) {
      const description = (schema && descriptionOf(schema)) ?? "";
      found.push({ document, file, path, node, value, description });
    }
    node.items.forEach((item, i) => collect(item, [...path, i], part(i)));
    for (const { key, node: value } of node.members) {
      collect(value, [...path, key], part(key));
    }
  }
}

export type Known = {
  words: string[];
  /** False: an entry lacks its word or has a wrong one, so another file may well mean that. */
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
  return { words, isComplete: words.length === entries.length };
}
