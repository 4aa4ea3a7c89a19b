import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { type Problem, problems } from "../../../src/content/check/problems";
import type { Options } from "../../../src/content/check/site";
import { type DataFile, readData } from "../../../src/content/readData";
import { flagFile } from "../../../src/content/flagFile";

export type Path = (string | number)[];

/** data/ as it is shipped: the faults of the tests are put into it, so that lines and columns are real. */
export const shipped = readData();

/** A day on which the shipped deadlines have not passed. */
export const TODAY = "2024-11-01";

/** What Node knows besides: all pictures of the files are what their names say, until a test says otherwise. */
export const optionsFor = (files: readonly DataFile[]): Options => ({
  today: TODAY,
  hasFlag: (code) => flagFile(code) !== null,
  pictures: new Map(
    files
      .filter(({ path }) => path.startsWith("images/"))
      .map(({ path }) => [
        path.slice("images/".length),
        { format: FORMATS[path.split(".").at(-1) ?? ""] ?? null },
      ]),
  ),
});
const FORMATS: Record<string, string> = { jpg: "jpeg", png: "png" };

const found = (severity: Problem["severity"], files: readonly DataFile[]) =>
  problems(files, optionsFor(files)).filter(
    (problem) => problem.severity === severity,
  );

export const errorsIn = (files: readonly DataFile[]): Problem[] =>
  found("error", files);

export const warningsIn = (files: readonly DataFile[]): Problem[] =>
  found("warning", files);

export function textOf(file: string): string {
  const shippedFile = shipped.find(({ path }) => path === file);
  if (!shippedFile) throw new Error(`data/${file} is not there`);
  return shippedFile.bytes.toString();
}

/** The files with another one in the place of `file`, or with one more. */
export const withFile = (
  file: string,
  bytes: Buffer | string,
  files: readonly DataFile[] = shipped,
): DataFile[] => [
  ...files.filter(({ path }) => path !== file),
  { path: file, bytes: Buffer.from(bytes) },
];

export const without = (file: string): DataFile[] =>
  shipped.filter(({ path }) => path !== file);

export type Part = "value" | "field" | "line" | "name" | "after";
export type Change = string | ((source: string) => string);

/** Where a part of a file stands: a value, a whole field, all its lines, its name, or what follows up to the next one. */
export function spanOf(file: string, path: Path, part: Part) {
  const text = textOf(file);
  const tree = parseTree(text);
  const value = tree && findNodeAtLocation(tree, path);
  if (!value) throw new Error(`data/${file} has no ${path.join(".")}`);
  const end = value.offset + value.length;
  const [name] = value.parent?.children ?? [value];
  const start = name?.offset ?? value.offset;
  const spans: Record<Part, [number, number]> = {
    value: [value.offset, end],
    field: [start, end],
    line: [text.lastIndexOf("\n", start) + 1, text.indexOf("\n", end) + 1],
    name: [start, start + (name?.length ?? 0)],
    after: [end, end + text.slice(end).search(/[^\s,]|$/)],
  };
  const [from, to] = spans[part];
  return { text, start: from, end: to, source: text.slice(from, to) };
}

/** The shipped files with one part of one of them written anew. */
export function changed(
  file: string,
  path: Path,
  change: Change,
  part: Part = "value",
) {
  const { text, start, end, source } = spanOf(file, path, part);
  const now = typeof change === "string" ? change : change(source);
  const edited = text.slice(0, start) + now + text.slice(end);
  return { files: withFile(file, edited), text: edited, start, source: now };
}

/** A place in a text as editors count: lines and columns from 1. */
export function position(text: string, place: number) {
  const before = text.slice(0, place).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
