import { startTransition, useEffect, useState } from "react";

/** A pause in typing: longer than from one letter to the next, shorter than one waits for an answer. */
export const PAUSE_MS = 300;

/**
 * A value that follows another one when that has stood still for a moment, for what would take too long at every letter.
 * @param waits false: it follows at once
 */
export function useSettled<Value>(value: Value, waits: boolean): Value {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    if (!waits || settled === value) return;
    const timer = setTimeout(
      () => startTransition(() => setSettled(value)),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [value, settled, waits]);

  return waits ? settled : value;
}
