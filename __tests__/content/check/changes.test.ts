/** @jest-environment node */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { findNodeAtOffset, getNodePath, parseTree } from "jsonc-parser";
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

const splice = (text: string, start: number, end: number, by = "") =>
  text.slice(0, start) + by + text.slice(end);

/** A change of the lines around a place. */
const ofLines =
  (change: (lines: string[], at: number) => string[]): Edit =>
  (text, place) =>
    change(text.split("\n"), lineAt(text, place)).join("\n");

const EDITS: Record<string, Edit> = {
  "delete a character": (text, at) => splice(text, at, at + 1),
  "insert a character": (text, at, by) => splice(text, at, at, by),
  "replace a character": (text, at, by) => splice(text, at, at + 1, by),
  "delete a word": (text, at) => {
    const [{ start, end }] = tokenAt(text, at);
    return splice(text, start, end);
  },
  "repeat a word": (text, at) => {
    const [{ start, end }] = tokenAt(text, at);
    return splice(text, end, start);
  },
  "swap two words": (text, at) => {
    const [{ start, end }, next] = tokenAt(text, at);
    if (!next) return text;
    const swapped =
      text.slice(next.start, next.end) +
      text.slice(end, next.start) +
      text.slice(start, end);
    return splice(text, start, next.end, swapped);
  },
  "delete a line": ofLines((lines, at) => lines.toSpliced(at, 1)),
  "repeat a line": ofLines((lines, at) => lines.toSpliced(at, 0, lines[at]!)),
  "swap two lines": ofLines((lines, at) =>
    lines.toSpliced(at, 2, ...lines.slice(at, at + 2).reverse()),
  ),
  "cut the file off": (text, at) => text.slice(0, at),
  "change the kind of a value": (text, at, by) => {
    const value = fieldAt(text, at)?.value;
    const now = ANOTHER[by.charCodeAt(0) % ANOTHER.length];
    return value
      ? splice(text, value.offset, value.offset + value.length, now)
      : text;
  },
  "rename a field": (text, at, by) => {
    const name = fieldAt(text, at)?.name;
    if (!name) return text;
    const now = JSON.stringify(`${String(name.value)}${by}`);
    return splice(text, name.offset, name.offset + name.length, now);
  },
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

const KEYS = "\"{}[],:;'“”’‘\\/-_.x5E \t\n\u00a0é#0".split("");

const edit = fc.record({
  file: fc.constantFrom(...Object.keys(contentFiles)),
  kind: fc.constantFrom(...Object.keys(EDITS)),
  // Anywhere in the file; by itself fast-check would prefer its beginning.
  place: fc.noBias(fc.integer({ min: 0, max: 999_999 })),
  by: fc.constantFrom(...KEYS),
});

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

test("no change breaks the check or goes through it unnoticed, nearly every one is reported once, and of a field the name", () => {
  let broken = 0;
  let once = 0;
  fc.assert(
    fc.property(edit, (chosen) => {
      const { before, after, at, errors } = made(chosen);
      const { file, kind } = chosen;
      const here = errors.filter((error) => error.file === `data/${file}`);
      expect(here.filter((problem) => !inside(after, problem))).toEqual([]);
      if (isAllowed(file, before, after)) return;
      expect(here.length).toBeGreaterThan(0);
      if (/value|field/.test(kind)) {
        const name = String(fieldAt(before, at)?.path.at(-1));
        expect(here.some(({ where }) => where.includes(name))).toBe(true);
      }
      // Two things in each other's place are two errors as often as one.
      const isOne = !kind.startsWith("swap");
      if (isOne) broken++;
      if (isOne && errors.length === 1) once++;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(once / broken).toBeGreaterThanOrEqual(0.94);
});
