import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { awardAnchor } from "../../lib/awardAnchor";
import { deadlineEvent } from "./deadlineEvent";
import { type Shared, sharedScholarship } from "./shared";

/** The address of the page without query and fragment. */
export const pageAddress = () => location.origin + location.pathname;

/** Opens the system's share sheet. @param refused called where there is none */
export async function share(
  shared: Shared,
  refused: (shared: Shared) => void,
): Promise<void> {
  if (!("share" in navigator)) return refused(shared);
  try {
    await navigator.share(shared);
  } catch (error) {
    // AbortError: the visitor has cancelled. Anything else: the system cannot share.
    const isAborted =
      error instanceof DOMException && error.name === "AbortError";
    if (!isAborted) refused(shared);
  }
}

/** How long a browser may take to read the file before its address is revoked. */
const FETCH_MS = 60_000;

/** Downloads a scholarship's deadline as an iCalendar file. */
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
