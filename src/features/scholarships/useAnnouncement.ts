import { useEffect, useState } from "react";

/** How long a text must stand before it is said, so that typing is not interrupted at every letter. */
const SAY_AFTER_MS = 500;
/** How long it then stays: long enough to be read out, short enough not to be met a second time further down the page. */
const FORGET_AFTER_MS = 2000;

/** What a live region says of a text that is shown elsewhere: each change once, after a pause. */
export function useAnnouncement(text: string): string {
  const [known, setKnown] = useState(text);
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (text === known) return;
    const timer = setTimeout(() => {
      setKnown(text);
      setSaid(text);
    }, SAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, known]);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(""), FORGET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said]);

  return said;
}
