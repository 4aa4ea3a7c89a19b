/** Where a file is not what the model says, in words an editor can act on. */
import type { z } from "zod";
import {
  fieldsOf,
  helpOf,
  kindOf,
  mayBeNull,
  metaOf,
  schemaAt,
  wordsOf,
} from "../schemas";
import {
  and,
  counted,
  didYouMean,
  type Finding,
  groupBy,
  or,
  type Path,
  type Words,
} from "./findings";
import { meant, nearest, suggestion } from "./suggestion";
import { valueAt } from "./where";

type Issue = z.core.$ZodIssue;

/** A part that the model refuses. */
export type WrongPart = Pick<Finding, "path" | "words" | "isAboutName"> & {
  /** Only its length is wrong: what it holds can be checked all the same. */
  isAboutSize?: boolean;
};

/** Every error that the model finds in one file's value. */
export function modelErrors(value: unknown, schema: z.ZodType): WrongPart[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  const issues = error?.issues ?? [];
  const part = (path: Path) => schemaAt(schema, path) ?? schema;
  const records = issues.filter(isAboutNames).map(recordOf);
  const values = issues.filter((issue) => !isAboutNames(issue));
  return [
    ...groupBy(records, (path) => path).flatMap(([path = []]) =>
      wrongNames(path, valueAt(value, path) as object, part(path)),
    ),
    ...groupBy(values, ({ path }) => path).map(([first]): WrongPart => {
      const { path, code } = first as Issue & { path: Path };
      const words = wordsFor(first!, part(path));
      return { path, words, isAboutSize: /^too_/.test(code) };
    }),
  ];
}

// Fields that are missing, and fields that the model does not know

const isAboutNames = ({ code, input }: Issue) =>
  code === "unrecognized_keys" || input === undefined;

/** The record whose names an issue is about: zod names a missing field itself. */
const recordOf = ({ code, path }: Issue) =>
  (code === "unrecognized_keys" ? path : path.slice(0, -1)) as Path;

/** What is wrong with the names of one record's fields. */
function wrongNames(path: Path, value: object, record: z.ZodType): WrongPart[] {
  const fields = fieldsOf(record);
  const unknown = Object.keys(value).filter(
    (name) => !Object.hasOwn(fields, name),
  );
  const missing = Object.keys(fields).filter(
    (name) =>
      !Object.hasOwn(value, name) &&
      !fields[name]?.safeParse(undefined).success,
  );
  if (Object.keys(value).length === 0)
    return [{ path, words: ["empty", `write the fields ${and(missing)}`] }];
  // An unknown field that stands for a missing one is one misspelt field, not two errors.
  const pairs = meant(unknown, missing);
  const [name = "", field = ""] = [unknown[0], missing[0]];
  const isOnlyPair = unknown.length === 1 && missing.length === 1;
  const only = valueAt(value, [name]);
  if (isOnlyPair && only !== null && fields[field]?.safeParse(only).success)
    pairs.set(name, field);
  const found = [...pairs.values()];
  return [
    ...unknown.map((name): WrongPart => {
      const fix = unknownFix(name, Object.keys(fields), pairs.get(name));
      const words = ["unknown field", fix] as const;
      return { path: [...path, name], words, isAboutName: true };
    }),
    ...missing
      .filter((field) => !found.includes(field))
      .map((field): WrongPart => {
        const fix = missingFix(field, fields[field]);
        return { path: [...path, field], words: ["missing", fix] };
      }),
  ];
}

function unknownFix(name: string, fields: string[], pair?: string): string {
  if (pair) return didYouMean(pair);
  const like = nearest(name, fields);
  return like
    ? `delete it; "${like}" is here already`
    : `delete it; the fields here are ${and(fields)}`;
}

function missingFix(name: string, field: z.ZodType | undefined): string {
  const [word] = field ? wordsOf(field) : [];
  const sample = KINDS[field ? kindOf(field) : "string"]?.sample;
  const value =
    field && mayBeNull(field) ? "null" : word ? `"${word}"` : sample;
  return explained(`write "${name}": ${value}`, field);
}

/** A fix, with what the field is for. */
function explained(fix: string, field: z.ZodType | undefined): string {
  const help = field && helpOf(field);
  return help ? `${fix} (${help.replace(/\.$/, "")})` : fix;
}

// Values that do not fit

const KINDS: Record<string, { noun: string; sample: string }> = {
  string: { noun: "a text in quotation marks", sample: '"…"' },
  number: { noun: "a number", sample: "1" },
  boolean: { noun: "true or false", sample: "false" },
  array: { noun: "a list [ … ]", sample: "[ … ]" },
  object: { noun: "a group of fields { … }", sample: "{ … }" },
};

const nounOf = (kind: string) => KINDS[kind]?.noun;

const kindOfValue = (value: unknown) =>
  Array.isArray(value) ? "array" : typeof value;

function wordsFor(issue: Issue, field: z.ZodType): Words {
  const value = issue.input;
  const { errorMessage } = metaOf(field);
  const names = Object.keys(fieldsOf(field));
  const write =
    names.length > 0
      ? `write { … } with the fields ${and(names)}`
      : `write ${nounOf(kindOf(field))}`;
  if (value === null)
    return [
      "null, but must be filled in",
      errorMessage ?? explained(write, field),
    ];
  const fixOr = (fix: string) => {
    const better = suggestion(value, field);
    return better === undefined ? fix : didYouMean(better);
  };
  if (kindOfValue(value) !== kindOf(field)) {
    const orNull = mayBeNull(field) ? ", or null to leave it off" : "";
    return [
      `${nounOf(kindOfValue(value))}, not ${nounOf(kindOf(field))}`,
      fixOr(explained(write + orNull, field)),
    ];
  }
  if (issue.code === "too_big" || issue.code === "too_small") {
    const [message, fix] = wrongSize(issue, value);
    return [message, errorMessage ?? fix];
  }
  if (issue.code === "invalid_value")
    return [
      "not one of the words allowed here",
      fixOr(`write one of ${or(wordsOf(field))}`),
    ];
  const isOff =
    mayBeNull(field) && /^(?:|null|none|-)$/i.test(String(value).trim());
  return [
    wrongForm(issue, value),
    fixOr(
      isOff
        ? "write null, without quotation marks, to leave it off"
        : (errorMessage ?? explained("write another value", field)),
    ),
  ];
}

function wrongForm(issue: Issue, value: unknown): string {
  if (typeof value === "number")
    return Number.isFinite(value) ? "not a whole number" : "too large";
  const text = String(value);
  const [, scheme] = /^\s*([a-z][a-z\d+.-]*):(?!\d)/i.exec(text) ?? [];
  const format = issue.code === "invalid_format" ? issue.format : "";
  if (text.trim() === "") return "empty";
  if (scheme && /^http$/i.test(scheme))
    return "an http: address, which is not safe";
  if (scheme && !/^https$/i.test(scheme))
    return `a ${scheme}: address, which is not allowed`;
  if (format === "email") return "not an e-mail address";
  return format === "date" ? noDay(text) : "not valid";
}

/** A date that does not exist is mostly the 31st of a short month. */
function noDay(text: string): string {
  const [, year, month] =
    /^(\d{4})-(0[1-9]|1[0-2])-(?!00)\d\d$/.exec(text) ?? [];
  if (!year) return "not a date";
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  const name = last.toLocaleString("en", { month: "long", timeZone: "UTC" });
  return `a date that does not exist: ${name} ${year} has ${last.getUTCDate()} days`;
}

type Size = Extract<Issue, { code: "too_big" | "too_small" }>;

/** For numbers, texts and lists. */
function wrongSize(issue: Size, value: unknown): Words {
  const isTooBig = issue.code === "too_big";
  const limit = Number(isTooBig ? issue.maximum : issue.minimum);
  const bound = `${issue.exact ? "exactly" : isTooBig ? "at most" : "at least"} ${limit}`;
  if (typeof value === "number")
    return [`too ${isTooBig ? "large" : "small"}`, `write ${bound}`];
  const isList = Array.isArray(value);
  const size = isList ? value.length : String(value).trim().length;
  if (size === 0 && !isList) return ["empty", "write some text here"];
  const noun = isList ? "entry" : "character";
  const fix = `${isTooBig ? "delete" : "add"} ${counted(Math.abs(size - limit), noun)}`;
  if (size === 0) return ["an empty list", fix];
  const [over, under] = isList ? ["many", "few"] : ["long", "short"];
  const how = isTooBig ? over : under;
  return [`too ${how}: ${counted(size, noun)}, ${bound} fit`, fix];
}
