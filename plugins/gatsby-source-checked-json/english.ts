import { closest, distance } from "fastest-levenshtein";

const english = (type: "conjunction" | "disjunction") => {
  const format = new Intl.ListFormat("en-GB", { type });
  return (items: readonly string[]) => format.format(items);
};

/** "a, b and c" */
export const and = english("conjunction");

/** "a, b or c" */
export const or = english("disjunction");

/** "1 entry", "3 entries" */
export const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun.replace(/y$/, "ie")}s`}`;

/** The choice that a misspelt text probably means; undefined where none is like it. */
export function similar(
  text: string,
  choices: readonly string[],
): string | undefined {
  if (choices.length === 0) return undefined;
  const found = closest(text, choices);
  const isLike = distance(text, found) <= Math.ceil(text.length / 3);
  return isLike ? found : undefined;
}

/** Asks whether a similar choice was meant; `otherwise` where none is similar. */
export function didYouMean(
  text: string,
  choices: readonly string[],
  otherwise: string,
): string {
  const found = similar(text, choices);
  return found === undefined ? otherwise : `did you mean "${found}"?`;
}
