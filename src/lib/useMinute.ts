import { useEffect, useState } from "react";
import { MINUTE_MS } from "./hours";

/**
 * The instant at which the current minute began, updated while the page is open; null in the HTML and in the first
 * render.
 */
export function useMinute(): Date | null {
  const [minute, setMinute] = useState<number | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function update() {
      const past = Date.now() % MINUTE_MS;
      setMinute(Date.now() - past);
      timer = setTimeout(update, MINUTE_MS - past);
    }
    update();
    return () => clearTimeout(timer);
  }, []);

  return minute === null ? null : new Date(minute);
}
