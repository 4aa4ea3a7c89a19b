import { useHydrated } from "./useInBrowser";

/**
 * Attributes for a button that only script can answer. Without JavaScript it is disabled. While scripts are on their
 * way it can be pressed: delivery/browser/early.ts enables it, and keeps the press.
 */
export function useReplayableButton() {
  return useHydrated() ? {} : { disabled: true, "data-early": true };
}
