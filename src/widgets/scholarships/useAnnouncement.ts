import { useEffect, useState } from "react";

/** How long a text must stand before it is announced, so that typing is not interrupted at every letter. */
const ANNOUNCE_AFTER_MS = 500;
/** How long it then stays: long enough to be read out, short enough not to be read again further down the page. */
const CLEAR_AFTER_MS = 2000;

/** The content of a live region for a text that is shown elsewhere: each change once, after a pause. */
export function useAnnouncement(text: string): string {
  const [known, setKnown] = useState(text);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    if (text === known) return;
    const timer = setTimeout(() => {
      setKnown(text);
      setAnnounced(text);
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, known]);

  useEffect(() => {
    if (!announced) return;
    const timer = setTimeout(() => setAnnounced(""), CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announced]);

  return announced;
}
