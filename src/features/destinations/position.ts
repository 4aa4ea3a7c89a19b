/** Between two cards, in pixels. A step of the carousel is a card and one of these. */
export const GAP = 32;

/**
 * The card that stands at the left edge, counted from 0.
 * @param step a card's width and the gap, in pixels
 * @param last the index of the last card: browsers let a strip be pulled beyond its ends for a moment
 */
export const indexAt = (
  scrollLeft: number,
  step: number,
  last: number,
): number => clamp(Math.round(scrollLeft / step), last);

/** The nearest index there is. */
export const clamp = (index: number, last: number): number =>
  Math.max(0, Math.min(last, index));

/** From where to where something reaches along the strip, in pixels from the first card's left edge. */
type Span = { start: number; end: number };

/**
 * The index at which the whole of something can be seen, as near as possible to where the strip stands; null if it can
 * be seen already.
 */
export function indexRevealing(
  thing: Span,
  seen: Span,
  step: number,
  last: number,
): number | null {
  if (thing.start < seen.start)
    return clamp(Math.floor(thing.start / step), last);
  if (thing.end > seen.end) {
    const room = seen.end - seen.start;
    return clamp(Math.ceil((thing.end - room) / step), last);
  }
  return null;
}
