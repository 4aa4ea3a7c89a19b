import { useInBrowser } from "../../lib/useInBrowser";

/** The time zone where days begin last, UTC-12. */
const LAST_ZONE_MS = 12 * 60 * 60 * 1000;

/**
 * The day on the visitor's own calendar, as "2025-01-31". In the HTML and in the first render it is the earliest day that
 * anybody had when the site was built: a deadline before it has passed for every visitor, so the HTML says so already
 * and nothing moves when script comes.
 * @param builtAt when the site was built, in ISO's form
 */
export const useToday = (builtAt: string): string =>
  // Sweden writes dates in ISO's form.
  useInBrowser(() => new Date().toLocaleDateString("sv")) ??
  new Date(Date.parse(builtAt) - LAST_ZONE_MS).toISOString().slice(0, 10);
