import {
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { DAY_MS, MINUTE_MS } from "./hours";

const never = () => () => {};

/**
 * A value that the server cannot know, such as the slug in the address. The HTML and React's first render have another one, so
 * that they never differ.
 * @param read returns the same value each time, until the value changes
 * @param atFirst the value until then. Where it is what nearly every visitor has, nothing is rendered twice
 * @param subscribe calls its argument when the value may have changed, and returns a function that ends this
 */
export const useInBrowser = <T extends string | number | boolean | null>(
  read: () => T,
  atFirst: T,
  subscribe: (changed: () => void) => () => void = never,
): T => useSyncExternalStore(subscribe, read, () => atFirst);

/** False in the HTML and in the first render, then true. */
export const useHydrated = (): boolean =>
  useInBrowser<boolean>(() => true, false);

/**
 * What the visitor's clock says; null in the HTML and in the first render. It arrives in a transition: a store's change would
 * have React render all that reads the clock in one task, which no press can interrupt.
 */
function useClock<T extends string | number>(read: () => T): T | null {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    const update = () => setValue(read());
    startTransition(update);
    // A timer to the next minute would be late after the device has slept.
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [read]);
  return value;
}

const dayNow = () => Math.floor(Date.now() / DAY_MS);
const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);

/** The visitor's local date. Not by Intl, whose locales differ between browsers. */
function localDate(): string {
  const now = new Date();
  const ahead = -now.getTimezoneOffset() * MINUTE_MS;
  return new Date(now.getTime() + ahead).toISOString().slice(0, 10);
}

/** Days since 1970-01-01 in UTC; null in the HTML and in the first render. */
export const useDay = (): number | null => useClock(dayNow);

/** The instant at which the current minute began; null in the HTML and in the first render. */
export function useMinute(): Date | null {
  const minute = useClock(minuteNow);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

/** The time zone where days begin last, UTC-12. */
const LAST_ZONE_MS = 12 * 60 * MINUTE_MS;

/**
 * The visitor's local date, as "2025-01-31". In the HTML and in the first render it is the earliest local date on Earth
 * when the site was built. A deadline before it has passed for every visitor, so the HTML already says so, and nothing
 * moves when the scripts start.
 * @param builtAt when the site was built, in ISO format
 */
export const useToday = (builtAt: string): string =>
  useClock(localDate) ??
  new Date(Date.parse(builtAt) - LAST_ZONE_MS).toISOString().slice(0, 10);
