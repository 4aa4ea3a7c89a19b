import { type FocusEvent, useEffect, useRef, useState } from "react";

/** The gap between two cards, in pixels. */
export const GAP = 32;

const clamp = (index: number, last: number) =>
  Math.max(0, Math.min(last, index));

/**
 * The card at the left edge, counted from 0.
 * @param step a card's width and the gap, in pixels
 * @param last the index of the last card, because browsers let a strip scroll beyond its ends for a moment
 */
export const indexAt = (scrollLeft: number, step: number, last: number) =>
  clamp(Math.round(scrollLeft / step), last);

/** How far the strip scrolls from card to card. */
const stepOf = (strip: Element) =>
  (strip.querySelector("li") || strip).getBoundingClientRect().width + GAP;

type State = { card?: number } | null;

/** The index at which the strip was left, as the entry of the history remembers it. */
const leftAt = () => (history.state as State)?.card ?? 0;

/**
 * A scrolling strip of cards. The scroll position is the only state: the index is read from it, whatever has moved the
 * strip (a button, a finger, a wheel, the Tab key). Back and Forward find it where it was left.
 */
export function useStrip(last: number) {
  const stripRef = useRef<HTMLDivElement>(null);
  /** The card to which a button scrolls the strip, until it is nearest or the scroll ends. */
  const goalRef = useRef<number | null>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = stripRef.current!;
    // Unless the visitor has moved it before hydration.
    if (element.scrollLeft === 0 && leftAt() > 0)
      element.scrollTo({
        left: leftAt() * stepOf(element),
        behavior: "instant",
      });
    const scrolled = () => {
      const card = indexAt(element.scrollLeft, stepOf(element), last);
      setIndex(card);
      if (card === goalRef.current) goalRef.current = null;
      if (card !== leftAt())
        history.replaceState({ ...(history.state as State), card }, "");
    };
    const ended = () => void (goalRef.current = null);
    scrolled();
    element.addEventListener("scroll", scrolled);
    element.addEventListener("scrollend", ended);
    // A link to a part of this page makes an entry of the history without a card: it is saved before the next link is followed.
    addEventListener("click", scrolled, true);
    return () => {
      element.removeEventListener("scroll", scrolled);
      element.removeEventListener("scrollend", ended);
      removeEventListener("click", scrolled, true);
    };
  }, [last]);

  // Cards change their width with the window. Without snapping the strip would then be between two of them. A change of
  // the height only (the address bar of a phone, also during a swipe) moves nothing.
  useEffect(() => {
    const element = stripRef.current!;
    let width = element.clientWidth;
    const resized = () => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      element.scrollTo({ left: index * stepOf(element), behavior: "instant" });
    };
    addEventListener("resize", resized);
    return () => removeEventListener("resize", resized);
  }, [index]);

  function show(target: number) {
    goalRef.current = target === index ? null : target;
    stripRef.current!.scrollTo({ left: target * stepOf(stripRef.current!) });
  }

  /** Moves one card forward or back. During a scroll, counts from that scroll's target. */
  const move = (by: 1 | -1) =>
    show(clamp((goalRef.current ?? index) + by, last));

  /** Shows the whole card that the Tab key has reached: browsers do not scroll to a link that is partly visible. */
  function reveal({ target }: FocusEvent) {
    if (target.matches(":focus-visible"))
      (target.closest("li") || target).scrollIntoView({
        block: "nearest",
        inline: "nearest",
      });
  }

  return { stripRef, index, show, move, reveal };
}
