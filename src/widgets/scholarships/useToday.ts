import { MINUTE_MS } from "../../lib/hours";
import { onClock, useInBrowser } from "../../lib/useInBrowser";

/** The time zone where days begin last, UTC-12. */
const LAST_ZONE_MS = 12 * 60 * 60 * 1000;

/**
 * The visitor's local date, as "2025-01-31". In the HTML and in the first render it is the earliest local date on Earth
 * when the site was built. A deadline before it has passed for every visitor, so the HTML already says so, and nothing
 * moves when the scripts start.
 * @param builtAt when the site was built, in ISO format
 */
export const useToday = (builtAt: string): string =>
  useInBrowser(localDate, onClock) ??
  new Date(Date.parse(builtAt) - LAST_ZONE_MS).toISOString().slice(0, 10);

/** Without Intl: a browser may know English dates alone. */
function localDate(): string {
  const now = new Date();
  const ahead = -now.getTimezoneOffset() * MINUTE_MS;
  return new Date(now.getTime() + ahead).toISOString().slice(0, 10);
}
