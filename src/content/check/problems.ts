/**
 * Everything wrong with the files in data/, in words an editor can act on: all errors of all files at once, each reported
 * once, at its own line. Runs in browsers, too: nothing here needs Node (checkData.ts does).
 *
 * document.ts reads a file (encoding.ts, reader.ts) and compares it with the model (modelErrors.ts); rules.ts and
 * warnings.ts look at all files together. What they find is given its words and lines here; report.ts prints it.
 */
import {
  findNodeAtOffset,
  getLocation,
  getNodePath,
  type Node,
} from "jsonc-parser";
import type { DataFile } from "../readData";
import { type Document, readDocument } from "./document";
import { filesInPlace, picturesInOrder } from "./filePlaces";
import type { Finding, Path, SyntaxFinding, Wording } from "./findings";
import { rules } from "./rules";
import type { Options, Site } from "./site";
import { warnings } from "./warnings";
import { nodeAt, where } from "./where";

export type Problem = Wording & {
  severity: "error" | "warning";
  /** From the top of the repository: "data/scholarships.json". */
  file: string;
  /** Lines and columns count from 1, as editors show them. */
  line: number;
  column: number;
  /** The part it is about: `entry 1 "Merit Award" > deadline`; "" for the whole file. */
  where: string;
  /** The file's text and the part of it that is marked in a report; none for pictures and files that are missing. */
  source?: { text: string; start: number; end: number };
};

/** What is wrong with which part: "phone: still a placeholder". */
export const sentence = ({ where, message }: Problem): string =>
  where === "" ? message : `${where}: ${message}`;

/** All errors and warnings, by file and line. */
export const problems = (
  files: readonly DataFile[],
  options: Options = {},
): Problem[] =>
  problemsOf(
    files.flatMap((file) => readDocument(file) ?? []),
    files,
    options,
  );

/** The same, with the files read already. */
export function problemsOf(
  documents: readonly Document[],
  files: readonly DataFile[],
  options: Options = {},
): Problem[] {
  const site: Site = {
    ...options,
    today: options.today ?? new Date().toISOString().slice(0, 10),
    files,
    documents: new Map(documents.map((document) => [document.file, document])),
    fields: documents.flatMap(({ fields }) => fields),
  };
  const modelErrors = documents.flatMap(({ modelErrors }) => modelErrors);
  const isReported = reported(modelErrors);
  const across = [...rules, ...warnings]
    .flatMap((rule) => rule(site))
    .filter((finding) => !isReported(finding));
  const ofFiles = [...filesInPlace(site), ...picturesInOrder(site)];
  return [
    ...documents.flatMap((document) =>
      document.syntaxErrors.map((error) => syntaxProblem(document, error)),
    ),
    ...[...ofFiles, ...modelErrors, ...across].map((finding) =>
      problemAt(site.documents.get(finding.file), finding),
    ),
  ].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Has the model reported the same part already, or what it belongs to? */
function reported(modelErrors: readonly Finding[]) {
  const id = (file: string, path: Path) => JSON.stringify([file, path]);
  const parts = new Set(
    modelErrors
      .filter(({ isAboutSize }) => !isAboutSize)
      .map(({ file, path }) => id(file, path)),
  );
  return ({ file, path }: Finding) =>
    path.some((_, i) => parts.has(id(file, path.slice(0, i + 1))));
}

function syntaxProblem(
  { file, text, root }: Document,
  { start, end, message, fix }: SyntaxFinding,
): Problem {
  const closed =
    /[}\]]/.test(text[start] ?? "") && root && findNodeAtOffset(root, start);
  const path = closed ? getNodePath(closed) : getLocation(text, start).path;
  return {
    severity: "error",
    ...position(file, text, start, end),
    where: where(root, known(root, path)),
    message,
    fix,
  };
}

/** As much of a path as the parser could make sense of. */
function known(root: Node | undefined, path: Path): Path {
  const names = path.filter((step) => step !== "");
  return nodeAt(root, names) ? names : names.slice(0, -1);
}

function problemAt(document: Document | undefined, finding: Finding): Problem {
  const { file, path, severity, message, fix } = finding;
  const words = { severity, where: where(document?.root, path), message, fix };
  if (!document?.root)
    return { file: `data/${file}`, line: 1, column: 1, ...words };
  const [start, end] = spanOf(document.root, finding);
  return { ...position(file, document.text, start, end), ...words };
}

/** What is marked. What is missing is marked at the head of what it is missing from. */
function spanOf(
  root: Node,
  { path, isAboutName }: Finding,
): [start: number, end: number] {
  const [node] = path
    .map((_, i) => nodeAt(root, path.slice(0, path.length - i)))
    .filter((node) => node !== undefined);
  const name = node?.parent?.children?.[0];
  const { type, offset, length } = (isAboutName && name) || (node ?? root);
  const isList = type === "object" || type === "array";
  return [offset, offset + (isList ? 1 : length)];
}

function position(file: string, text: string, start: number, end: number) {
  const before = text.slice(0, start).split("\n");
  return {
    file: `data/${file}`,
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    source: { text, start, end },
  };
}
