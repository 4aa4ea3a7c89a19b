/**
 * Everything wrong with the files in data/, in words an editor can act on: all errors of all files at once, each reported
 * once, at its own line. Runs in browsers, too: nothing here needs Node (checkData.ts does).
 *
 * document.ts reads a file (encoding.ts, reader.ts) and compares it with the model (modelErrors.ts); rules.ts, links.ts,
 * filePlaces.ts and warnings.ts look at all files together. What they find is given its line here; report.ts prints it.
 */
import { findNodeAtOffset, getNodePath, type Node } from "jsonc-parser";
import type { DataFile } from "../readData";
import { type Document, readDocument } from "./document";
import { fileRules } from "./filePlaces";
import type { Finding, Path } from "./findings";
import { rules } from "./rules";
import type { Options, Site } from "./site";
import { warnings } from "./warnings";
import { nodeAt, where } from "./where";

export type Problem = {
  severity: "error" | "warning";
  /** What is wrong, to be read after the name of the part and a colon, and what to write instead. */
  message: string;
  fix: string;
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

/**
 * All errors and warnings, by file and line.
 * @param read for callers that keep what was read of files that did not change
 */
export function problems(
  files: readonly DataFile[],
  options: Options = {},
  read = readDocument,
): Problem[] {
  const documents = files.flatMap((file) => read(file) ?? []);
  const byName = new Map(documents.map((each) => [each.file, each]));
  const site: Site = {
    ...options,
    today: options.today ?? new Date().toISOString().slice(0, 10),
    files,
    documents: byName,
    fields: documents.flatMap(({ fields }) => fields),
  };
  const modelErrors = documents.flatMap(({ modelErrors }) => modelErrors);
  const isReported = reported(modelErrors);
  const ofRules = [...fileRules, ...rules, ...warnings]
    .flatMap((rule) => rule(site))
    .filter((finding) => !isReported(finding));
  return [
    ...documents.flatMap(syntaxProblems),
    ...[...modelErrors, ...ofRules].map((finding) =>
      problemAt(finding, byName.get(finding.file)),
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

const syntaxProblems = (document: Document): Problem[] =>
  document.syntaxErrors.map(({ start, end, words }) => {
    const { file, root } = document;
    const node = root && findNodeAtOffset(root, start, true);
    const path = node ? getNodePath(node) : [];
    return problemAt({ severity: "error", file, path, words }, document, [
      start,
      end,
    ]);
  });

function problemAt(
  finding: Finding,
  document: Document | undefined,
  [start, end] = spanOf(finding, document?.root),
): Problem {
  const { severity, file, path } = finding;
  const [message, fix] = finding.words;
  const { text = "", root } = document ?? {};
  const before = text.slice(0, start).split("\n");
  return {
    severity,
    message,
    fix,
    file: `data/${file}`,
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    where: where(root, path),
    source: document && { text, start, end },
  };
}

/** What is marked. What is missing is marked at the head of what it is missing from. */
function spanOf({ path, isAboutName }: Finding, root: Node | undefined) {
  const node = path
    .map((_, i) => nodeAt(root, path.slice(0, path.length - i)))
    .find((node) => node !== undefined);
  const name = node?.parent?.children?.[0];
  const marked = (isAboutName && name) || (node ?? root);
  const { type, offset = 0, length = 0 } = marked ?? {};
  const isList = type === "object" || type === "array";
  return [offset, offset + (isList ? 1 : length)] as const;
}
