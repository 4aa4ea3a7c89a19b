import ChevronDown from "lucide-react/icons/chevron-down";
import { useRef, useState } from "react";
import styled from "styled-components";
import { narrow, wide } from "../ui/media";
import { wrap } from "../ui/mixins";
import { DestinationsMap } from "./DestinationsMap";
import { DestinationsList } from "./DestinationsList";
import { topItem } from "./topItem";
import type { FrameContent, MenuCountry } from "./useFrame";

type Props = {
  title: string;
  caption: string;
  countries: readonly MenuCountry[];
  world: FrameContent["world"];
  path: string;
};

const canHover = () => matchMedia(`(hover: hover) and ${wide}`);

/**
 * The dropdown with every destination. A native <details>: by click, touch and keyboard it opens without script.
 * Pointing at it with a mouse opens it on wide screens, and leaving the header closes it again.
 */
export function Destinations({
  title,
  caption,
  countries,
  world,
  path,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  /** Opened by pointing: the click that follows must not close it under the pointer. */
  const byHover = useRef(false);
  const [wasOpened, setWasOpened] = useState(false);
  const current = countries.find(({ slug }) => path === `/country/${slug}`);
  const [highlighted, setHighlighted] = useState<MenuCountry | null>(null);

  function pointedAt() {
    if (!details.current || details.current.open || !canHover().matches) return;
    byHover.current = true;
    details.current.open = true;
  }

  /** Closes what pointing opened, unless the keyboard has moved into it: its focus would be lost. */
  function pointedAway() {
    if (!details.current || !byHover.current) return;
    byHover.current = false;
    details.current.open =
      details.current.querySelector(":focus-visible") !== null;
  }

  return (
    <Disclosure
      ref={details}
      onMouseEnter={pointedAt}
      onMouseLeave={pointedAway}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) return setWasOpened(true);
        byHover.current = false;
        setHighlighted(null);
      }}
    >
      {/* A click by keyboard has no detail: it always toggles. */}
      <Toggle
        aria-current={path.startsWith("/country/") ? "true" : undefined}
        onClick={(event) => {
          if (event.detail > 0 && byHover.current && details.current?.open) {
            event.preventDefault();
          }
        }}
      >
        {title} <ChevronDown aria-hidden />
      </Toggle>
      <Panel>
        <DestinationsList
          countries={countries}
          current={current?.slug}
          onHighlight={setHighlighted}
        />
        {wasOpened && (
          <DestinationsMap
            world={world}
            caption={caption}
            countries={countries}
            highlighted={highlighted}
          />
        )}
      </Panel>
    </Disclosure>
  );
}

const Disclosure = styled.details`
  @media ${narrow} {
    width: 100%;
  }
`;

const Toggle = styled.summary`
  ${topItem}
  svg {
    transition: transform var(--d-2);
  }
  [open] > & svg {
    transform: rotate(180deg);
  }
  @media ${wide} {
    height: 100%;
    svg {
      width: 16px;
      height: 16px;
    }
  }
  @media ${narrow} {
    justify-content: space-between;
  }
`;

const Panel = styled.div`
  @media ${wide} {
    ${wrap}
    position: absolute;
    inset: 100% 0 auto;
    display: grid;
    /* Three times a flag, the longest name and its hours, also at 1,024 px. */
    grid-template-columns: minmax(39rem, 7fr) minmax(0, 5fr);
    gap: clamp(32px, 3.4vw, 48px);
    max-height: calc(100svh - var(--header-h));
    overflow: auto;
    padding-block: 32px 40px;
    border-bottom: 1px solid var(--line);
    background: var(--raise);
    box-shadow: var(--shadow-panel);
  }
`;
