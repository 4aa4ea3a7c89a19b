import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { awardAnchor } from "../../lib/awardAnchor";
import { deadlineEvent } from "./deadlineEvent";
import { type Shared, sharedScholarship } from "./shared";

/** The address of the page, without what the visitor's own says beyond it. */
export const pageAddress = () => location.origin + location.pathname;

/** Offers something to the visitor's own system. @param refused called where that cannot share */
export async function share(
  shared: Shared,
  refused: (shared: Shared) => void,
): Promise<void> {
  if (!("share" in navigator)) return refused(shared);
  try {
    await navigator.share(shared);
  } catch (error) {
    // AbortError: the visitor has changed their mind. Anything else is the system's refusal.
    const isAborted =
      error instanceof DOMException && error.name === "AbortError";
    if (!isAborted) refused(shared);
  }
}

/** How long a browser may take to fetch a file that it was given. */
const FETCH_MS = 60_000;

/** Gives the visitor a scholarship's deadline as an iCalendar file, made here. */
export function saveDeadline(
  scholarship: Scholarship,
  texts: ScholarshipsPage["finder"]["sharing"],
): void {
  const { url } = sharedScholarship(scholarship, texts, pageAddress());
  const file = deadlineEvent(scholarship, texts, url, new Date());
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
  link.download = `${awardAnchor(scholarship.id)}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCH_MS);
}
