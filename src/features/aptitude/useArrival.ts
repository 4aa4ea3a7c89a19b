import { useEffect, useRef, type RefObject } from "react";
import type { Stage } from "./state";

/**
 * Where the visitor arrives with each stage and each question: at its heading, for keyboard and screen reader; a stage
 * also at the top of the page. Not on the first load, when nothing has been done yet.
 */
export function useArrival(
  stage: Stage,
  current: number,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef({ stage, current });

  useEffect(() => {
    const isNewStage = stage !== last.current.stage;
    if (!isNewStage && current === last.current.current) return;
    last.current = { stage, current };
    // While the test is prepared, its button says so: the visitor stays there.
    if (stage === "loading") return;
    if (isNewStage) window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: isNewStage });
  }, [stage, current]);

  return heading;
}
