/** The model as others read it: a file's schema, one field of it, its metadata, and the JSON Schemas of VS Code. */
import { z } from "zod";
import { contentFiles, type Kind } from "./files";

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

// JSON Schemas for VS Code

/** VS Code's own keywords, beside those of JSON Schema, are documented with its vscode-json-languageservice. */
type JsonSchema = z.core.JSONSchema.BaseSchema & {
  errorMessage?: string;
  patternErrorMessage?: string;
};

/** The JSON Schema of every file in data/, by its path there: VS Code completes, explains and checks with them. */
export function jsonSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(contentFiles).map(([file, kind]) => [
      file,
      z.toJSONSchema(fileSchema(kind), {
        target: "draft-7",
        io: "input",
        override: ({ jsonSchema }) => explain(jsonSchema),
      }),
    ]),
  );
}

const WRITE: Record<string, string> = {
  string: "write a text in quotation marks",
  integer: "write a whole number, without quotation marks",
  number: "write a number, without quotation marks",
  boolean: "write true or false, without quotation marks",
  array: "write a list: [ … ]",
};

/** Metadata that VS Code knows nothing about. */
const OURS = [
  "whenNull",
  "placeholders",
  "optionalPlaceholders",
  "refersTo",
  "unique",
  "role",
];

/** Gives a schema the model's own sentences: what a field is for, how much it may hold, and what is wrong with a value. */
function explain(json: JsonSchema) {
  const [value] = (json.anyOf ?? []) as JsonSchema[]; // the other one is null
  const limits = limitsOf(json);
  const about = value?.description ?? json.description;
  const off = json.whenNull && `null: ${String(json.whenNull)}`;
  if (about) json.description = [about, limits, off].filter(Boolean).join(" ");
  if (json.format === "uri") json.pattern ??= "^https://";
  if (json.pattern) {
    json.patternErrorMessage = json.errorMessage;
    delete json.format; // VS Code would say the same thing twice
  }
  if (json.maxLength !== undefined) {
    // VS Code counts blanks as text, and what it says of lengths cannot be put in other words.
    json.pattern = `^\\s*(?=\\S)[\\s\\S]{${json.minLength ?? 1},${json.maxLength}}\\s*$`;
    json.patternErrorMessage = `write some text here. ${limits}`;
    delete json.minLength;
    delete json.maxLength;
  }
  json.errorMessage = json.enum
    ? `write one of ${json.enum.join(", ")}`
    : (json.errorMessage ?? WRITE[String(json.type)]);
  delete json.readOnly; // the list in TypeScript, not the file
  for (const key of OURS) delete json[key];
}

/** How long a text or list may be, and how large a number, in words; "" where the model does not say. */
function limitsOf(json: JsonSchema): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = json;
  if (minItems !== undefined)
    return minItems === maxItems
      ? `Exactly ${minItems} entries.`
      : "One entry or more.";
  if (maxLength !== undefined)
    return (minLength ?? 1) > 1
      ? `${minLength} to ${maxLength} characters.`
      : `At most ${maxLength} characters.`;
  return minimum !== undefined && maximum !== undefined
    ? `From ${minimum} to ${maximum}.`
    : "";
}
