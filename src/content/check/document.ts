import { findNodeAtOffset, getNodePath, type Node } from "jsonc-parser";
import type { z } from "zod";
import { kindOfFile } from "../files";
import type { DataFile } from "../readData";
import { fileSchema, metaOf, schemaAt } from "../schemas";
import { decode } from "./encoding";
import type { Finding, Path } from "./findings";
import { modelErrors, type WrongPart } from "./modelErrors";
import { read } from "./reader";
import { valueAt } from "./where";

/** One file of data/ that holds content, read as far as it can be read, and compared with the model. */
export type Document = {
  text: string;
  /** As far as it can be read. */
  root: Node | undefined;
  errors: Finding[];
  /** What the rules look at: every part that the model accepts, the whole file first. */
  parts: Part[];
};

/** A record, a list, a text or a number of a file. Whatever the model refuses in it is undefined. */
export type Part = {
  file: string;
  path: Path;
  value: unknown;
  /** What the model says of it. */
  meta: z.GlobalMeta;
};

/** A content file, read and compared with the model; null for pictures and unknown files. */
export function readDocument({ path: file, bytes }: DataFile): Document | null {
  const kind = kindOfFile(file);
  if (!kind) return null;
  const { text, error } = decode(bytes);
  const { root, errors, isValid } = read(text);
  const schema = fileSchema(kind);
  const content: unknown = isValid ? JSON.parse(text) : undefined;
  const wrong = isValid ? modelErrors(content, schema) : [];
  const base = { severity: "error", file } as const;
  return {
    text,
    root,
    errors: [
      ...[...(error ? [error] : []), ...errors].map(({ words, ...span }) => {
        const path = pathAt(root, span.start);
        return { ...base, path, words, span };
      }),
      ...wrong.map((part) => ({ ...base, ...part })),
    ],
    parts: [...partsIn(file, withoutWrong(content, wrong), schema)],
  };
}

/** The path to a place in the text: to the field, where it is its value that cannot be read. */
function pathAt(root: Node | undefined, place: number): Path {
  const node = root && findNodeAtOffset(root, place, true);
  if (!node) return [];
  const name: unknown =
    node.type === "property" ? node.children?.[0]?.value : undefined;
  return [...getNodePath(node), ...(typeof name === "string" ? [name] : [])];
}

/** What the model accepts. Of a part whose size alone is wrong, the rest can be checked all the same. */
function withoutWrong(content: unknown, wrong: readonly WrongPart[]): unknown {
  const whole = { content };
  for (const { path, isAboutSize } of wrong) {
    const [last, ...above] = ["content", ...path].toReversed();
    const parent = valueAt(whole, above.toReversed());
    if (parent && !isAboutSize) Object.assign(parent, { [last!]: undefined });
  }
  return whole.content;
}

function* partsIn(
  file: string,
  value: unknown,
  schema: z.ZodType | undefined,
  path: Path = [],
): Generator<Part> {
  if (value === undefined || !schema) return;
  yield { file, path, value, meta: metaOf(schema) };
  if (typeof value !== "object" || value === null) return;
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const step of steps) {
    const part = valueAt(value, [step]);
    yield* partsIn(file, part, schemaAt(schema, [step]), [...path, step]);
  }
}
