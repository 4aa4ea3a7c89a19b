import { useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { Offline } from "../components/icons";
import { date } from "../lib/format";
import { clockAt } from "../lib/hours";
import { useInBrowser } from "../lib/useInBrowser";
import { useSite } from "../site";

function subscribe(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Whether pages come from the offline copy: the worker has answered with it, or will because there is no network. */
const readsCopy = () =>
  document.documentElement.dataset.offlineCopy !== undefined ||
  (!navigator.onLine && Boolean(navigator.serviceWorker?.controller));

/** A line under the header where pages are an offline copy, with its date. */
export function OfflineNote() {
  const { builtAt } = useSite();
  const isOffline = useInBrowser(readsCopy, false, subscribe);
  const noteRef = useRef<HTMLDivElement>(null);
  // The page leaves room below the header for the height of the note (tokens.css), which depends on the text size.
  useLayoutEffect(() => {
    if (!isOffline) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--note-h", `${noteRef.current!.offsetHeight}px`),
    );
    observer.observe(noteRef.current!);
    return () => {
      observer.disconnect();
      style.removeProperty("--note-h");
    };
  }, [isOffline]);
  return (
    // Always in the page: a live region that appears together with its text is not announced.
    <Strip ref={noteRef} role="status" data-noprint>
      {isOffline && (
        <>
          <Offline size={18} />
          <span>{`Offline copy of ${date(clockAt(new Date(builtAt)).date)}`}</span>
        </>
      )}
    </Strip>
  );
}

const Strip = styled.div`
  &:not(:empty) {
    position: fixed;
    inset: var(--bar-h) 0 auto;
    z-index: calc(var(--z-header) - 1);
    display: flex;
    gap: var(--space-3);
    align-items: center;
    padding: var(--space-2) var(--gutter-r) var(--space-2) var(--gutter);
    background: var(--text);
    color: var(--paper);
    font-weight: var(--weight-strong);
    font-size: var(--t-sm);
    line-height: var(--lh-snug);
  }
`;
