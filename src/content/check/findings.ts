/** What the check finds, before it has a line and a column. */

/** The way from the top of a file to one of its parts: ["footer", "quickLinks", 2, "to"]. */
export type Path = readonly (string | number)[];

/** What is wrong, to be read after the name of the part and a colon ("title: too long"), and what to write instead. */
export type Wording = { message: string; fix: string };

/** Something wrong with how a file is written: `start` and `end` are places in its text. */
export type SyntaxFinding = Wording & { start: number; end: number };

export const syntaxAt = (
  start: number,
  length: number,
  message: string,
  fix: string,
): SyntaxFinding => ({ start, end: start + length, message, fix });

/** Something wrong with one part of one file. */
export type Finding = Wording & {
  severity: "error" | "warning";
  /** Below data/. */
  file: string;
  /** The part need not exist, as a missing field does not. */
  path: Path;
  /** It is about the name of the field, not about its value. */
  isAboutName?: boolean;
  /** Only its length is wrong: its text can be checked all the same. */
  isAboutSize?: boolean;
};

export const errorAt = (
  { file, path }: { file: string; path: Path },
  message: string,
  fix: string,
): Finding => ({ severity: "error", file, path, message, fix });

export const warningAt = (
  { file, path }: { file: string; path: Path },
  message: string,
  fix: string,
): Finding => ({ severity: "warning", file, path, message, fix });

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[], and = "and"): string {
  const last = words.at(-1) ?? "";
  const others = words.slice(0, -1);
  return others.length === 0 ? last : `${others.join(", ")} ${and} ${last}`;
}

/** "1 character", "3 characters". */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Added to a fix that helps with more errors of the same kind. */
export const sameBelow = (more: number): string =>
  more === 0 ? "" : `; the same ${counted(more, "more time")} below`;

/** The items by what they have in common, in the order of their first ones. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items)
    groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
