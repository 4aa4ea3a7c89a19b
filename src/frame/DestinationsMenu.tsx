import { type PointerEvent, useCallback, useRef, useState } from "react";
import styled from "styled-components";
import { ChevronDown } from "../components/icons";
import { type Destination, useSite } from "../site";
import { onWide } from "../styles/media";
import { inGutters } from "../styles/mixins";
import { DestinationsList } from "./DestinationsList";
import { DestinationsMap } from "./DestinationsMap";
import { barUnderMenu, TopItem } from "./topItem";

/** @param path the path of the current page */
type Props = { path: string };

/** A mouse that only crosses the bar opens nothing. */
const HOVER_MS = 120;

const isWide = () => matchMedia(onWide).matches;

/**
 * The dropdown with every destination. A native <details>: by click, touch and keyboard it opens without script. On
 * wide screens resting on the toggle opens it, and leaving the header closes it. Leaving the toggle does not, because the
 * pointer crosses the bar on its way to a link.
 */
export function DestinationsMenu({ path }: Props) {
  const { countries } = useSite();
  /** Opened by hover: the click that usually follows must not close it. */
  const isByHoverRef = useRef(false);
  const hoverTimerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wasOpened, setWasOpened] = useState(false);
  const [active, setActive] = useState<Destination | null>(null);
  const current = countries.find(({ slug }) => path === `/country/${slug}`);

  const watchHeader = useCallback((menu: HTMLDetailsElement) => {
    // Opened before hydration.
    if (menu.open) setWasOpened(true);
    /** Closes a menu that hover has opened, unless the keyboard focus is in the panel, where it would be lost. */
    function onPointerLeave() {
      if (!isByHoverRef.current) return;
      isByHoverRef.current = false;
      menu.open = menu.querySelector("summary ~ * :focus-visible") !== null;
    }
    const header = menu.closest("header")!;
    header.addEventListener("pointerleave", onPointerLeave);
    return () => header.removeEventListener("pointerleave", onPointerLeave);
  }, []);

  /** A tap of a finger or a pen toggles the menu, which only a mouse opens without a press. */
  function onPointerEnter(event: PointerEvent<HTMLDetailsElement>) {
    const menu = event.currentTarget;
    if (event.pointerType !== "mouse" || !isWide() || menu.open) return;
    hoverTimerRef.current = setTimeout(() => {
      // A click may have opened it meanwhile.
      if (menu.open) return;
      isByHoverRef.current = true;
      menu.open = true;
    }, HOVER_MS);
  }

  return (
    <Disclosure
      ref={watchHeader}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => clearTimeout(hoverTimerRef.current)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) return setWasOpened(true);
        isByHoverRef.current = false;
        setActive(null);
      }}
    >
      {/* A click by keyboard, whose detail is 0, always toggles. */}
      <TopItem
        as="summary"
        aria-current={path.startsWith("/country/") ? "true" : undefined}
        onClick={(event) => {
          if (event.detail > 0 && isByHoverRef.current) event.preventDefault();
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
  background: var(--paper); /* Hides the meridian of the mobile menu. */
  /* A search in the page would open a closed <details> over the page: display: none prevents it. */
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
      /* Room for three columns with a flag, the longest name and its offset, also at 1,024 px. */
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
