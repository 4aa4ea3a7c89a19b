import { useInBrowser } from "./useInBrowser";

export const DAY_MS = 86_400_000;

/** The day that it is in UTC, counted from 1970; null in the HTML and in the first render. */
export const useDay = (): number | null =>
  useInBrowser(() => Math.floor(Date.now() / DAY_MS));
