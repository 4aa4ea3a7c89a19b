export const NO_BREAK = "\u00a0";

/** Minutes, of either sign, as "4 h 30 min" that is never broken over two lines. */
export function span(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return [hours && `${hours} h`, rest && `${rest} min`]
    .filter(Boolean)
    .join(" ")
    .replaceAll(" ", NO_BREAK);
}

/** Minutes, of either sign, in quarters of an hour: 630 as "10½ h", 30 as "½ h". */
export function hours(minutes: number): string {
  const length = Math.abs(minutes);
  const quarter = ["", "¼", "½", "¾"][(length % 60) / 15];
  return quarter === undefined
    ? span(length)
    : `${Math.floor(length / 60) || (quarter ? "" : 0)}${quarter}${NO_BREAK}h`;
}

/**
 * An offset in summer, in words: ahead or behind only where summer time turns one into the other.
 * @param written how minutes are written: span, or hours
 */
export function inSummer(
  summer: number,
  standard: number,
  written: (minutes: number) => string,
): string {
  if (summer === 0) return "same time";
  const isSameSide = Math.sign(summer) === Math.sign(standard);
  return isSameSide
    ? written(summer)
    : `${written(summer)} ${summer < 0 ? "behind" : "ahead"}`;
}
