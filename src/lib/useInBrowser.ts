import { useSyncExternalStore } from "react";
import { DAY_MS } from "./hours";

const never = () => () => {};

/**
 * A value that the server cannot know (the visitor's clock, the slug in the address): null in the HTML and in the
 * first render, then the visitor's own. So the HTML never differs from React's first render.
 * @param read returns the same value each time, until the value changes
 */
export function useInBrowser<T extends string | number | boolean>(
  read: () => T,
): T | null {
  return useSyncExternalStore<T | null>(never, read, () => null);
}

/** False in the HTML and in the first render, then true. */
export const useHydrated = (): boolean => useInBrowser(() => true) ?? false;

/** Days since 1970-01-01 in UTC; null in the HTML and in the first render. */
export const useDay = (): number | null =>
  useInBrowser(() => Math.floor(Date.now() / DAY_MS));
