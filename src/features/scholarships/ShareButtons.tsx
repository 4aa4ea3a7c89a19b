import { useState, type MouseEvent, type ReactNode } from "react";
import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { useInBrowser } from "../../lib/useInBrowser";
import { awardAnchor } from "../../lib/awardAnchor";
import { deadlineEvent } from "./deadlineEvent";
import type { Search } from "./search";
import { ShareDialog } from "./ShareDialog";
import { sharedList, sharedScholarship, type Shared } from "./shared";

type Props = {
  texts: ScholarshipsPage["finder"]["sharing"];
  scholarships: readonly Scholarship[];
  search: Search;
  children: ReactNode;
};

/**
 * Hears every button inside that is named "share" or "calendar"; its value is a scholarship's id, or none for the list
 * as it is. One for all: a thousand cards need neither a listener nor a dialog each.
 */
export function ShareButtons({ texts, scholarships, search, children }: Props) {
  const [shared, setShared] = useState<Shared | null>(null);
  // Before script runs the buttons would do nothing, so they are not seen.
  const works = useInBrowser(() => true) ?? false;

  async function pressed({ target }: MouseEvent) {
    const button = (target as Element).closest("button[name]");
    if (!(button instanceof HTMLButtonElement)) return;
    const page = location.origin + location.pathname;
    const one = scholarships.find(({ id }) => String(id) === button.value);
    const offer = one
      ? sharedScholarship(one, texts, page)
      : sharedList(search, texts, page);
    if (button.name === "calendar" && one) {
      const file = deadlineEvent(one, texts, offer.url, new Date());
      save(`${awardAnchor(one.id)}.ics`, file);
    }
    if (button.name === "share" && !(await isTaken(offer))) setShared(offer);
  }

  return (
    <Buttons data-works={works} onClick={pressed}>
      {children}
      {shared && (
        <ShareDialog
          texts={texts}
          shared={shared}
          onClose={() => setShared(null)}
        />
      )}
    </Buttons>
  );
}

/** Did the visitor's own system offer it, whether or not it was sent in the end? */
async function isTaken(shared: Shared): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // Given up by the visitor. Anything else is the system's refusal.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** How long a browser may take to fetch a file that it was given. */
const FETCH_MS = 60_000;

/** Gives the visitor an iCalendar file, made here. */
function save(name: string, file: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCH_MS);
}

const Buttons = styled.div`
  display: contents;
  button[name] {
    justify-self: end;
    min-width: 44px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font-size: var(--t-sm);
    font-weight: 600;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--sea-rule);
    text-underline-offset: 5px;
    cursor: pointer;
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
  &[data-works="false"] button[name] {
    visibility: hidden;
  }
  /* Their room is kept only where script will come. */
  :root:not([data-script]) & button[name] {
    display: none;
  }
`;
