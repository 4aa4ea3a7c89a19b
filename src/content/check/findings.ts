/** What the check finds, before it has a line and a column, and the words for it. */
import { nearest } from "./suggestion";

/** The way from the top of a file to one of its parts: ["footer", "quickLinks", 2, "to"]. */
export type Path = readonly (string | number)[];

/**
 * What is wrong, to be read after the name of the part and a colon ("title: too long"), and what to write instead. With
 * the name of a field, where it is that field of the part that is wrong.
 */
export type Words = readonly [message: string, fix: string, field?: string];

/** Places in the text of a file. */
export type Span = { start: number; end: number };

/** Something wrong with how a file is written. */
export type SyntaxFinding = Span & { words: Words };

export const syntaxAt = (
  start: number,
  words: Words,
  length = 1,
): SyntaxFinding => ({ start, end: start + length, words });

/** Something wrong with one part of one file. */
export type Finding = {
  severity: "error" | "warning";
  /** Below data/. */
  file: string;
  /** The part need not exist, as a missing field does not. */
  path: Path;
  words: Words;
  /** What is marked, where that is not the part. */
  span?: Span;
  /** It is about the name of the field, not about its value. */
  isAboutName?: boolean;
};

/** A place in a text as editors count: lines and columns from 1. */
export function positionOf(text: string, place: number) {
  const lines = text.slice(0, place).split("\n");
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

const english = (type: "conjunction" | "disjunction") => {
  const format = new Intl.ListFormat("en-GB", { type });
  return (words: readonly string[]): string => format.format(words);
};
/** "a, b and c". */
export const and = english("conjunction");
/** "a, b or c". */
export const or = english("disjunction");

/** "1 entry", "3 entries". */
export const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun.replace(/y$/, "ie")}s`}`;

/** A fix: what was probably meant. */
export const didYouMean = (value: unknown): string =>
  `did you mean ${JSON.stringify(value)}?`;

/** A fix: the candidate most like a misspelt word, else what `otherwise` says. */
export function nearestOr(
  word: unknown,
  candidates: readonly string[],
  otherwise: string,
): string {
  const found = nearest(String(word), candidates);
  return found === undefined ? otherwise : didYouMean(found);
}

/** Added to a fix that helps with more errors of the same kind. */
export const sameBelow = (more: number): string =>
  more === 0 ? "" : `; the same ${counted(more, "more time")} below`;

/** The items by what they have in common, in the order of their first ones. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = JSON.stringify(keyOf(item));
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}
