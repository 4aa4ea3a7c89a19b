/** Headings are sized for words of this many letters; only longer ones shrink (design: the longest-word rule). */
const ROOM = 11;

/** Letters of a heading's longest word, at least the room there is. */
export const longestWord = (heading: string): number =>
  Math.max(ROOM, ...heading.split(/\s+/).map((word) => [...word].length));
