/** Where a file is not what the model says, in words an editor can act on. */
import type { z } from "zod";
import {
  bare,
  fieldsOf,
  kindOf,
  mayBeNull,
  metaOf,
  schemaAt,
  wordsOf,
} from "../schemas";
import {
  counted,
  errorAt,
  type Finding,
  listed,
  type Path,
  type Wording,
} from "./findings";
import { difference, nearest } from "./similar";
import { isRecord } from "./site";
import { suggestion } from "./suggestion";

type Issue = z.core.$ZodIssue;

/** Every error that the model finds in one file's value. */
export function modelErrors(
  file: string,
  value: unknown,
  schema: z.ZodType,
): Finding[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const records = new Map<string, Misnamed>();
  const recordAt = (path: Path) => {
    const id = JSON.stringify(path);
    const record = records.get(id) ?? { path, missing: [], unknown: [] };
    records.set(id, record);
    return record;
  };
  const wrong = new Map<string, Finding>();
  for (const issue of issues) {
    const path = issue.path as Path;
    const name = path.at(-1);
    const found = valueAt(value, path);
    if (issue.code === "unrecognized_keys")
      recordAt(path).unknown.push(...issue.keys);
    else if (found === undefined && typeof name === "string")
      recordAt(path.slice(0, -1)).missing.push(name);
    else if (!wrong.has(JSON.stringify(path))) {
      const { message, fix } = wording(
        issue,
        found,
        schemaAt(schema, path) ?? schema,
      );
      const isAboutSize =
        issue.code === "too_big" || issue.code === "too_small";
      wrong.set(JSON.stringify(path), {
        ...errorAt({ file, path }, message, fix),
        isAboutSize,
      });
    }
  }
  const misnamed = [...records.values()].flatMap((record) =>
    misnamedIn(
      file,
      record,
      valueAt(value, record.path),
      schemaAt(schema, record.path) ?? schema,
    ),
  );
  return [...misnamed, ...wrong.values()];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      Array.isArray(part)
        ? (part as unknown[])[Number(step)]
        : isRecord(part) && Object.hasOwn(part, step)
          ? part[step]
          : undefined,
    value,
  );

// Fields that are missing, and fields that the model does not know

type Misnamed = { path: Path; missing: string[]; unknown: string[] };

/** Where an unknown field looks like a missing one it is one misspelt field, not two errors. */
function misnamedIn(
  file: string,
  { path, missing, unknown }: Misnamed,
  value: unknown,
  record: z.ZodType,
): Finding[] {
  const fields = fieldsOf(record);
  if (isRecord(value) && Object.keys(value).length === 0)
    return [
      errorAt({ file, path }, "empty", `write the fields ${listed(missing)}`),
    ];
  const meant = pairs(missing, unknown);
  const [field, name] = [missing[0], unknown[0]];
  const isOnlyPair = missing.length === 1 && unknown.length === 1;
  if (
    field &&
    name &&
    isOnlyPair &&
    isRecord(value) &&
    value[name] !== null &&
    fields[field]?.safeParse(value[name]).success
  )
    meant.set(name, field);
  const found = [...meant.values()];
  return [
    ...unknown.map((name) => ({
      ...errorAt(
        { file, path: [...path, name] },
        "not a field here",
        unknownFix(name, Object.keys(fields), meant.get(name)),
      ),
      isAboutName: true,
    })),
    ...missing
      .filter((field) => !found.includes(field))
      .map((field) =>
        errorAt(
          { file, path: [...path, field] },
          "missing",
          missingFix(field, fields[field]),
        ),
      ),
  ];
}

/** Which missing field each unknown one stands for; the pairs most alike first. */
function pairs(missing: string[], unknown: string[]): Map<string, string> {
  const meant = new Map<string, string>();
  const alike = unknown
    .flatMap((name) =>
      missing.map((field) => ({ name, field, by: difference(name, field) })),
    )
    .filter(({ by }) => by < Infinity)
    .sort((a, b) => a.by - b.by);
  for (const { name, field } of alike)
    if (!meant.has(name) && ![...meant.values()].includes(field))
      meant.set(name, field);
  return meant;
}

function unknownFix(
  name: string,
  fields: string[],
  meant: string | undefined,
): string {
  if (meant) return `did you mean ${meant}?`;
  const like = nearest(name, fields);
  return like
    ? `delete it; ${like} is here already`
    : `delete it; the fields here are ${listed(fields)}`;
}

const missingFix = (field: string, schema: z.ZodType | undefined) =>
  explained(
    `write "${field}": ${schema && mayBeNull(schema) ? "null" : sample(schema)}`,
    schema,
  );

/** A fix, with what the field is for. */
function explained(fix: string, schema: z.ZodType | undefined): string {
  const description = schema && metaOf(schema).description;
  return description ? `${fix} (${description.replace(/\.$/, "")})` : fix;
}

// Values that do not fit

const KINDS: Record<string, string> = {
  string: "a text in quotation marks",
  number: "a number",
  boolean: "true or false",
  array: "a list [ … ]",
  object: "a group of fields { … }",
};

const kindOfValue = (value: unknown) =>
  Array.isArray(value) ? "array" : typeof value;

function sample(schema: z.ZodType | undefined): string {
  const [word] = schema ? wordsOf(schema) : [];
  if (word !== undefined) return `"${word}"`;
  const samples: Record<string, string> = {
    number: "1",
    boolean: "false",
    array: "[ … ]",
    object: "{ … }",
  };
  return samples[schema ? kindOf(bare(schema)) : ""] ?? '"…"';
}

function wording(issue: Issue, value: unknown, field: z.ZodType): Wording {
  const kind = kindOf(field);
  const { errorMessage } = metaOf(field);
  if (value === null)
    return {
      message: "null, but must be filled in",
      fix: errorMessage ?? explained(`write ${KINDS[kind]}`, field),
    };
  const better = suggestion(value, field);
  if (kindOfValue(value) !== kind) {
    const orNull = mayBeNull(field) ? ", or null to leave it off" : "";
    return {
      message: `${KINDS[kindOfValue(value)]}, not ${KINDS[kind]}`,
      fix:
        better === undefined
          ? explained(`write ${KINDS[kind]}${orNull}`, field)
          : `write ${JSON.stringify(better)}`,
    };
  }
  const isOff =
    mayBeNull(field) &&
    typeof value === "string" &&
    /^(?:|null|none|-)$/i.test(value.trim());
  const fix =
    better !== undefined
      ? `did you mean ${JSON.stringify(better)}?`
      : isOff
        ? "write null, without quotation marks, to leave it off"
        : (errorMessage ?? explained("write another value", field));
  if (issue.code === "too_big" || issue.code === "too_small")
    return {
      ...ofWrongSize(issue, value),
      ...(errorMessage && { fix: errorMessage }),
    };
  const words = wordsOf(field);
  if (issue.code === "invalid_value" && better === undefined)
    return {
      message: "not one of the words allowed here",
      fix: `write one of ${listed(words, "or")}`,
    };
  return { message: wrongForm(issue, value), fix };
}

function wrongForm(issue: Issue, value: unknown): string {
  if (typeof value === "number")
    return Number.isFinite(value) ? "not a whole number" : "too large";
  const text = String(value);
  const [, scheme] = /^\s*([a-z][a-z\d+.-]*):(?!\d)/i.exec(text) ?? [];
  const format = issue.code === "invalid_format" ? issue.format : "";
  if (text.trim() === "") return "empty";
  if (issue.code === "invalid_value")
    return "not one of the words allowed here";
  if (scheme && /^http$/i.test(scheme))
    return "an http: address, which is not safe";
  if (scheme && !/^https$/i.test(scheme))
    return `a ${scheme}: address, which is not allowed`;
  if (format === "email") return "not an e-mail address";
  if (format === "date") return noDay(text);
  return "not valid";
}

/** A date that does not exist is mostly the 31st of a short month. */
function noDay(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!year || Number(month) < 1 || Number(month) > 12 || Number(day) < 1)
    return "not a date";
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  const name = last.toLocaleString("en", { month: "long", timeZone: "UTC" });
  return `a date that does not exist: ${name} ${year} has ${last.getUTCDate()} days`;
}

type Size = Extract<Issue, { code: "too_big" | "too_small" }>;

function ofWrongSize(issue: Size, value: unknown): Wording {
  const isTooBig = issue.code === "too_big";
  const limit = Number(isTooBig ? issue.maximum : issue.minimum);
  const bound = issue.exact ? "exactly" : isTooBig ? "at most" : "at least";
  if (Array.isArray(value))
    return {
      message:
        value.length === 0
          ? "an empty list"
          : `${value.length} ${value.length === 1 ? "entry" : "entries"}`,
      fix: `write ${bound} ${limit}`,
    };
  if (typeof value === "number")
    return {
      message: `too ${isTooBig ? "large" : "small"}`,
      fix: `write ${bound} ${limit}`,
    };
  const text = String(value).trim();
  if (text === "")
    return {
      message: String(value) === "" ? "empty" : "blank",
      fix: "write some text here",
    };
  const over = Math.abs(text.length - limit);
  return {
    message: `too ${isTooBig ? "long" : "short"}: ${counted(text.length, "character")}, ${bound} ${limit} fit`,
    fix: isTooBig ? `shorten it by ${over}` : `write ${over} more`,
  };
}
