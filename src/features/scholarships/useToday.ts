import { useInBrowser } from "../../lib/useInBrowser";

/** The day on the visitor's own calendar, as "2025-01-31"; null on the server and in the first render. */
export const useToday = (): string | null => useInBrowser(localDay);

function localDay(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A deadline's own day is still time to apply. */
export const hasPassed = (deadline: string, today: string | null): boolean =>
  today !== null && deadline < today;
