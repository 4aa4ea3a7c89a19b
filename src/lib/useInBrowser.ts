import { useSyncExternalStore } from "react";
import { DAY_MS, MINUTE_MS } from "./hours";

const never = () => () => {};

/**
 * A value that the server cannot know (the visitor's clock, the slug in the address): null in the HTML and in the
 * first render, then the visitor's own. So the HTML never differs from React's first render.
 * @param read returns the same value each time, until the value changes
 * @param subscribe calls its argument when the value may have changed, and returns a function that ends this
 */
export function useInBrowser<T extends string | number | boolean>(
  read: () => T,
  subscribe: (changed: () => void) => () => void = never,
): T | null {
  return useSyncExternalStore<T | null>(subscribe, read, () => null);
}

/** False in the HTML and in the first render, then true. */
export const useHydrated = (): boolean => useInBrowser(() => true) ?? false;

/**
 * Calls a function whenever the clock may show another minute. A timer to the next minute would be late after the device
 * has slept; a hidden tab's timers are slow, and those of a page in the back/forward cache stand still.
 */
export function onClock(act: () => void) {
  const timer = setInterval(act, 1000);
  document.addEventListener("visibilitychange", act);
  addEventListener("pageshow", act);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", act);
    removeEventListener("pageshow", act);
  };
}

/** Days since 1970-01-01 in UTC; null in the HTML and in the first render. */
export const useDay = (): number | null =>
  useInBrowser(() => Math.floor(Date.now() / DAY_MS), onClock);

/** The instant at which the current minute began; null in the HTML and in the first render. */
export function useMinute(): Date | null {
  const minute = useInBrowser(
    () => Math.floor(Date.now() / MINUTE_MS),
    onClock,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
