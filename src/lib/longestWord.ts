/** Widths of letters of the display typeface in em, at its weight of headings; the first that fits counts. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[ijlI.,:;'’]/, 0.25],
  [/[frt()]/, 0.37],
  [/[ceksvxyz]/, 0.52],
  [/[mwMW&]/, 0.88],
  [/\p{Lu}/u, 0.65],
  [/./u, 0.56],
];

const widthOf = (letter: string) =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0;

/**
 * @param headings in the display typeface
 * @returns the width of their longest word in em, estimated: pages are made where no typeface can be measured
 */
export function longestWord(headings: readonly string[]): number {
  const widths = headings
    .flatMap((heading) => heading.split(/[\s–—-]+/))
    .map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0));
  return Number(Math.max(...widths).toFixed(2));
}
