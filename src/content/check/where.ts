/** A part of a file in the words of a person. */
import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Path } from "./findings";

/** The fields whose text is the title of the entry that holds it, the first of them that is filled. */
const TITLES = ["title", "name", "label", "text", "slug", "id", "from", "area"];
const LONGEST_TITLE = 40;

/** The path in words: `entry 1 "Merit Award" > deadline`, each entry by its own title; "" for the whole file. */
export const where = (root: Node | undefined, path: Path): string =>
  path
    .map((step, i) =>
      typeof step === "string"
        ? step.trim() || `"${step}"`
        : entryName(root, path.slice(0, i + 1)),
    )
    .join(" > ");

/** @param path of an entry in a list */
export function entryName(root: Node | undefined, path: Path): string {
  const entry = nodeAt(root, path);
  const title = TITLES.map(
    (key) => entry && (nodeAt(entry, [key])?.value as unknown),
  ).find((value) => typeof value === "string" && value.trim() !== "");
  const name = `entry ${Number(path.at(-1)) + 1}`;
  return title === undefined ? name : `${name} "${short(String(title))}"`;
}

/** The part at the end of a path, if there is one. */
export const nodeAt = (root: Node | undefined, path: Path): Node | undefined =>
  root && findNodeAtLocation(root, [...path]);

const short = (text: string) =>
  text.length > LONGEST_TITLE
    ? `${text.slice(0, LONGEST_TITLE - 1).trimEnd()}…`
    : text;
