/** Words that look alike: what was most probably meant by a misspelt one. */
import { distance } from "fastest-levenshtein";

/** The candidate most like a misspelt word; undefined when none is like it. */
export const nearest = (
  word: string,
  candidates: readonly string[],
): string | undefined => meant([word], candidates).get(word);

/** Which candidate each misspelt word stands for, each candidate once; the pairs most alike first. */
export function meant(
  words: readonly string[],
  candidates: readonly string[],
  nameOf = (word: string) => word,
): Map<string, string> {
  const found = new Map<string, string>();
  const alike = words
    .flatMap((word) =>
      candidates.map((other) => ({
        word,
        other,
        by: difference(nameOf(word), nameOf(other)),
      })),
    )
    .filter(({ by }) => by < Infinity)
    .sort((a, b) => a.by - b.by);
  for (const { word, other } of alike)
    if (!found.has(word) && ![...found.values()].includes(other))
      found.set(word, other);
  return found;
}

/** How unlike two words are, case and punctuation apart; Infinity where nobody would take one for the other. */
export function difference(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.includes(short)) return 1.5;
  if (sorted(a) === sorted(b)) return 1; // two letters swapped
  const changes = distance(a, b);
  const most = Math.max(1, Math.floor(long.length / 3));
  return changes <= most ? changes : Infinity;
}

const plain = (word: string) =>
  word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const sorted = (word: string) => [...word].sort().join("");
