/** The model as others read it: the schema of a file or of one part of it, its metadata, its kind. */
import { z } from "zod";
import type { Kind } from "./files";

/** What a whole file must be: one record, or a list of them. */
export const fileSchema = ({ key, record }: Kind): z.ZodType =>
  key === null ? record : z.array(record).min(1);

/** What stands within a wrapper that says that a value may be null, absent or not be changed. */
const within = (schema: z.ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodReadonly
    ? (schema.unwrap() as z.ZodType)
    : undefined;

/** A schema without such wrappers. */
export function bare(schema: z.ZodType): z.ZodType {
  const inner = within(schema);
  return inner ? bare(inner) : schema;
}

export const mayBeNull = (schema: z.ZodType): boolean =>
  schema.safeParse(null).success;

/** The `.meta()` of a field; what a wrapper says goes before what stands within it. */
export function metaOf(schema: z.ZodType): z.GlobalMeta {
  const inner = within(schema);
  return { ...(inner && metaOf(inner)), ...schema.meta() };
}

/** What a field is for, and what null stands for; in a form null is an empty field. */
export function helpOf(
  schema: z.ZodType,
  off: "null" | "Empty" = "null",
): string | undefined {
  const { description, whenNull } = metaOf(schema);
  return whenNull ? `${description} ${off}: ${whenNull}` : description;
}

/** A field's label: its own `title`, else its name in words, "Award amount" for awardAmount. */
export const labelOf = (name: string, schema: z.ZodType): string =>
  metaOf(schema).title ??
  name
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The fields of a record, by name; none for anything else. */
export function fieldsOf(schema: z.ZodType): Record<string, z.ZodType> {
  const record = bare(schema);
  return record instanceof z.ZodObject
    ? (record.shape as Record<string, z.ZodType>)
    : {};
}

/** What every entry of a list must be; undefined for anything else. */
export function entryOf(schema: z.ZodType): z.ZodType | undefined {
  const array = bare(schema);
  return array instanceof z.ZodArray ? (array.element as z.ZodType) : undefined;
}

/** The schema of one part of a file; undefined where the model has no such part. */
export function schemaAt(
  schema: z.ZodType,
  path: readonly (string | number)[],
): z.ZodType | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const fields = fieldsOf(schema);
  // Own fields only: every object has a "constructor" besides.
  const known = Object.hasOwn(fields, step) ? fields[step] : undefined;
  const next = typeof step === "number" ? entryOf(schema) : known;
  return next && schemaAt(next, rest);
}

/** The words that a field may hold, where the model names them. */
export function wordsOf(schema: z.ZodType): readonly string[] {
  const inner = bare(schema);
  return inner instanceof z.ZodEnum
    ? inner.options.map(String)
    : (metaOf(schema).examples ?? []);
}

/** The kind of JSON value that a field holds: "string", "number", "boolean", "array" or "object". */
export function kindOf(schema: z.ZodType): string {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) return "object";
  if (inner instanceof z.ZodArray) return "array";
  if (inner instanceof z.ZodNumber) return "number";
  return inner instanceof z.ZodBoolean ? "boolean" : "string";
}
