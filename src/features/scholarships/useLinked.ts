import { useEffect, useState } from "react";
import type { Scholarship } from "../../content/model";
import { awardAnchor } from "../../lib/paths";
import { fromAddress, NO_SEARCH, searchScholarships } from "./search";
import type { ChangeSearch } from "./useSearch";

/**
 * Brings the visitor to the scholarship that the address names ("#award-3"), now and when the address names another:
 * its title is focused. A search that would hide it is given up.
 * @param listed those on the page, null while the list follows a search
 */
export function useLinked(
  scholarships: readonly Scholarship[],
  listed: readonly Scholarship[] | null,
  change: ChangeSearch,
): void {
  const [linked, setLinked] = useState<Scholarship>();

  useEffect(() => {
    function arrived() {
      const { hash, search } = location;
      const named = scholarships.find(
        ({ id }) => hash === `#${awardAnchor(id)}`,
      );
      if (!named) return;
      if (searchScholarships([named], fromAddress(search)).length === 0) {
        change(NO_SEARCH, "replace");
        history.replaceState(history.state, "", hash);
      }
      setLinked(named);
    }
    arrived();
    addEventListener("hashchange", arrived);
    return () => removeEventListener("hashchange", arrived);
  }, [scholarships, change]);

  useEffect(() => {
    if (!linked || !listed?.includes(linked)) return;
    // After Gatsby's own jump.
    const frame = requestAnimationFrame(() => {
      setLinked(undefined);
      show(linked.id);
    });
    return () => cancelAnimationFrame(frame);
  }, [linked, listed]);
}

function show(id: number) {
  const card = document.getElementById(awardAnchor(id))!;
  const title = card.querySelector("h3")!;
  card.scrollIntoView();
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
