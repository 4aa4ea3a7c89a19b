import { distance } from "fastest-levenshtein";

/** What was most probably meant by a misspelt word: the candidate most like it, or undefined when none is like it. */
export const nearest = (
  word: string,
  candidates: readonly string[],
): string | undefined =>
  candidates
    .map((candidate) => ({ candidate, by: difference(word, candidate) }))
    .filter(({ by }) => by < Infinity)
    .sort((a, b) => a.by - b.by)[0]?.candidate;

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
