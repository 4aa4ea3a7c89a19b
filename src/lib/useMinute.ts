import { type RefObject, useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/**
 * The instant at which the current minute began, updated while the page is open; null in the HTML and in the first render.
 * Not asked for before an element is a screen away: browsers need long to get ready for another place's clock.
 */
export function useMinute(near: RefObject<Element | null>): Date | null {
  const [minute, setMinute] = useState<number | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function look() {
      const past = Date.now() % MINUTE_MS;
      setMinute(Date.now() - past);
      timer = setTimeout(look, MINUTE_MS - past);
    }
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        look();
      },
      { rootMargin: "100%" },
    );
    observer.observe(near.current!);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [near]);

  return minute === null ? null : new Date(minute);
}
