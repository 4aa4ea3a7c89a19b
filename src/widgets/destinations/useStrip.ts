import { type FocusEvent, useEffect, useRef, useState } from "react";

/** Between two cards, in pixels. A step of the carousel is a card and one of these. */
export const GAP = 32;

/** A smooth scroll from card to card takes less than this. */
const SCROLL_MS = 600;

const clamp = (index: number, last: number) =>
  Math.max(0, Math.min(last, index));

/**
 * The card at the left edge, counted from 0.
 * @param step a card's width and the gap, in pixels
 * @param last the index of the last card: browsers let a strip be pulled beyond its ends for a moment
 */
export const indexAt = (scrollLeft: number, step: number, last: number) =>
  clamp(Math.round(scrollLeft / step), last);

const stepOf = (strip: Element) =>
  (strip.querySelector("li") || strip).getBoundingClientRect().width + GAP;

/**
 * A strip of cards that scrolls. Its position is the only state: whoever moves it (a button, a finger, a wheel, the Tab
 * key, the browser coming back to the page), the index is read from the position.
 */
export function useStrip(last: number) {
  const strip = useRef<HTMLDivElement>(null);
  const goal = useRef({ index: 0, until: 0 });
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = strip.current!;
    const scrolled = () =>
      setIndex(indexAt(element.scrollLeft, stepOf(element), last));
    scrolled();
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => element.removeEventListener("scroll", scrolled);
  }, [last]);

  // Cards change their width with the window. Where nothing snaps, the strip would then stand between two of them. A change
  // of the height alone (the address bar of a phone, also under a finger) moves nothing.
  useEffect(() => {
    const element = strip.current!;
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
    goal.current = { index: target, until: performance.now() + SCROLL_MS };
    strip.current!.scrollTo({ left: target * stepOf(strip.current!) });
  }

  /** Moves one card forward or back. During a scroll, counts from that scroll's target. */
  function move(by: 1 | -1) {
    const isOnTheWay = performance.now() < goal.current.until;
    show(clamp((isOnTheWay ? goal.current.index : index) + by, last));
  }

  /** Shows the whole card that the Tab key has reached: browsers do not scroll to a link that is partly visible. */
  function reveal({ target }: FocusEvent) {
    if (target.matches(":focus-visible"))
      (target.closest("li") || target).scrollIntoView({
        block: "nearest",
        inline: "nearest",
      });
  }

  return { strip, index, show, move, reveal };
}
