import { useSyncExternalStore } from "react";

/** Past this many pixels the header turns translucent (specification, section 9). */
const SCROLL_THRESHOLD_PX = 10;

const onScroll = (changed: () => void) => {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
};
const isPast = () => scrollY > SCROLL_THRESHOLD_PX;

/** Has the page been scrolled past the header's threshold? */
export const useScrolled = (): boolean =>
  useSyncExternalStore(onScroll, isPast, () => false);
