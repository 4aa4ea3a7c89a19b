/** @jest-environment node */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import {
  findNodeAtOffset,
  getNodePath,
  type Node,
  parseTree,
} from "jsonc-parser";
import { contentFiles } from "../../../src/content/files";
import {
  type Document,
  readDocument,
} from "../../../src/content/check/document";
import { type Problem, problems } from "../../../src/content/check/problems";
import type { DataFile } from "../../../src/content/readData";
import { fileSchema } from "../../../src/content/schemas";
import { optionsFor, shipped, textOf, withFile } from "./shipped";

/** Thousands of typing errors: each leaves the content as it was, or makes other content that is allowed, or is reported. */
const RUNS = 2000;
const SEED = 20250131;

type Edit = (text: string, place: number, by: string) => string;

const TOKEN = /"(?:[^"\\\n]|\\.)*"|[\w.+-]+|[{}[\],:]/g;
const tokens = (text: string) =>
  [...text.matchAll(TOKEN)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
const tokenAt = (text: string, place: number) => {
  const all = tokens(text);
  const i = all.findIndex(({ end }) => end > place);
  return [all[i] ?? { start: 0, end: 0 }, all[i + 1]] as const;
};
const lineAt = (text: string, place: number) =>
  text.slice(0, place).split("\n").length - 1;

const characters: Record<string, Edit> = {
  "delete a character": (text, at) => text.slice(0, at) + text.slice(at + 1),
  "insert a character": (text, at, by) =>
    text.slice(0, at) + by + text.slice(at),
  "replace a character": (text, at, by) =>
    text.slice(0, at) + by + text.slice(at + 1),
};

const words: Record<string, Edit> = {
  "delete a word": (text, at) => {
    const [{ start, end }] = tokenAt(text, at);
    return text.slice(0, start) + text.slice(end);
  },
  "repeat a word": (text, at) => {
    const [{ start, end }] = tokenAt(text, at);
    return text.slice(0, end) + text.slice(start);
  },
  "swap two words": (text, at) => {
    const [{ start, end }, next] = tokenAt(text, at);
    if (!next) return text;
    return [
      text.slice(0, start),
      text.slice(next.start, next.end),
      text.slice(end, next.start),
      text.slice(start, end),
      text.slice(next.end),
    ].join("");
  },
};

const lines: Record<string, Edit> = {
  "delete a line": (text, at) =>
    text.split("\n").toSpliced(lineAt(text, at), 1).join("\n"),
  "repeat a line": (text, at) => {
    const all = text.split("\n");
    const i = lineAt(text, at);
    return all.toSpliced(i, 0, all[i] ?? "").join("\n");
  },
  "swap two lines": (text, at) => {
    const all = text.split("\n");
    const i = lineAt(text, at);
    const [one = "", other = ""] = all.slice(i, i + 2);
    return all.toSpliced(i, 2, other, one).join("\n");
  },
  "cut the file off": (text, at) => text.slice(0, at),
};

const ANOTHER = [
  '"text"',
  '""',
  "0",
  "-1.5",
  "true",
  "null",
  "[]",
  "{}",
  '"15,000"',
];

/** The innermost field around a place. */
function fieldAt(text: string, place: number) {
  const tree = parseTree(text);
  let node = tree && findNodeAtOffset(tree, place, true);
  while (node && node.parent?.type !== "property") node = node.parent;
  const [name, value] = node?.parent?.children ?? [];
  return name && value ? { name, value, path: getNodePath(value) } : null;
}

const put = (text: string, { offset, length }: Node, now: string) =>
  text.slice(0, offset) + now + text.slice(offset + length);

const fields: Record<string, Edit> = {
  "change the kind of a value": (text, at, by) => {
    const field = fieldAt(text, at);
    const now = ANOTHER[by.charCodeAt(0) % ANOTHER.length] ?? "null";
    return field ? put(text, field.value, now) : text;
  },
  "rename a field": (text, at, by) => {
    const field = fieldAt(text, at);
    const name = JSON.stringify(`${String(field?.name.value)}${by}`);
    return field ? put(text, field.name, name) : text;
  },
};

const EDITS = { ...characters, ...words, ...lines, ...fields };
const KEYS = "\"{}[],:;'“”’‘\\/-_.x5E \t\n\u00a0é#0".split("");

const editOf = (kinds: Record<string, Edit>) =>
  fc.record({
    file: fc.constantFrom(...Object.keys(contentFiles)),
    kind: fc.constantFrom(...Object.keys(kinds)),
    // Anywhere in the file; by itself fast-check would prefer its beginning.
    place: fc.noBias(fc.integer({ min: 0, max: 999_999 })),
    by: fc.constantFrom(...KEYS),
  });
const edit = editOf(EDITS);

/** The files that are left alone are read once: only then are thousands of changes a matter of seconds. */
const asShipped = new Map<DataFile, Document | null>(
  shipped.map((file) => [file, readDocument(file)]),
);
const read = (file: DataFile): Document | null =>
  asShipped.has(file) ? (asShipped.get(file) ?? null) : readDocument(file);

function made({
  file,
  kind,
  place,
  by,
}: ReturnType<typeof edit.generate>["value"]) {
  const before = textOf(file);
  const at = Math.floor((place / 1_000_000) * before.length);
  const after = EDITS[kind]?.(before, at, by) ?? before;
  const files = withFile(file, after);
  const errors = problems(files, optionsFor(files), read).filter(
    ({ severity }) => severity === "error",
  );
  return { before, after, at, errors };
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Is the changed text content as before, or other content that the model allows? */
function isAllowed(file: string, before: string, after: string): boolean {
  const now = parse(after);
  const kind = contentFiles[file];
  if (!now || !kind) return false;
  return (
    isDeepStrictEqual(now, parse(before)) ||
    fileSchema(kind).safeParse(now.value).success
  );
}

const inside = (text: string, { line, column, message, fix }: Problem) =>
  line >= 1 &&
  line <= text.split("\n").length &&
  column >= 1 &&
  column <= (text.split("\n")[line - 1] ?? "").length + 1 &&
  message !== "" &&
  Boolean(fix);

test("no change breaks the check or goes through it unnoticed, and nearly every one is reported once", () => {
  let broken = 0;
  let once = 0;
  fc.assert(
    fc.property(edit, (chosen) => {
      const { before, after, errors } = made(chosen);
      const here = errors.filter(({ file }) => file === `data/${chosen.file}`);
      if (!isAllowed(chosen.file, before, after)) {
        expect(here.length).toBeGreaterThan(0);
        // Two things in each other's place are two errors as often as one.
        const isOne = !chosen.kind.startsWith("swap");
        if (isOne) broken++;
        if (isOne && errors.length === 1) once++;
      }
      expect(here.filter((problem) => !inside(after, problem))).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(once / broken).toBeGreaterThanOrEqual(0.94);
});

test("a changed field is reported by its name", () => {
  fc.assert(
    fc.property(editOf(fields), (chosen) => {
      const { before, after, at, errors } = made(chosen);
      const name = String(fieldAt(before, at)?.path.at(-1));
      if (isAllowed(chosen.file, before, after)) return;
      expect(errors.some(({ where }) => where.includes(name))).toBe(true);
    }),
    { numRuns: RUNS / 10, seed: SEED },
  );
});
