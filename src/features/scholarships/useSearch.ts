import { useState, useSyncExternalStore } from "react";
import {
  fromAddress,
  isSame,
  NO_SEARCH,
  toAddress,
  type Search,
} from "./search";

export type ChangeSearch = (part: Partial<Search>, how: How) => void;

/** "push" leaves an entry for Back to return to, "replace" does not. */
type How = "push" | "replace";

/**
 * The visitor's search, stored in the address: a list can be shared, reloaded, and left with Back. None on the server
 * and in the first render, then what the address says.
 */
export function useSearch() {
  const [store] = useState(searchInAddress);
  const search = useSyncExternalStore(
    store.subscribe,
    store.read,
    () => NO_SEARCH,
  );
  return [search, store.change] as const;
}

/**
 * Gatsby's router does not see our entries, and they carry its own state on (the key of the scroll position). So a
 * search neither scrolls nor moves focus nor is announced as a new page, and Back between two searches stays in place.
 */
function searchInAddress() {
  const listeners = new Set<() => void>();
  let search = NO_SEARCH;
  /** The query that `search` was last read from or written to. */
  let query = "";
  let page = "";

  function read(): Search {
    page ||= location.pathname;
    // On the way Back to another page the address has changed already, while this page is still shown.
    if (location.pathname === page && location.search !== query) {
      query = location.search;
      search = fromAddress(query);
    }
    return search;
  }

  function change(part: Partial<Search>, how: How) {
    const next = { ...read(), ...part };
    if (isSame(next, search)) return;
    search = next;
    if (location.pathname === page) {
      write(page + toAddress(search, location.search), how);
      query = location.search;
    }
    listeners.forEach((listener) => listener());
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener("popstate", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("popstate", listener);
    };
  }

  return { read, change, subscribe };
}

function write(address: string, how: How) {
  try {
    if (how === "push") history.pushState(history.state, "", address);
    else history.replaceState(history.state, "", address);
  } catch {
    // Safari refuses more than a hundred in half a minute. The list follows all the same.
  }
}
