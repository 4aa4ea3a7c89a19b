/**
 * Everything wrong with the files in data/, in words an editor can act on: all mistakes of all files at once, each told
 * once, at its own line.
 *
 * document.ts reads a file (encoding.ts, syntax.ts, slip.ts) and holds it against the model (modelMistakes.ts); rules.ts
 * and warnings.ts look at all files together. What they find is put into words and lines here.
 */
import { kindOfFile } from "../files";
import type { DataFile } from "../readData";
import { type Document, readDocument } from "./document";
import { filesInPlace } from "./filePlaces";
import type { Finding } from "./findings";
import { codeFrame, type Lines, where } from "./place";
import { rules } from "./rules";
import type { Site } from "./site";
import { type Fault, memberOf, type Node, nodeAt, type Path } from "./tree";
import { warnings } from "./warnings";
import { sameBelow } from "./wording";

export type Problem = {
  /** From the top of the repository: "data/scholarships.json". */
  file: string;
  line: number;
  column: number;
  /** The part it is about: `entry 1 "Merit Award" > deadline`. */
  where: string;
  /** The rest of the sentence that `where` begins: "is missing". */
  message: string;
  expected?: string;
  found?: string;
  remedy?: string;
  severity: "mistake" | "warning";
  /** The lines around it, with a mark. */
  frame?: string;
};

/** All mistakes and warnings, by file and line. `today` is the day that deadlines are compared with, as 2025-01-31. */
export function problems(
  files: readonly DataFile[],
  today = new Date().toISOString().slice(0, 10),
): Problem[] {
  const documents = files.flatMap((file) => readDocument(file) ?? []);
  return problemsOf(documents, files, today);
}

/** The same, with the files read already. */
export function problemsOf(
  documents: readonly Document[],
  files: readonly DataFile[],
  today: string,
): Problem[] {
  const site: Site = {
    documents: new Map(documents.map((document) => [document.file, document])),
    texts: documents.flatMap(({ texts }) => texts),
    files,
    today,
  };
  const mistakes = documents.flatMap(({ mistakes }) => mistakes);
  const isEcho = echoes(site, mistakes);
  const across = [...rules, ...warnings]
    .flatMap((rule) => rule(site))
    .filter((finding) => !isEcho(finding));
  return [
    ...documents.flatMap(spelling),
    ...[...filesInPlace(files), ...mistakes, ...across].map((finding) =>
      placed(site, finding),
    ),
  ].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** What the files say, by their path below data/. Only for files in which problems() finds no mistake. */
export const parsed = (files: readonly DataFile[]): Record<string, unknown> =>
  Object.fromEntries(
    files
      .filter(({ path }) => kindOfFile(path))
      .map(({ path, bytes }) => [path, JSON.parse(bytes.toString("utf8"))]),
  );

/** A problem as it is printed: a mistake with everything that helps, a warning on one line. */
export function report(problem: Problem): string {
  const { file, line, column, severity, frame } = problem;
  const place = `${file}:${line}:${column}`;
  const sentence = `${problem.where} ${problem.message}`;
  if (severity === "warning") {
    const remedy = problem.remedy ? ` (${problem.remedy})` : "";
    return `${place} warning: ${sentence}${remedy}`;
  }
  const details = [
    ["Expected", problem.expected],
    ["Found", problem.found],
    ["Remedy", problem.remedy],
  ].flatMap(([label = "", text]) =>
    text ? `  ${`${label}:`.padEnd(10)}${text}` : [],
  );
  return [
    `${place} mistake: ${sentence}`,
    ...(frame ? ["", indented(frame), ""] : []),
    ...details,
    "",
  ].join("\n");
}

const indented = (text: string) => text.replace(/^/gm, "  ");

/** The faults of a file's spelling, where they stand. */
const spelling = ({ file, lines, root, faults }: Document): Problem[] =>
  folded(faults).map(({ at, end, path, ...words }) => ({
    ...shown(file, lines, at, end),
    ...words,
    where: where(root, path),
    severity: "mistake",
  }));

/** How many faults of one kind are told in one file. */
const MOST_ALIKE = 10;

/** Where a program has spoilt a whole file, one kind of fault fills it: the first few are told, and how many follow. */
function folded(faults: readonly Fault[]): Fault[] {
  const alike = (fault: Fault) =>
    faults.filter(({ message }) => message === fault.message);
  return faults.flatMap((fault) => {
    const all = alike(fault);
    const more = all.length - MOST_ALIKE;
    const last = all[MOST_ALIKE - 1];
    if (more <= 0 || all.indexOf(fault) < MOST_ALIKE - 1) return fault;
    const remedy = fault.remedy + sameBelow(more);
    return fault === last ? { ...fault, remedy } : [];
  });
}

/** Does a finding tell again what is told already of the same part, or of what it stands in? */
function echoes({ documents }: Site, mistakes: readonly Finding[]) {
  const told = new Set(
    mistakes
      .filter(({ isAboutSize }) => !isAboutSize)
      .map(({ file, path }) => key(file, path)),
  );
  return ({ file, path }: Finding) => {
    const node = nodeAt(documents.get(file)?.root ?? null, path);
    const isGuess =
      node?.isGuess && node.kind !== "object" && node.kind !== "array";
    return (
      isGuess || path.some((_, i) => told.has(key(file, path.slice(0, i + 1))))
    );
  };
}

const key = (file: string, path: Path) => JSON.stringify([file, path]);

function placed({ documents }: Site, finding: Finding): Problem {
  const { file, path, severity, message, expected, found, remedy } = finding;
  const words = { message, expected, found, remedy, severity };
  const document = documents.get(file);
  if (!document) {
    return {
      file: `data/${file}`,
      line: 1,
      column: 1,
      where: "the file",
      ...words,
    };
  }
  const [start, end] = span(document.root, finding);
  return {
    ...shown(file, document.lines, start, end),
    where: where(document.root, path),
    ...words,
  };
}

/** From where to where a finding is marked. What is missing is shown at the head of what it is missing from. */
function span(
  root: Node | null,
  { path, isAboutName }: Finding,
): [start: number, end: number] {
  if (isAboutName) {
    const name = memberOf(nodeAt(root, path.slice(0, -1)), String(path.at(-1)));
    if (name) return [name.start, name.end];
  }
  for (let length = path.length; length >= 0; length--) {
    const node = nodeAt(root, path.slice(0, length));
    if (!node) continue;
    const isList = node.kind === "object" || node.kind === "array";
    return [node.start, isList ? node.start + 1 : node.end];
  }
  return [0, 0];
}

function shown(file: string, lines: Lines, start: number, end: number) {
  return {
    file: `data/${file}`,
    line: lines.lineAt(start),
    column: lines.columnAt(start),
    frame: codeFrame(lines, start, end),
  };
}
