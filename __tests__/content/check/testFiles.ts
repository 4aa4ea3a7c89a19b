import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parseTree,
} from "jsonc-parser";
import {
  check,
  type Problem,
} from "../../../plugins/gatsby-source-checked-json";
import {
  type DataFile,
  readFolder,
} from "../../../plugins/gatsby-source-checked-json/folder";
import { content } from "../../../src/content";
import { dataFolder } from "../../../src/content/dataFolder";

/** The tests' content, into which they put mistakes, so that lines are real. */
export const testFiles: readonly DataFile[] = readFolder(dataFolder());

/** On a day on which some scholarship is open. */
const found = (severity: Problem["severity"]) => (files: readonly DataFile[]) =>
  check("data", files, content, { today: "2024-11-01" }).filter(
    (problem) => problem.severity === severity,
  );
export const errorsIn = found("error");
export const warningsIn = found("warning");

export const textOf = (file: string, files = testFiles): string =>
  String(files.find(({ path }) => path === file)!.bytes);

/** The files with another one in the place of `path`, or with one more. */
export const withFile = (
  path: string,
  bytes: Uint8Array | string,
  files = testFiles,
): DataFile[] => [
  ...files.filter((file) => file.path !== path),
  { path, bytes: Buffer.from(bytes) },
];

/** A part of a file, "site.json footer.social.0": its place, and what it says. */
export function partAt(place: string) {
  const [file = "", steps = ""] = place.split(" ");
  const path = steps
    .split(".")
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const text = textOf(file);
  const node = findNodeAtLocation(parseTree(text)!, path)!;
  const source = text.slice(node.offset, node.offset + node.length);
  return { file, path, text, node, source };
}

/**
 * The files after one edit.
 * @param now what is written for the value; "name: …" for its name; "" takes the field away
 * @returns also the line that was edited; of a field that was taken away, where the object begins
 */
export function edited(place: string, now: string) {
  const { file, path, text, node } = partAt(place);
  const name = node.parent!.children![0]!;
  const { offset, length } = now.startsWith("name: ") ? name : node;
  const end = now.replace("name: ", "") + text.slice(offset + length);
  const after = now
    ? text.slice(0, offset) + end
    : applyEdits(text, modify(text, path, undefined, {}));
  const before = after.slice(0, now ? offset : node.parent!.parent!.offset);
  const line = before.split("\n").length;
  return { file, files: withFile(file, after), line };
}
