import { closest, distance } from "fastest-levenshtein";

const english = (type: "conjunction" | "disjunction") => {
  const format = new Intl.ListFormat("en-GB", { type });
  return (words: readonly string[]) => format.format(words);
};

/** "a, b and c" */
export const and = english("conjunction");

/** "a, b or c" */
export const or = english("disjunction");

/** "1 entry", "3 entries" */
export const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun.replace(/y$/, "ie")}s`}`;

/** The word that a misspelt one probably stands for; undefined where none is like it. */
export function similar(
  word: string,
  words: readonly string[],
): string | undefined {
  if (words.length === 0) return undefined;
  const found = closest(word, words);
  const isLike = distance(word, found) <= Math.ceil(word.length / 3);
  return isLike ? found : undefined;
}

/** Asks for a similar word; where none is similar, says what `otherwise` says. */
export function didYouMean(
  word: string,
  words: readonly string[],
  otherwise: string,
): string {
  const found = similar(word, words);
  return found === undefined ? otherwise : `did you mean "${found}"?`;
}
