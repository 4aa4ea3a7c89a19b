import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { awardAnchor } from "../../lib/paths";
import { date, fill, money } from "../../lib/format";
import { deadlineEvent } from "./deadlineEvent";
import { type Search, toAddress } from "./search";

type Texts = ScholarshipsPage["finder"]["sharing"];

/** What is sent to somebody: as the Web Share API takes it. */
export type Shared = { title: string; text: string; url: string };

/** The address of the page without query and fragment. */
const pageAddress = () => location.origin + location.pathname;

/** The list that a search finds. Its address says the search, and nothing else that the visitor's own may say. */
export const sharedList = (search: Search, texts: Texts): Shared => ({
  title: texts.listText,
  text: texts.listText,
  url: pageAddress() + toAddress(search),
});

/** One scholarship, at its place in the whole list. */
export const sharedScholarship = (
  { id, title, awardAmount, deadline }: Scholarship,
  texts: Texts,
): Shared => ({
  title,
  text: fill(texts.oneText, {
    title,
    award: money(awardAmount),
    deadline: date(deadline),
  }),
  url: `${pageAddress()}#${awardAnchor(id)}`,
});

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
export function saveDeadline(scholarship: Scholarship, texts: Texts): void {
  const { url } = sharedScholarship(scholarship, texts);
  const file = deadlineEvent(scholarship, texts, url, new Date());
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
  link.download = `${awardAnchor(scholarship.id)}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCH_MS);
}
