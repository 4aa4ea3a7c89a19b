/** Where a file is not what the model says, in words an editor can act on. */
import type { z } from "zod";
import { contentFiles, type Kind } from "../files";
import {
  bare,
  fieldsOf,
  fileSchema,
  kindOf,
  mayBeNull,
  metaOf,
  schemaAt,
  wordsOf,
} from "../schemas";
import type { Finding } from "./findings";
import { quoted } from "./place";
import { difference, nearest } from "./similar";
import { memberOf, type Node, nodeAt, type Path, valueOf } from "./tree";
import { counted, listed, type Wording } from "./wording";

type Issue = z.core.$ZodIssue;

/** A content file as it was read. */
export type Content = {
  /** Its path below data/: "pages/home.json". */
  file: string;
  kind: Kind;
  root: Node | null;
  /** False: it is not sure what belongs where, so other files are not measured by it. */
  isCertain: boolean;
};

/** Every mistake that the model finds in one file. */
export function againstModel(document: Content): Finding[] {
  const { root, kind } = document;
  if (!root) return [];
  const schema = fileSchema(kind);
  const issues = schema.safeParse(valueOf(root)).error?.issues ?? [];
  const told = new Set<string>();
  return [
    ...misnamed(document, schema, issues),
    ...issues.filter(isAboutValue).flatMap((issue): Finding[] => {
      const path = issue.path as Path;
      const node = nodeAt(root, path);
      const id = JSON.stringify(path);
      if (!node || node.isGuess || told.has(id)) return [];
      // Where brackets are lost, records and lists are not what they seem.
      if (!document.isCertain && isContainer(node)) return [];
      told.add(id);
      const field = schemaAt(schema, path) ?? schema;
      const isAboutSize =
        issue.code === "too_big" || issue.code === "too_small";
      const words = wording(issue, node, field, neighbour(root, path));
      return [{ ...mistake(document, path, words), isAboutSize }];
    }),
  ];

  function isAboutValue(issue: Issue) {
    return issue.code !== "unrecognized_keys";
  }
}

const isContainer = ({ kind }: Node) => kind === "object" || kind === "array";

const mistake = (
  { file }: Content,
  path: Path,
  words: Wording,
  isAboutName = false,
): Finding => ({ severity: "mistake", file, path, isAboutName, ...words });

// Fields that are missing, and fields that nobody knows

/** Unknown and missing fields: where one looks like the other it is one misspelt field, not two mistakes. */
function misnamed(
  document: Content,
  schema: z.ZodType,
  issues: readonly Issue[],
): Finding[] {
  const { root } = document;
  const records = new Map<string, Misnamed>();
  const recordAt = (path: Path) => {
    const id = JSON.stringify(path);
    const record = records.get(id) ?? { path, missing: [], unknown: [] };
    records.set(id, record);
    return record;
  };
  for (const issue of issues) {
    const path = issue.path as Path;
    const name = path.at(-1);
    if (issue.code === "unrecognized_keys") {
      recordAt(path).unknown.push(...issue.keys);
    } else if (typeof name === "string" && !nodeAt(root, path)) {
      recordAt(path.slice(0, -1)).missing.push(name);
    }
  }
  // Where brackets are lost, it is not sure which record a field belongs to.
  if (!document.isCertain) return [];
  return [...records.values()]
    .filter(({ path }) => !nodeAt(root, path)?.isGuess)
    .flatMap((record) => misnamedIn(document, schema, record));
}

type Misnamed = { path: Path; missing: string[]; unknown: string[] };

function misnamedIn(
  document: Content,
  schema: z.ZodType,
  { path, missing, unknown }: Misnamed,
): Finding[] {
  const node = nodeAt(document.root, path);
  const record = schemaAt(schema, path) ?? schema;
  if (node?.members.length === 0) {
    return [mistake(document, path, emptyRecord(missing))];
  }
  const meant = pairs(missing, unknown);
  const [field, name] = [missing[0], unknown[0]];
  const isOnlyPair = missing.length === 1 && unknown.length === 1;
  if (field && name && isOnlyPair && fits(node, name, record, field)) {
    meant.set(name, field);
  }
  const found = [...meant.values()];
  return [
    ...unknown
      // What is wrong with its spelling is told already.
      .filter((name) => !memberOf(node, name)?.isNameGuess)
      .map((name) => {
        const words = unknownField(name, record, meant.get(name));
        return mistake(document, [...path, name], words, true);
      }),
    ...missing
      .filter((field) => !found.includes(field))
      .map((field) => {
        const words = missingField(document, path, field, record);
        return mistake(document, [...path, field], words);
      }),
  ];
}

const emptyRecord = (missing: readonly string[]): Wording => ({
  message: "is empty",
  expected: `the fields ${listed(missing)}`,
  remedy: "write its fields, or take them from an earlier version of the file",
});

/** Could the one unknown field be the one that is missing, under another name? */
function fits(
  node: Node | undefined,
  name: string,
  record: z.ZodType,
  field: string,
): boolean {
  const member = memberOf(node, name);
  if (!member || member.isNameGuess) return Boolean(member);
  return (
    member.node.kind !== "null" &&
    Boolean(schemaAt(record, [field])?.safeParse(valueOf(member.node)).success)
  );
}

/** Which missing field each unknown one stands for; the pairs most alike first. */
function pairs(missing: string[], unknown: string[]): Map<string, string> {
  const meant = new Map<string, string>();
  const likeness = unknown
    .flatMap((name) =>
      missing.map((field) => ({ name, field, by: difference(name, field) })),
    )
    .filter(({ by }) => by < Infinity)
    .sort((a, b) => a.by - b.by);
  for (const { name, field } of likeness) {
    if (meant.has(name) || [...meant.values()].includes(field)) continue;
    meant.set(name, field);
  }
  return meant;
}

function unknownField(
  name: string,
  record: z.ZodType,
  meant: string | undefined,
): Wording {
  const fields = Object.keys(fieldsOf(record));
  const like = meant ?? nearest(name, fields);
  return {
    message: "is not a field here",
    expected: meant ?? `one of ${listed(fields, "or")}`,
    found: name,
    remedy: meant
      ? `did you mean ${meant}?`
      : like
        ? `delete it; ${like} is here already`
        : "delete it",
  };
}

function missingField(
  { root }: Content,
  path: Path,
  field: string,
  record: z.ZodType,
): Wording {
  const schema = schemaAt(record, [field]);
  const example = neighbour(root, [...path, field]) ?? sample(schema);
  return {
    message: "is missing",
    expected:
      (schema && metaOf(schema).description) ??
      KIND_WORDS[schema ? kindOf(schema) : ""],
    remedy: `add it, such as "${field}": ${example}`,
  };
}

/** What another entry of the same list has in the same place, as it is written there. */
function neighbour(root: Node | null, path: Path): string | undefined {
  const step = path.findLastIndex((part) => typeof part === "number");
  const list = step < 0 ? undefined : nodeAt(root, path.slice(0, step));
  const value = list?.items
    .filter((_, i) => i !== path[step])
    .map((entry) => nodeAt(entry, path.slice(step + 1)))
    .find((node) => node && !node.isGuess && node.scalar !== null);
  return value && JSON.stringify(value.scalar);
}

function sample(schema: z.ZodType | undefined): string {
  if (!schema || mayBeNull(schema)) return "null";
  const [word] = wordsOf(schema);
  if (word !== undefined) return `"${word}"`;
  return (
    { number: "1", boolean: "false", array: "[ … ]", object: "{ … }" }[
      kindOf(schema)
    ] ?? '"…"'
  );
}

// Values that do not fit

const KIND_WORDS: Record<string, string> = {
  string: "a text in quotation marks",
  number: "a number",
  boolean: "true or false",
  array: "a list: [ … ]",
  object: "an entry with fields: { … }",
  null: "null",
};

function wording(
  issue: Issue,
  node: Node,
  field: z.ZodType,
  example: string | undefined,
): Wording {
  const kind = kindOf(field);
  const wrongKind = node.kind !== kind;
  const words = wrongKind
    ? ofWrongKind(node, field, kind, example)
    : ofWrongValue(issue, node, field);
  const found =
    node.kind === "object" || node.kind === "array"
      ? undefined
      : quoted(
          typeof node.scalar === "number"
            ? String(node.scalar)
            : JSON.stringify(node.scalar),
        );
  return { found, ...words };
}

function ofWrongKind(
  node: Node,
  field: z.ZodType,
  kind: string,
  example = sample(bare(field)),
): Wording {
  const { description } = metaOf(field);
  const expected = [KIND_WORDS[kind], description].filter(Boolean).join(". ");
  if (node.kind === "null") {
    return {
      message: "is null, but must be filled in",
      expected,
      remedy: `fill it in, such as ${example}`,
    };
  }
  const value = mended(valueOf(node), field);
  return {
    message: `is ${plainKind(node.kind)}, not ${plainKind(kind)}`,
    expected,
    remedy:
      value === undefined
        ? mayBeNull(field)
          ? "write null to leave it off"
          : `write ${KIND_WORDS[kind]}, such as ${example}`
        : `write ${JSON.stringify(value)}`,
  };
}

const plainKind = (kind: string) =>
  ({
    string: "a text in quotation marks",
    number: "a number",
    boolean: "true or false",
    array: "a list [ … ]",
    object: "an entry { … }",
  })[kind] ?? kind;

function ofWrongValue(issue: Issue, node: Node, field: z.ZodType): Wording {
  if (issue.code === "too_big" || issue.code === "too_small") {
    return ofWrongSize(issue, node);
  }
  const value = String(node.scalar);
  const words = issue.code === "invalid_value" ? wordsOf(field) : [];
  const own = metaOf(field).errorMessage;
  const better = mended(node.scalar, field);
  const expected = words.length
    ? `one of ${listed(words, "or")}`
    : (metaOf(field).description ?? own?.replace(/^write (?:it )?/, ""));
  const off =
    mayBeNull(field) && /^(?:|null|none|-)$/i.test(value.trim())
      ? "write null, without quotation marks, to leave it off"
      : undefined;
  return {
    message: wrongForm(issue, node, value),
    expected,
    remedy:
      better !== undefined
        ? `did you mean ${JSON.stringify(better)}?`
        : (off ?? own ?? (expected && `write ${expected}`) ?? "correct it"),
  };
}

function wrongForm(issue: Issue, node: Node, value: string): string {
  if (node.kind === "number") {
    return node.scalar === Infinity ? "is too large" : "is not a whole number";
  }
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(value)?.[1]?.toLowerCase();
  if (isAboutAddress(issue) && scheme) {
    if (scheme === "https") return "is no whole address";
    return scheme === "http"
      ? "is an http: address, which is not safe"
      : `is a ${scheme}: address, which is not allowed`;
  }
  if (issue.code === "invalid_format" && issue.format === "date") {
    return wrongDay(value);
  }
  if (value.trim() === "") return "is empty";
  if (issue.code === "invalid_format" && issue.format === "email") {
    return "is no e-mail address";
  }
  if (issue.code === "invalid_value")
    return "is not one of the words known here";
  return "is not written as it must be";
}

const isAboutAddress = (issue: Issue): boolean =>
  (issue.code === "invalid_format" && issue.format === "url") ||
  (issue.code === "invalid_union" &&
    issue.errors.some((errors) => errors.some(isAboutAddress)));

function wrongDay(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  const name =
    Number(month) >= 1 && Number(month) <= 12
      ? new Date(Date.UTC(2000, Number(month) - 1)).toLocaleString("en", {
          month: "long",
          timeZone: "UTC",
        })
      : null;
  if (!name || Number(day) < 1) return "is not a day";
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `is a day that does not exist: ${name} ${year} has ${days} days`;
}

function ofWrongSize(
  issue: Issue & { code: "too_big" | "too_small" },
  node: Node,
): Wording {
  const isTooBig = issue.code === "too_big";
  const limit = Number(isTooBig ? issue.maximum : issue.minimum);
  const bound = issue.exact ? "exactly" : isTooBig ? "at most" : "at least";
  if (node.kind === "array") {
    return {
      message:
        node.items.length === 0
          ? "is an empty list"
          : `has ${counted(node.items.length, "entry").replace("entrys", "entries")}`,
      expected: `${bound} ${limit}`,
      remedy: isTooBig
        ? `delete ${node.items.length - limit}, or ask a developer for more room`
        : "add what is missing",
    };
  }
  if (node.kind === "number") {
    const edge =
      issue.inclusive === false
        ? isTooBig
          ? "less than"
          : "more than"
        : bound;
    return {
      message: `is too ${isTooBig ? "large" : "small"}`,
      expected: `${edge} ${limit}`,
      remedy: "write a number within the limits",
    };
  }
  const text = String(node.scalar).trim();
  if (text === "") {
    return {
      message: String(node.scalar) === "" ? "is empty" : "is blank",
      expected: "some text",
      remedy: "write some text here",
    };
  }
  const over = Math.abs(text.length - limit);
  return {
    message: `is too ${isTooBig ? "long" : "short"}: ${counted(text.length, "character")}`,
    expected: `${bound} ${limit}`,
    remedy: isTooBig ? `shorten it by ${over}` : `write ${over} more`,
  };
}

/** The value that was most probably meant: the first of the usual slips undone that the model accepts. */
function mended(value: unknown, field: z.ZodType): unknown {
  const isRight = (candidate: unknown) =>
    candidate !== undefined &&
    candidate !== null &&
    candidate !== value &&
    field.safeParse(candidate).success;
  return candidates(value, field).find(isRight);
}

function candidates(value: unknown, field: z.ZodType): unknown[] {
  if (typeof value === "number" || typeof value === "boolean") {
    return [String(value)];
  }
  if (Array.isArray(value)) return value.length === 1 ? value : [];
  if (typeof value !== "string") return [];
  const text = value.trim();
  const lower = text.toLowerCase();
  const slug = lower
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
  const routes = Object.values(contentFiles).flatMap(
    ({ route }) => route ?? [],
  );
  const number = Number(text.replace(/[,\s_$€£₹]/g, ""));
  return [
    Number.isNaN(number) || text === "" ? undefined : number,
    lower === "true" ? true : lower === "false" ? false : undefined,
    text,
    lower,
    nearest(text, wordsOf(field)),
    nearest(
      `/${text}`,
      routes.filter((route) => difference(`/${text}`, route) < 2),
    ),
    time(text),
    day(text),
    slug,
    text.replace(/^http:/i, "https:"),
    /^www\.|^([\w-]+\.)+[a-z]{2,}(\/|$)/i.test(text)
      ? `https://${text}`
      : undefined,
    /^\d{10}$/.test(text.replace(/\s/g, "")) ? `+91 ${text}` : undefined,
    // Only what is written between digits: a letter may stand for one of them.
    text.replace(/[-.()/]/g, ""),
    [value],
  ];
}

/** "9:00" and "6 PM" on the 24-hour clock. */
function time(text: string): string | undefined {
  const [, hour, minute = "00", half] =
    /^(\d{1,2})(?:[:.h](\d\d))?\s*([ap]m)?$/i.exec(text) ?? [];
  if (!hour) return undefined;
  const isAfternoon = half?.toLowerCase() === "pm";
  const hours = half
    ? (Number(hour) % 12) + (isAfternoon ? 12 : 0)
    : Number(hour);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** "31.1.2025" and "2025/1/31" with the year first; null where day and month could be taken for each other. */
function day(text: string): string | undefined {
  const [, first = "", middle = "", last = ""] =
    /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(text) ?? [];
  const two = (part: string) => part.padStart(2, "0");
  if (first.length === 4) return `${first}-${two(middle)}-${two(last)}`;
  if (last.length !== 4) return undefined;
  if (Number(first) > 12) return `${last}-${two(middle)}-${two(first)}`;
  if (Number(middle) > 12) return `${last}-${two(first)}-${two(middle)}`;
  return undefined;
}
