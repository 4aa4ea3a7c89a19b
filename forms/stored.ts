/** Converts values from a file to its form and back: entries that were not changed are the same in the file. */
import type { z } from "zod";
import {
  entryOf,
  fieldsOf,
  mayBeNull,
  metaOf,
} from "../plugins/gatsby-source-checked-json";
import { IMAGES } from "../src/content/model/fields";

/** Sveltia names a picture by its path in the repository, our files by its name there. */
const FOLDER = `/data/${IMAGES}`;

/** A value from a file, as its form takes it. */
export const shown = (schema: z.ZodType, value: unknown): unknown =>
  convert(schema, value, (part, leaf) =>
    isPicture(part) && typeof leaf === "string" ? FOLDER + leaf : leaf,
  );

/**
 * The whole content of a file, from its form.
 * @param before what the file holds now: entries of a list in which nothing was changed stay as they are there
 */
export function stored(
  schema: z.ZodType,
  value: unknown,
  before: unknown,
): unknown {
  const entry = entryOf(schema);
  if (!entry || !Array.isArray(value) || !Array.isArray(before))
    return written(schema, value);
  const unchanged = new Map(
    before.map((old) => [JSON.stringify(written(entry, old)), old]),
  );
  return value.map((each) => {
    const now = written(entry, each);
    return unchanged.get(JSON.stringify(now)) ?? now;
  });
}

/** A value as files hold it: fields in the model's order, null for what is empty and may be null. */
const written = (schema: z.ZodType, value: unknown): unknown =>
  convert(schema, value, (part, leaf) => {
    if (isEmpty(leaf) && mayBeNull(part)) return null;
    if (typeof leaf !== "string") return leaf;
    return isPicture(part) ? leaf.replace(FOLDER, "") : leaf.trim();
  });

/** Replaces what is neither a filled list nor a record. Fields that the model does not know follow unchanged. */
function convert(
  schema: z.ZodType,
  value: unknown,
  leaf: (schema: z.ZodType, value: unknown) => unknown,
): unknown {
  const entry = entryOf(schema);
  if (entry && Array.isArray(value) && value.length > 0)
    return value.map((each) => convert(entry, each, leaf));
  const fields = Object.entries(fieldsOf(schema));
  const names = new Set(fields.map(([name]) => name));
  if (names.size === 0 || !isRecord(value)) return leaf(schema, value);
  const known = fields.map(([name, field]) => [
    name,
    convert(field, value[name], leaf),
  ]);
  const unknown = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries([...known, ...unknown]);
}

const isPicture = (schema: z.ZodType) => metaOf(schema).role === "picture";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);
