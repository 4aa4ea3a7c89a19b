import { useLayoutEffect, useRef, type RefObject } from "react";
import {
  fromFields,
  isSame,
  NAMES,
  PARTS,
  nonDefaultParts,
  type Search,
} from "./search";
import type { ChangeSearch } from "./useSearch";

/**
 * Keeps the fields of the search form and the search alike. The fields are the browser's, not React's: what was typed
 * or chosen before React hydrated them is still in them then, and counts.
 */
export function useFields(
  search: Search,
  change: ChangeSearch,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useRef(false);

  useLayoutEffect(() => {
    if (!form.current) return;
    if (!isHydrated.current) {
      isHydrated.current = true;
      const early = nonDefaultParts(readFields(form.current));
      if (Object.keys(early).length > 0) return change(early, "replace");
    }
    writeFields(form.current, search);
  }, [search, change]);

  return form;
}

export const readFields = (form: HTMLFormElement): Search =>
  fromFields(new FormData(form));

function writeFields(form: HTMLFormElement, search: Search) {
  // While one types they hold it already: to name each of them is slow on a long page.
  if (isSame(readFields(form), search)) return;
  for (const part of PARTS) {
    const field = form.elements.namedItem(NAMES[part]) as
      HTMLInputElement | RadioNodeList;
    // Writing what it holds already would move the cursor.
    if (field.value !== search[part]) field.value = search[part];
  }
}
