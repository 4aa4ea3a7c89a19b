/** What was most probably meant by a misspelt word: the candidate most like it, or undefined when none is like it. */
export function nearest(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  let best: string | undefined;
  let fewest = Infinity;
  for (const candidate of candidates) {
    const changes = difference(word, candidate);
    if (changes < fewest) [best, fewest] = [candidate, changes];
  }
  return best;
}

/** How unlike two words are, case and punctuation apart; Infinity where nobody would take one for the other. */
export function difference(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.includes(short)) return 1.5;
  const changes = editDistance(a, b);
  return changes <= Math.max(1, Math.floor(long.length / 3))
    ? changes
    : Infinity;
}

const plain = (word: string) =>
  word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** How many letters must be inserted, deleted, replaced or swapped with their neighbour to make one word of another. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = (rows[i] = [i]);
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwap ? cell(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return cell(a.length, b.length);
}
