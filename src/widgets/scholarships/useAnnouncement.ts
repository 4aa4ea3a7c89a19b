import { useEffect, useRef, useState } from "react";

/** How long a text must stay the same before it is announced, so that typing is not interrupted at every letter. */
const ANNOUNCE_AFTER_MS = 500;
/** How long it then stays: long enough to be read out, short enough not to be found again further down the page. */
const CLEAR_AFTER_MS = 2000;

/** The content of a live region for a text that is shown elsewhere: announces each change once, after a pause. */
export function useAnnouncement(text: string): string {
  const knownRef = useRef(text);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    const announcing = setTimeout(() => {
      if (text === knownRef.current) return;
      knownRef.current = text;
      setAnnounced(text);
    }, ANNOUNCE_AFTER_MS);
    const clearing = setTimeout(
      () => setAnnounced(""),
      ANNOUNCE_AFTER_MS + CLEAR_AFTER_MS,
    );
    return () => {
      clearTimeout(announcing);
      clearTimeout(clearing);
    };
  }, [text]);

  return announced;
}
