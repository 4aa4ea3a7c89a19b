/** Reads the model: what a field is for, its limits, and what to write into it. */
import { z } from "zod";
import { and, or } from "./english";

declare module "zod" {
  // `description` is what a field is for.
  interface GlobalMeta {
    /** The meaning of null, said after the description: "no card." */
    whenNull?: string;
    /** What to write instead of a wrong value: "write the time as 09:00, on a 24-hour clock". */
    errorMessage?: string;
  }
}

/** The schema inside one wrapper, which allows null or absence, or forbids changes; undefined where there is none. */
const unwrapOnce = (schema: z.ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodReadonly
    ? (schema.unwrap() as z.ZodType)
    : undefined;

/** A schema without such wrappers. */
export function bare(schema: z.ZodType): z.ZodType {
  const inner = unwrapOnce(schema);
  return inner ? bare(inner) : schema;
}

export const mayBeNull = (schema: z.ZodType): boolean =>
  schema.safeParse(null).success;

/** The `.meta()` of a field; a wrapper overrides what it wraps. */
export function metaOf(schema: z.ZodType): z.GlobalMeta {
  const inner = unwrapOnce(schema);
  return { ...(inner && metaOf(inner)), ...schema.meta() };
}

/** What a field is for, and what null means in it. @param nullName how null is called: "Empty" in a form */
export function helpOf(
  schema: z.ZodType,
  nullName = "null",
): string | undefined {
  const { description, whenNull } = metaOf(schema);
  return whenNull ? `${description} ${nullName}: ${whenNull}` : description;
}

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
  const fields = new Map(Object.entries(fieldsOf(schema)));
  const next = typeof step === "number" ? entryOf(schema) : fields.get(step);
  return next && schemaAt(next, rest);
}

/** The limits of a field as JSON Schema: length, size, pattern. */
export const limitsOf = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  // With the registry of names a named schema would become a mere reference.
  z.toJSONSchema(bare(schema), { io: "input", metadata: z.registry() });

/** The choices of a field that has some. */
export const choicesOf = (schema: z.ZodType): readonly string[] =>
  (limitsOf(schema).enum ?? []).map(String);

/** The type of JSON value that a field holds, as `typeof` says it; "array" for a list. */
export const jsonTypeOf = (schema: z.ZodType): string =>
  String(limitsOf(schema).type).replace("integer", "number");

/** The types of JSON value, in plain English. */
export const NOUNS: Record<string, string> = {
  string: "a text in quotation marks",
  number: "a number",
  boolean: "true or false",
  array: "a list [ … ]",
  object: "a group of fields { … }",
};

/** What to write into a field: "write a whole number from 1 to 600". */
export function instructionOf(schema: z.ZodType): string {
  const { errorMessage = `write ${valueFor(schema)}` } = metaOf(schema);
  return mayBeNull(schema) ? `${errorMessage}, or null` : errorMessage;
}

function valueFor(schema: z.ZodType): string {
  const limits = limitsOf(schema);
  const { minLength, maxLength, minimum, maximum } = limits;
  const { minItems, maxItems } = limits;
  const noun = NOUNS[jsonTypeOf(schema)]!;
  if (limits.enum)
    return or(limits.enum.map((choice) => `"${String(choice)}"`));
  switch (limits.type) {
    case "object":
      return `${noun} with ${and(Object.keys(fieldsOf(schema)))}`;
    case "array":
      return `${noun} of ${minItems === maxItems ? "" : `${minItems} to `}${maxItems} entries`;
    case "integer":
      return `a whole number from ${minimum} to ${maximum}`;
    case "number":
      return `${noun} from ${minimum} to ${maximum}`;
    default:
      return maxLength === undefined
        ? noun
        : `${noun} of ${minLength} to ${maxLength} characters`;
  }
}
