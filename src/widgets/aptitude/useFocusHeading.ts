import { useEffect, useRef, type RefObject } from "react";
import type { Stage } from "./state";

/**
 * Moves the focus to the heading of each new stage and question, for keyboard and screen reader, and for a stage the page
 * to its top. Not on the first load, when nothing has been done yet.
 */
export function useFocusHeading(
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
