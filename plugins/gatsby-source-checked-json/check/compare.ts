import { findNodeAtLocation } from "jsonc-parser";
import type { z } from "zod";
import {
  choicesOf,
  fieldsOf,
  instructionOf,
  jsonTypeOf,
  metaOf,
  NOUNS,
  schemaAt,
} from "../schema";
import { and, counted, didYouMean, similar } from "../english";
import {
  error,
  type FileLocation,
  type ParsedFile,
  type Path,
  type Problem,
} from "./problem";

/** A part of a file, and what the model says of it. */
export type Part = FileLocation & {
  value: unknown;
  schema: z.ZodType;
  meta: z.GlobalMeta;
};

type Issue = z.core.$ZodIssue;

/**
 * Compares a file with the model.
 * @returns what is wrong with its fields, and every valid part, also those that hold others: the file, an entry and its fields
 */
export function compare(file: ParsedFile, schema: z.ZodType) {
  const parsed = schema.safeParse(file.value, { reportInput: true });
  return {
    problems: [...wrongFields(file, schema, parsed.error?.issues ?? [])],
    parts: [
      ...validParts({ file, path: [] }, file.value, schema, parsed.success),
    ],
  };
}

function* validParts(
  location: FileLocation,
  value: unknown,
  schema: z.ZodType,
  isValid: boolean,
): Generator<Part> {
  if (isValid) yield { ...location, value, schema, meta: metaOf(schema) };
  if (typeof value !== "object" || value === null) return;
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const step of steps) {
    const field = schemaAt(schema, [step]);
    const part = (value as Record<string | number, unknown>)[step];
    const path = [...location.path, step];
    // All parts of a valid part are valid.
    if (field)
      yield* validParts(
        { ...location, path },
        part,
        field,
        isValid || field.safeParse(part).success,
      );
  }
}

/** One problem for each field that is missing, unknown or wrong. */
function* wrongFields(
  file: ParsedFile,
  schema: z.ZodType,
  issues: readonly Issue[],
): Generator<Problem> {
  const reported = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const record = issue.path as Path;
    const names = Object.keys(fieldsOf(schemaAt(schema, record)!));
    const missing = names.filter((name) => !Object.hasOwn(issue.input!, name));
    const only = `delete it; the fields here are ${and(names)}`;
    for (const name of issue.keys) {
      const path = [...record, name];
      const value = findNodeAtLocation(file.root!, path);
      const location = { file, path, mark: value?.parent?.children?.[0] };
      yield error(location, "unknown field", didYouMean(name, missing, only));
      // A misspelt field is not reported as missing, too.
      reported.add(JSON.stringify([...record, similar(name, missing)]));
    }
  }
  for (const issue of issues) {
    const path = issue.path as Path;
    const key = JSON.stringify(path);
    if (issue.code === "unrecognized_keys" || reported.has(key)) continue;
    reported.add(key);
    const field = schemaAt(schema, path)!;
    const location = { file, path };
    yield error(location, messageOn(issue, field), fixOf(issue, field));
  }
}

function messageOn({ code, input: value }: Issue, field: z.ZodType): string {
  if (value === undefined) return "missing";
  if (value === null) return "null, but must be filled in";
  const isList = Array.isArray(value);
  const type = isList ? "array" : typeof value;
  if (type !== jsonTypeOf(field))
    return `${NOUNS[type]}, not ${NOUNS[jsonTypeOf(field)]}`;
  if (value === "") return "empty";
  if (code === "invalid_value") return "not one of the choices";
  if (code !== "too_big" && code !== "too_small") return "not valid";
  const isBig = code === "too_big";
  if (typeof value === "number") return isBig ? "too large" : "too small";
  const { length } = isList ? value : String(value);
  const size = counted(length, isList ? "entry" : "character");
  return `too ${isBig ? "long" : "short"}: ${size}`;
}

function fixOf({ input: value }: Issue, field: z.ZodType): string {
  const fix = instructionOf(field);
  if (value === undefined) return `add it: ${fix}`;
  return typeof value === "string"
    ? didYouMean(value, choicesOf(field), fix)
    : fix;
}
