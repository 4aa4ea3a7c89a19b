import type { z } from "zod";
import { kindOfFile } from "../files";
import type { DataFile } from "../readData";
import { metaOf, fileSchema, schemaAt } from "../schemas";
import { decode } from "./encoding";
import type { Finding } from "./findings";
import { againstModel, type Content } from "./modelMistakes";
import { Lines } from "./place";
import { readLeniently } from "./syntax";
import type { Fault, Node, Path } from "./tree";

/** One file of data/ that holds content, read as far as it can be read, and held against the model. */
export type Document = Content & {
  lines: Lines;
  /** What is wrong with how it is written and saved. */
  faults: Fault[];
  /** Where it is not what the model says. */
  mistakes: Finding[];
  texts: Text[];
  /** It is not saved as UTF-8, so letters in it may be lost. */
  isForeign: boolean;
};

/** One text of a file, with what the model says of its field. */
export type Text = {
  file: string;
  path: Path;
  value: string;
  meta: z.GlobalMeta;
};

/** A content file, read and held against the model; null for pictures and strangers. */
export function readDocument({ path: file, bytes }: DataFile): Document | null {
  const kind = kindOfFile(file);
  if (!kind) return null;
  const { text, fault } = decode(bytes);
  const { root, faults, isCertain } = readLeniently(text);
  const content = { file, kind, root, isCertain };
  return {
    ...content,
    lines: new Lines(text),
    faults: fault ? [{ ...fault, path: [] }, ...faults] : faults,
    mistakes: againstModel(content),
    texts: root ? [...textsIn(file, root, [], fileSchema(kind))] : [],
    isForeign: fault !== undefined,
  };
}

function* textsIn(
  file: string,
  node: Node,
  path: Path,
  schema: z.ZodType | undefined,
): Generator<Text> {
  const parts = [
    ...node.items.map((item, i) => [i, item] as const),
    ...node.members.map(({ key, node }) => [key, node] as const),
  ];
  for (const [step, part] of parts) {
    const field = schema && schemaAt(schema, [step]);
    yield* textsIn(file, part, [...path, step], field);
  }
  const value = node.scalar;
  if (typeof value !== "string" || node.isGuess) return;
  yield { file, path, value, meta: schema ? metaOf(schema) : {} };
}
