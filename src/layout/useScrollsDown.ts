import { useEffect, useState } from "react";

const REST_MS = 600;

/** A finger that rests on the screen moves the page by less. */
const NOTICED_PX = 4;

/** Is the visitor scrolling down? No longer when the page has rested for 0.6 s, or is scrolled up. */
export function useScrollsDown(): boolean {
  const [isDown, setIsDown] = useState(false);

  useEffect(() => {
    let from = scrollY;
    let rest: ReturnType<typeof setTimeout>;
    function scrolled() {
      if (Math.abs(scrollY - from) > NOTICED_PX) {
        setIsDown(scrollY > from);
        from = scrollY;
      }
      clearTimeout(rest);
      rest = setTimeout(() => setIsDown(false), REST_MS);
    }
    addEventListener("scroll", scrolled, { passive: true });
    return () => {
      removeEventListener("scroll", scrolled);
      clearTimeout(rest);
    };
  }, []);

  return isDown;
}
