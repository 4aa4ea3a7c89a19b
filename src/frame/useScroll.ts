import { useEffect, useState } from "react";
import { useInBrowser } from "../lib/useInBrowser";

/** Past this many pixels the header turns translucent. */
const SCROLL_THRESHOLD_PX = 10;

/** Shorter scrolls are ignored: a resting finger is never quite still. */
const MIN_SCROLL_PX = 4;

function onScroll(changed: () => void) {
  addEventListener("scroll", changed);
  return () => removeEventListener("scroll", changed);
}

/** Whether the page is scrolled past the header's threshold. */
export const useIsScrolled = (): boolean =>
  useInBrowser(() => scrollY > SCROLL_THRESHOLD_PX, false, onScroll);

/** Whether the visitor has last scrolled down. */
export function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    // Safari bounces above the top, where scrollY is negative: the return from there does not count.
    const position = () => Math.max(0, scrollY);
    let from = position();
    return onScroll(() => {
      const to = position();
      if (Math.abs(to - from) < MIN_SCROLL_PX) return;
      setIsDown(to > from);
      from = to;
    });
  }, []);
  return isDown;
}
