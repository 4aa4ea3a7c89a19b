/** The model as seen from outside zod: a whole file's schema, one field of it, and the JSON Schemas that VS Code reads. */
import { z } from "zod";
import { contentFiles, type Kind } from "./files";

/** What a whole file must be: one record, or a list of them. */
export const fileSchema = ({ key, record }: Kind): z.ZodType =>
  key === null ? record : z.array(record).min(1, "list at least one");

type Inner = { innerType?: z.ZodType };
type Outline = Inner & {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  entries?: Record<string, string | number>;
  options?: z.ZodType[];
  values?: unknown[];
};

/** How zod describes a schema to itself. */
const outline = (schema: z.ZodType) => schema._zod.def as unknown as Outline;

/** A schema without what only says that it may be null, absent or not be changed. */
export function bare(schema: z.ZodType): z.ZodType {
  const { innerType } = outline(schema);
  return innerType ? bare(innerType) : schema;
}

export const mayBeNull = (schema: z.ZodType): boolean =>
  schema.safeParse(null).success;

/** The schema of one part of a file. */
export function schemaAt(
  schema: z.ZodType,
  path: readonly (string | number)[],
): z.ZodType | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const { shape, element } = outline(bare(schema));
  // Own fields only: every object has a "constructor" besides.
  const next =
    typeof step === "number"
      ? element
      : shape && Object.hasOwn(shape, step)
        ? shape[step]
        : undefined;
  return next && schemaAt(next, rest);
}

/** The names of a record's fields. */
export const fieldsOf = (schema: z.ZodType): string[] =>
  Object.keys(outline(bare(schema)).shape ?? {});

/** What the model says about a field, for editors. */
export function descriptionOf(schema: z.ZodType): string | undefined {
  const { innerType } = outline(schema);
  return schema.description ?? (innerType && descriptionOf(innerType));
}

/** The words that a field may hold, where they are counted. */
export function wordsOf(schema: z.ZodType): string[] {
  const { entries, options, values } = outline(bare(schema));
  if (options) return options.flatMap(wordsOf);
  return Object.values(entries ?? values ?? {}).map(String);
}

const KINDS: Record<string, string> = {
  enum: "string",
  literal: "string",
  union: "string",
  int: "number",
};

/** The kind of JSON value that a field holds: "string", "number", "boolean", "array" or "object". */
export function kindOf(schema: z.ZodType): string {
  const { type } = outline(bare(schema));
  return KINDS[type] ?? type;
}

// JSON Schemas for VS Code

/** VS Code's own words, beside those of JSON Schema, are documented with its vscode-json-languageservice. */
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
        override: ({ zodSchema, jsonSchema }) =>
          explain(zodSchema as unknown as z.ZodType, jsonSchema),
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

/** Gives a schema the model's own sentences: what a field is for, how much it may hold, and what is wrong with a value. */
function explain(schema: z.ZodType, json: JsonSchema) {
  const sentence = sentenceOf(schema);
  const limits = limitsOf(schema);
  if (json.description && limits) json.description += ` ${limits}`;
  if (json.format === "uri") json.pattern = "^https://";
  if (outline(schema).type === "union") joinOptions(json);
  if (json.pattern) {
    json.patternErrorMessage = sentence;
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
    : (sentence ?? WRITE[String(json.type)]);
  if (typeof json.exclusiveMinimum === "number") {
    json.minimum = json.exclusiveMinimum + 1; // of whole numbers, and easier to say
    delete json.exclusiveMinimum;
  }
  // zod's limit of what a computer can count to helps nobody.
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  delete json.readOnly; // the list in TypeScript, not the file
}

/** Of several options VS Code would name only the words as allowed: one pattern says them all, and the words are proposed. */
function joinOptions(json: JsonSchema) {
  const options = (json.anyOf ?? []) as JsonSchema[];
  const words = options.flatMap((option) => option.const ?? []);
  const patterns = options.flatMap(({ pattern }) => pattern ?? []);
  json.type = "string";
  json.pattern = [
    ...words.map((word) => `^${String(word)}$`),
    ...patterns,
  ].join("|");
  json.examples = words;
  delete json.anyOf;
}

/** How long a text or list may be, and how large a number, in words; "" where the model does not say. */
function limitsOf(schema: z.ZodType): string {
  const limits = Object.fromEntries(
    checksOf(bare(schema)).map(({ check, ...limit }) => [check, limit]),
  );
  const { min_length, max_length, length_equals } = limits;
  const { greater_than, less_than } = limits;
  if (length_equals) return `Exactly ${length_equals.length} entries.`;
  if (max_length)
    return min_length?.minimum === 1
      ? `At most ${max_length.maximum} characters.`
      : `${min_length?.minimum} to ${max_length.maximum} characters.`;
  if (min_length) return "One entry or more.";
  if (!greater_than || !less_than) return "";
  const { value, inclusive } = greater_than;
  const least = inclusive ? value : Number(value) + 1;
  return `From ${least} to ${less_than.value}.`;
}

type Check = {
  check: string;
  error?: () => unknown;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  inclusive?: boolean;
};

/** What the model asks of a value beside its kind. */
function checksOf(schema: z.ZodType): Check[] {
  const { checks = [] } = schema._zod.def as {
    checks?: { _zod: { def: Check } }[];
  };
  return checks.map(({ _zod }) => _zod.def);
}

/** The sentence that the model has for a wrong value of a field. */
function sentenceOf(schema: z.ZodType): string | undefined {
  const { error } = schema._zod.def as { error?: (issue: object) => unknown };
  const format = checksOf(schema).find(
    ({ check }) => check === "string_format",
  );
  const own = error?.({}) ?? format?.error?.();
  return typeof own === "string" ? own : undefined;
}
