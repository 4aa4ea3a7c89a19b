/** Converts values from a file to its form and back: what was not changed is the same in the file. */
import type { z } from "zod";
import { IMAGES } from "../src/content/pictures";
import { entryOf, fieldsOf, mayBeNull, metaOf } from "../src/content/readModel";

/** Sveltia names a picture by its path in the repository, our files by its name there. */
const FOLDER = `/data/${IMAGES}`;

/** A value from a file, as its form takes it. */
export const shown = (schema: z.ZodType, value: unknown): unknown =>
  convert(schema, value, (part, leaf) =>
    isPicture(part) && typeof leaf === "string" ? FOLDER + leaf : leaf,
  );

/**
 * A value from a form, as its file holds it: fields in the model's order, null for what is empty and may be null.
 * @param before the value in the file: an extra that is empty stays null in a country that has it as null there, and is left
 *   out of any other
 */
export const stored = (
  schema: z.ZodType,
  value: unknown,
  before: unknown,
): unknown =>
  convert(
    schema,
    value,
    (part, leaf) => {
      if (isEmpty(leaf) && mayBeNull(part)) return null;
      if (typeof leaf !== "string") return leaf;
      return isPicture(part) ? leaf.replace(FOLDER, "") : leaf.trim();
    },
    (name, field, record) =>
      isEmpty(record[name]) &&
      field.safeParse(undefined).success &&
      countryIn(before, record.slug)?.[name] !== null,
  );

const countryIn = (countries: unknown, slug: unknown) =>
  Array.isArray(countries)
    ? countries.filter(isRecord).find((country) => country.slug === slug)
    : undefined;

type IsLeftOut = (
  name: string,
  field: z.ZodType,
  record: Record<string, unknown>,
) => boolean;

/** Replaces what is neither a filled list nor a record. Fields that the model does not know follow unchanged. */
function convert(
  schema: z.ZodType,
  value: unknown,
  leaf: (schema: z.ZodType, value: unknown) => unknown,
  isLeftOut: IsLeftOut = () => false,
): unknown {
  const entry = entryOf(schema);
  if (entry && Array.isArray(value) && value.length > 0)
    return value.map((each) => convert(entry, each, leaf, isLeftOut));
  const fields = new Map(Object.entries(fieldsOf(schema)));
  if (fields.size === 0 || !isRecord(value)) return leaf(schema, value);
  const names = [...new Set([...fields.keys(), ...Object.keys(value)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields.get(name);
      if (!field) return [[name, value[name]]];
      if (isLeftOut(name, field, value)) return [];
      return [[name, convert(field, value[name], leaf, isLeftOut)]];
    }),
  );
}

const isPicture = (schema: z.ZodType) => metaOf(schema).role === "picture";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);
