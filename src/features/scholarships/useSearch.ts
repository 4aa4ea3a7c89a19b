import { useState, useSyncExternalStore } from "react";
import {
  fromAddress,
  isSame,
  NO_SEARCH,
  toAddress,
  type Search,
} from "./search";

export type ChangeSearch = (part: Partial<Search>, how: How) => void;

/**
 * "push" leaves an entry for Back to return to, "replace" does not. "later" is "replace" when the next frame has been
 * painted: to write an address takes as long as to find the scholarships, and a letter typed is not to wait for it.
 */
type How = "push" | "replace" | "later";

/**
 * The visitor's search, kept in the address: a list can be shared, reloaded, and left with Back. None on the server
 * and in the first render, then what the address says.
 */
export function useSearch() {
  const [kept] = useState(searchInAddress);
  const search = useSyncExternalStore(
    kept.subscribe,
    kept.read,
    () => NO_SEARCH,
  );
  return [search, kept.change] as const;
}

/**
 * Gatsby's router is not told of our entries, and they carry its own state on (the key of the scroll position). So a
 * search neither scrolls nor moves focus nor is announced as a new page, and Back between two searches stays in place.
 */
function searchInAddress() {
  const listeners = new Set<() => void>();
  let search = NO_SEARCH;
  /** The query that `search` was last read from or written to. */
  let query = "";
  let page = "";
  let isLate = false;

  function read(): Search {
    page ||= location.pathname;
    // Back to another page: the address is its already, while ours is still shown.
    if (location.pathname === page && location.search !== query) {
      query = location.search;
      search = fromAddress(query);
      isLate = false;
    }
    return search;
  }

  function change(part: Partial<Search>, how: How) {
    const next = { ...read(), ...part };
    if (isSame(next, search)) return;
    // What was typed before belongs to the entry that is left.
    if (isLate && how === "push") save("replace");
    search = next;
    if (how !== "later") save(how);
    else if (!isLate) {
      isLate = true;
      requestAnimationFrame(() => setTimeout(saveLate));
    }
    listeners.forEach((listener) => listener());
  }

  function save(how: "push" | "replace") {
    isLate = false;
    if (location.pathname !== page) return;
    write(page + toAddress(search, location.search), how);
    query = location.search;
  }

  function saveLate() {
    // Unless Back has led to another search meanwhile.
    read();
    if (isLate) save("replace");
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

function write(address: string, how: "push" | "replace") {
  try {
    if (how === "push") history.pushState(history.state, "", address);
    else history.replaceState(history.state, "", address);
  } catch {
    // Safari refuses more than a hundred in half a minute. The list follows all the same.
  }
}
