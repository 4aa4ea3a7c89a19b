import type { Node } from "jsonc-parser";
import type { z } from "zod";
import { type Kind, kindOfFile } from "../files";
import type { DataFile } from "../readData";
import { entryOf, fieldsOf, fileSchema, metaOf } from "../schemas";
import { decode } from "./encoding";
import type { Finding, Path, SyntaxFinding } from "./findings";
import { modelErrors } from "./modelErrors";
import { read } from "./reader";

/** One file of data/ that holds content, read as far as it can be read, and compared with the model. */
export type Document = {
  /** Its path below data/. */
  file: string;
  kind: Kind;
  text: string;
  root: Node | undefined;
  /** What it says; undefined where it is not valid JSON, and then no rule looks at it. */
  value: unknown;
  syntaxErrors: SyntaxFinding[];
  modelErrors: Finding[];
  fields: Field[];
};

/** One text or number of a file, with what the model says of it. */
export type Field = {
  file: string;
  path: Path;
  value: unknown;
  meta: z.GlobalMeta;
};

/** A content file, read and compared with the model; null for pictures and unknown files. */
export function readDocument({ path: file, bytes }: DataFile): Document | null {
  const kind = kindOfFile(file);
  if (!kind) return null;
  const { text, error } = decode(bytes);
  const { root, errors, isValid } = read(text);
  const schema = fileSchema(kind);
  const value = isValid ? (JSON.parse(text) as unknown) : undefined;
  return {
    file,
    kind,
    text,
    root,
    value,
    syntaxErrors: error ? [error, ...errors] : errors,
    modelErrors: isValid ? modelErrors(file, value, schema) : [],
    fields: isValid ? [...fieldsIn(file, value, schema, [])] : [],
  };
}

function* fieldsIn(
  file: string,
  value: unknown,
  schema: z.ZodType | undefined,
  path: Path,
): Generator<Field> {
  if (Array.isArray(value)) {
    const entry = schema && entryOf(schema);
    for (const [i, item] of value.entries())
      yield* fieldsIn(file, item, entry, [...path, i]);
  } else if (typeof value === "object" && value !== null) {
    const fields = new Map(schema && Object.entries(fieldsOf(schema)));
    for (const [name, part] of Object.entries(value))
      yield* fieldsIn(file, part, fields.get(name), [...path, name]);
  } else {
    yield { file, path, value, meta: schema ? metaOf(schema) : {} };
  }
}
