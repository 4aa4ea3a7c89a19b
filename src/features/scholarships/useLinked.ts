import { useEffect } from "react";
import type { Scholarship } from "../../content/model";
import { fromAddress, NO_SEARCH, searchScholarships } from "./search";
import type { ChangeSearch } from "./useSearch";

/** The fragment that leads to a scholarship: its card's id. */
export const anchor = (id: number) => `award-${id}`;

/**
 * Brings the visitor to the scholarship that the address names ("#award-3"), now and when the address names another:
 * its title is focused. A search that would hide it is given up.
 */
export function useLinked(
  scholarships: readonly Scholarship[],
  change: ChangeSearch,
): void {
  useEffect(() => {
    function arrived() {
      const { hash, search } = location;
      const linked = scholarships.find(({ id }) => hash === `#${anchor(id)}`);
      if (!linked) return;
      if (searchScholarships([linked], fromAddress(search)).length === 0) {
        change(NO_SEARCH, "replace");
        history.replaceState(history.state, "", hash);
      }
      // When the list has followed, and after Gatsby's own jump.
      requestAnimationFrame(() => show(linked.id));
    }
    arrived();
    addEventListener("hashchange", arrived);
    return () => removeEventListener("hashchange", arrived);
  }, [scholarships, change]);
}

function show(id: number) {
  const card = document.getElementById(anchor(id));
  const title = card?.querySelector("h3");
  if (!card || !title) return;
  // Among a thousand, the list may take a moment longer to show it.
  card.hidden = false;
  card.scrollIntoView();
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
