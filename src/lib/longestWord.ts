/** Widths of letters of headings, in em. Capitals count as wide. */
const NARROW = /[fijlrt.,:;'’()]/;
const WIDTHS = { narrow: 0.34, usual: 0.52, wide: 0.72 };

const widthOf = (letter: string) => {
  if (NARROW.test(letter)) return WIDTHS.narrow;
  return /[mw\p{Lu}]/u.test(letter) ? WIDTHS.wide : WIDTHS.usual;
};

/**
 * @param headings in the display typeface
 * @returns the width of their longest word in em, estimated: the typeface is not known when the site is built
 */
export function longestWord(headings: readonly string[]): number {
  const widths = headings
    .flatMap((heading) => heading.split(/[\s–—-]+/))
    .map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0));
  return Math.max(...widths);
}
