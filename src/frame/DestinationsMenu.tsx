import { type PointerEvent, useCallback, useRef, useState } from "react";
import styled from "styled-components";
import { ChevronDown } from "../components/icons";
import { type Destination, useSite } from "../site";
import { onWide } from "../styles/media";
import { inGutters } from "../styles/mixins";
import { DestinationsList } from "./DestinationsList";
import { DestinationsMap } from "./DestinationsMap";
import { barUnderMenu, TopItem } from "./topItem";

/** @param path of the page that is shown */
type Props = { path: string };

const isWide = () => matchMedia(onWide).matches;

/**
 * The dropdown with every destination. A native <details>: by click, touch and keyboard it opens without script.
 * On wide screens pointing at it opens it, and leaving the header closes it: the straight way from the toggle to a link
 * crosses the bar beside the toggle.
 */
export function DestinationsMenu({ path }: Props) {
  const { countries } = useSite();
  const details = useRef<HTMLDetailsElement>(null);
  /** Opened by pointing: the click that follows must not close it under the pointer. */
  const isByHover = useRef(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [active, setActive] = useState<Destination | null>(null);
  const current = countries.find(({ slug }) => path === `/country/${slug}`);

  const start = useCallback((menu: HTMLDetailsElement) => {
    details.current = menu;
    // Opened before React listened.
    if (menu.open) setWasOpened(true);
    /** Closes what pointing opened, unless the keyboard has moved into the panel: its focus would be lost. */
    function pointedAway() {
      if (!isByHover.current) return;
      isByHover.current = false;
      menu.open = menu.querySelector("summary ~ * :focus-visible") !== null;
    }
    const header = menu.closest("header")!;
    header.addEventListener("pointerleave", pointedAway);
    return () => header.removeEventListener("pointerleave", pointedAway);
  }, []);

  /** A finger does not hover: its tap toggles. */
  function pointedAt({ pointerType }: PointerEvent) {
    if (pointerType === "touch" || !isWide() || details.current!.open) return;
    isByHover.current = true;
    details.current!.open = true;
  }

  return (
    <Disclosure
      ref={start}
      onPointerEnter={pointedAt}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) return setWasOpened(true);
        isByHover.current = false;
        setActive(null);
      }}
    >
      {/* A click by keyboard has no detail: it always toggles. */}
      <TopItem
        as="summary"
        aria-current={path.startsWith("/country/") ? "true" : undefined}
        onClick={(event) => {
          if (event.detail > 0 && isByHover.current && details.current?.open)
            event.preventDefault();
        }}
      >
        Destinations <Chevron />
      </TopItem>
      <Panel>
        <DestinationsList
          countries={countries}
          current={current?.slug}
          onActive={setActive}
        />
        {wasOpened && <DestinationsMap active={active} onActive={setActive} />}
      </Panel>
    </Disclosure>
  );
}

const Chevron = styled(ChevronDown)`
  width: 1em;
  transition: transform var(--duration-2);
  [open] > * > & {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div`
  /* What browsers do with a closed <details> is found by a search in the page, which opens it over the page. */
  :not([open]) > & {
    display: none;
  }
`;

const Disclosure = styled.details`
  flex: 1;
  @media ${onWide} {
    &[open]::before {
      ${barUnderMenu}
    }
    &[open] > ${Panel} {
      ${inGutters}
      position: absolute;
      inset: 100% 0 auto;
      display: grid;
      /* Three times a flag, the longest name and its hours, also at 1,024 px. */
      grid-template-columns: minmax(39rem, 11fr) 8fr;
      gap: var(--space-6);
      max-height: calc(100svh - var(--header-h));
      overflow: auto;
      padding-block: var(--space-6);
      border-bottom: 1px solid var(--line);
      background: var(--raise);
      box-shadow: var(--shadow);
    }
  }
`;
