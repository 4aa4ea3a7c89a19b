import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { forgetForm, restoreForm } from "../../lib/kept";
import { NO_SEARCH, PARTS, type Search, searchIn, withSearch } from "./search";

/**
 * The search in a form of the browser's own fields, and in the address: so a list can be shared and survives a reload.
 * @param pageLocation the location of the page: when a link changes it, its search is written into the fields
 * @returns the search, a function to call when the fields have changed, and the form's ref
 */
export function useSearch(pageLocation: { pathname: string; search: string }) {
  const formRef = useRef<HTMLFormElement>(null);
  const isFirstRef = useRef(true);
  const [search, setSearch] = useState(NO_SEARCH);

  useLayoutEffect(() => {
    const form = formRef.current!;
    restoreForm(form);
    return () => forgetForm(form);
  }, []);

  useLayoutEffect(() => {
    const inAddress = searchIn(new URLSearchParams(pageLocation.search));
    for (const part of PARTS) {
      const field = formRef.current!.elements.namedItem(part) as
        HTMLInputElement | RadioNodeList;
      // Input before hydration takes precedence over the address.
      if (!isFirstRef.current || field.value === NO_SEARCH[part])
        field.value = inAddress[part];
    }
    // Gatsby scrolls to the award in the address before the list has its order. Back leads to where the page was left.
    if (isFirstRef.current && isNewEntry())
      requestAnimationFrame(() =>
        document.getElementById(location.hash.slice(1))?.scrollIntoView(),
      );
    isFirstRef.current = false;
    const inForm = searchIn(new FormData(formRef.current!));
    setSearch(inForm);
    writeAddress(inForm, pageLocation.pathname);
  }, [pageLocation]);

  function change(next: Search) {
    // The list may be updated a moment later, so that typing stays fluent.
    startTransition(() => setSearch(next));
    writeAddress(next, pageLocation.pathname);
  }

  return { formRef, search, change };
}

/** Whether the visitor has not yet seen this entry of the history: gatsby-plugin-visits notes there how far it is scrolled. */
const isNewEntry = () =>
  (history.state as { y?: number } | null)?.y === undefined;

/** Without the router: a search neither scrolls nor counts as another page. */
function writeAddress(search: Search, ownPath: string) {
  const { pathname, search: query, hash } = location;
  // After Back the address is another page's, which is still on its way.
  if (pathname !== ownPath) return;
  const next = withSearch(query, search);
  if (next === query) return;
  try {
    history.replaceState(history.state, "", pathname + next + hash);
  } catch {
    // Safari allows a hundred calls in 30 seconds. The list is updated all the same.
  }
}
