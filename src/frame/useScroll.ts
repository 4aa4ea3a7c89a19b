import { useEffect, useState, useSyncExternalStore } from "react";

/** Past this many pixels the header turns translucent. */
const SCROLL_THRESHOLD_PX = 10;

/** Smaller moves do not count: a finger that rests on the screen trembles. */
const NOTICED_PX = 4;

function onScroll(changed: () => void) {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}

/** Has the page been scrolled past the header's threshold? */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > SCROLL_THRESHOLD_PX,
    () => false,
  );

/** Does the visitor scroll down? It stays so until they scroll up. */
export function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    // Safari bounces above the top, where it is below 0: coming back from there is no scrolling down.
    const place = () => Math.max(0, scrollY);
    let from = place();
    return onScroll(() => {
      const to = place();
      if (Math.abs(to - from) < NOTICED_PX) return;
      setIsDown(to > from);
      from = to;
    });
  }, []);
  return isDown;
}
