import { useEffect, useRef, type Dispatch } from "react";
import type { AptitudeTestPage } from "../../content/model";
import { useInBrowser } from "../../lib/useInBrowser";
import { Button } from "../../ui/Button";
import { Hop } from "../../ui/Hop";
import type { Event } from "./state";

type Props = {
  texts: AptitudeTestPage;
  isLoading: boolean;
  tell: Dispatch<Event>;
};

const KEEPER = "start-pressed";

/**
 * Start Test. Before React listens, the browser itself keeps a press: the button opens an empty popover, and one that
 * is found open means that it was pressed.
 */
export function StartButton({ texts, isLoading, tell }: Props) {
  const keeper = useRef<HTMLSpanElement>(null);
  const isListening = useInBrowser(() => true);

  useEffect(() => {
    if (isOpen(keeper.current)) tell({ name: "started" });
  }, [tell]);

  return (
    <>
      <Button
        busy={isLoading}
        onClick={() => tell({ name: "started" })}
        {...(!isListening && {
          popoverTarget: KEEPER,
          popoverTargetAction: "show",
        })}
      >
        {isLoading ? texts.preparing : texts.start}
        {!isLoading && <Hop />}
      </Button>
      {!isListening && (
        <span id={KEEPER} popover="manual" hidden ref={keeper} />
      )}
    </>
  );
}

/** Browsers that do not know popovers do not know the selector either. */
const isOpen = (popover: HTMLElement | null): boolean =>
  popover !== null && "popover" in popover && popover.matches(":popover-open");
