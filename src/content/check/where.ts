/** A part of a file: its value, and its name in the words of a person. */
import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Path } from "./findings";

/** What stands at a path in a value; undefined where nothing does. Own fields only: every object has a "constructor". */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === "object" && part !== null && Object.hasOwn(part, step)
        ? (part as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );

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
  const title = TITLES.map(
    (key) => root && findNodeAtLocation(root, [...path, key])?.value,
  ).find((text: unknown) => typeof text === "string" && text.trim() !== "");
  const name = `entry ${Number(path.at(-1)) + 1}`;
  return title === undefined ? name : `${name} "${short(String(title))}"`;
}

const short = (text: string) =>
  text.length > LONGEST_TITLE
    ? `${text.slice(0, LONGEST_TITLE - 1).trimEnd()}…`
    : text;
