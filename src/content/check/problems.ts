/**
 * Everything wrong with the files in data/, in words an editor can act on: all errors of all files at once, each reported
 * once, at its own line. Runs in browsers, too: nothing here needs Node (checkData.ts does).
 *
 * document.ts reads a file (encoding.ts, reader.ts) and compares it with the model (modelErrors.ts); rules.ts, links.ts,
 * filePlaces.ts and warnings.ts look at what the model accepts of all files together. What they find is given its line
 * here; report.ts prints it.
 */
import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { DataFile } from "../readData";
import { type Document, readDocument } from "./document";
import { fileRules } from "./filePlaces";
import { type Finding, positionOf } from "./findings";
import { rules } from "./rules";
import type { Options, Site } from "./site";
import { warnings } from "./warnings";
import { where } from "./where";

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
  const documents = new Map<string, Document>();
  for (const file of files) {
    const document = read(file);
    if (document) documents.set(file.path, document);
  }
  const all = [...documents.values()];
  const site: Site = {
    ...options,
    today: options.today ?? new Date().toISOString().slice(0, 10),
    files,
    documents,
    parts: all.flatMap(({ parts }) => parts),
  };
  return [
    ...all.flatMap(({ errors }) => errors),
    ...[...fileRules, ...rules, ...warnings].flatMap((rule) => rule(site)),
  ]
    .map((finding) => problemAt(finding, documents.get(finding.file)))
    .sort(
      (a, b) =>
        a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
    );
}

function problemAt(finding: Finding, document: Document | undefined): Problem {
  const { severity, file, path, words } = finding;
  const [message, fix] = words;
  const { text = "", root } = document ?? {};
  const { start, end } = finding.span ?? spanOf(finding, root);
  return {
    severity,
    message,
    fix,
    file: `data/${file}`,
    ...positionOf(text, start),
    where: where(root, path),
    source: document && { text, start, end },
  };
}

/** What is marked. What is missing is marked at the head of what it is missing from. */
function spanOf({ path, isAboutName }: Finding, root: Node | undefined) {
  const node = path
    .map((_, i) => path.slice(0, path.length - i))
    .map((path) => root && findNodeAtLocation(root, path))
    .find((node) => node !== undefined);
  const name = node?.parent?.children?.[0];
  const marked = (isAboutName && name) || (node ?? root);
  const { type, offset = 0, length = 0 } = marked ?? {};
  const isList = type === "object" || type === "array";
  return { start: offset, end: offset + (isList ? 1 : length) };
}
