import { useEffect, useState, useSyncExternalStore } from "react";

/** Past this many pixels the header turns translucent (specification, section 9). */
const SCROLL_THRESHOLD_PX = 10;

/** A finger that rests on the screen moves the page by less. */
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
    let from = scrollY;
    return onScroll(() => {
      if (Math.abs(scrollY - from) < NOTICED_PX) return;
      setIsDown(scrollY > from);
      from = scrollY;
    });
  }, []);
  return isDown;
}
