import { useEffect, useRef, useSyncExternalStore } from "react";
import { clamp, GAP, indexAt, indexRevealing } from "./position";

/** A smooth scroll from card to card takes less than this. */
const SCROLL_MS = 600;

/**
 * A strip of cards that scrolls. Its position is the only state: whoever moves it (a button, a finger, a wheel, the Tab
 * key, the browser coming back to the page), the index is read from where it stands.
 */
export function useStrip(last: number) {
  const strip = useRef<HTMLDivElement>(null);
  const goal = useRef({ index: 0, until: 0 });

  const index = useSyncExternalStore(
    (moved) => {
      const element = strip.current;
      element?.addEventListener("scroll", moved, { passive: true });
      return () => element?.removeEventListener("scroll", moved);
    },
    () =>
      strip.current
        ? indexAt(strip.current.scrollLeft, stepOf(strip.current), last)
        : 0,
    () => 0,
  );

  // Cards may change their width with the window. Where nothing snaps, the strip would then stand between two of them.
  useEffect(() => {
    const resized = () =>
      strip.current?.scrollTo({ left: index * stepOf(strip.current) });
    addEventListener("resize", resized);
    return () => removeEventListener("resize", resized);
  }, [index]);

  function show(target: number) {
    if (!strip.current) return;
    goal.current = { index: target, until: performance.now() + SCROLL_MS };
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    strip.current.scrollTo({
      left: target * stepOf(strip.current),
      behavior: isStill ? "auto" : "smooth",
    });
  }

  /** One forward or back. Pressed again while the strip moves, it counts from where that is going. */
  function move(by: 1 | -1) {
    const isOnTheWay = performance.now() < goal.current.until;
    show(clamp((isOnTheWay ? goal.current.index : index) + by, last));
  }

  /**
   * What the Tab key has reached is shown whole, at once. Browsers take a card of which they see a sliver for visible,
   * and its focus ring would be cut off.
   */
  function reveal(link: Element) {
    if (!strip.current || !link.matches(":focus-visible")) return;
    const step = stepOf(strip.current);
    const { thing, seen } = spansIn(strip.current, link);
    const target = indexRevealing(thing, seen, step, last);
    if (target !== null) strip.current.scrollTo({ left: target * step });
  }

  return { strip, index, show, move, reveal };
}

const firstCard = (strip: Element) =>
  strip.querySelector("li")?.getBoundingClientRect() ?? new DOMRect();

const stepOf = (strip: Element): number => firstCard(strip).width + GAP;

/** Whole pixels: a browser's fractions would make what fits exactly seem cut off. */
function spansIn(strip: Element, link: Element) {
  const origin = firstCard(strip).left;
  const from = (x: number) => Math.round(x - origin);
  const { left, right } = (link.closest("li") ?? link).getBoundingClientRect();
  return {
    thing: { start: from(left), end: from(right) },
    seen: {
      start: Math.round(strip.scrollLeft),
      end: from(strip.getBoundingClientRect().right),
    },
  };
}
