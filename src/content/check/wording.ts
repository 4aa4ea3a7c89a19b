/** What is wrong, as the end of a sentence that begins with the place: `entry 1 "Merit Award" > title` + `is …`. */
export type Wording = {
  message: string;
  expected?: string;
  found?: string;
  remedy: string;
};

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[], and = "and"): string {
  const last = words.at(-1) ?? "";
  const others = words.slice(0, -1);
  return others.length === 0 ? last : `${others.join(", ")} ${and} ${last}`;
}

/** "1 question", "3 questions". */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What is added to a remedy that helps with more mistakes of the same kind. */
export const sameBelow = (more: number): string =>
  more === 0
    ? ""
    : `; the same ${more} more ${more === 1 ? "time" : "times"} below`;
