import { useRef, useState } from "react";
import styled from "styled-components";
import { offsetInWords } from "../lib/format";
import { type Destination, useSite } from "../site";
import { gridOf, worldRatio } from "../styles/grid";
import { onNarrow, onWide } from "../styles/media";
import {
  hourLines,
  hours,
  inGutters,
  meridianOn,
  smallCondensed,
} from "../styles/mixins";
import { DestinationsList } from "./DestinationsList";
import { RouteMap } from "./RouteMap";
import { topItem } from "./topItem";
import { ChevronDown } from "./icons";

/** @param path of the page that is shown */
type Props = { path: string };

const canHover = () => matchMedia(`(hover: hover) and ${onWide}`).matches;

/**
 * The dropdown with every destination. A native <details>: by click, touch and keyboard it opens without script.
 * Pointing at it with a mouse opens it on wide screens, and leaving the header closes it again.
 */
export function Destinations({ path }: Props) {
  const { countries } = useSite();
  const details = useRef<HTMLDetailsElement>(null);
  /** Opened by pointing: the click that follows must not close it under the pointer. */
  const isByHover = useRef(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [lit, setLit] = useState<Destination | null>(null);
  const current = countries.find(({ slug }) => path === `/country/${slug}`);

  function pointedAt() {
    if (!details.current || details.current.open || !canHover()) return;
    isByHover.current = true;
    details.current.open = true;
  }

  /** Closes what pointing opened, unless the keyboard has moved into the panel: its focus would be lost. */
  function pointedAway() {
    if (!details.current || !isByHover.current) return;
    isByHover.current = false;
    details.current.open =
      details.current.querySelector("summary ~ * :focus-visible") !== null;
  }

  return (
    <Disclosure
      ref={details}
      onMouseEnter={pointedAt}
      onMouseLeave={pointedAway}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) return setWasOpened(true);
        isByHover.current = false;
        setLit(null);
      }}
    >
      {/* A click by keyboard has no detail: it always toggles. */}
      <Toggle
        aria-current={path.startsWith("/country/") ? "true" : undefined}
        onClick={(event) => {
          if (event.detail > 0 && isByHover.current && details.current?.open)
            event.preventDefault();
        }}
      >
        Destinations <ChevronDown />
      </Toggle>
      <Panel>
        <DestinationsList
          countries={countries}
          current={current?.slug}
          onLit={setLit}
        />
        {wasOpened && (
          <Figure aria-hidden>
            <div>
              <RouteMap active={lit} onActive={setLit} />
            </div>
            <figcaption>
              {lit
                ? `${lit.name}: ${offsetInWords(lit.atlas.clock)}`
                : "Hours ahead of (+) or behind (−) India, standard time of the capital"}
            </figcaption>
          </Figure>
        )}
      </Panel>
    </Disclosure>
  );
}

const Disclosure = styled.details`
  @media ${onNarrow} {
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
  @media ${onWide} {
    svg {
      width: 16px;
      height: 16px;
    }
  }
  @media ${onNarrow} {
    justify-content: space-between;
  }
`;

const Panel = styled.div`
  @media ${onWide} {
    ${inGutters}
    position: absolute;
    inset: 100% 0 auto;
    display: grid;
    /* Three times a flag, the longest name and its hours, also at 1,024 px. */
    --list: calc(${hours(11)} - var(--space-6));
    grid-template-columns: max(39rem, var(--list)) minmax(0, 1fr);
    gap: var(--space-6);
    max-height: calc(100svh - var(--header-h));
    overflow: auto;
    padding-block: var(--space-6);
    border-bottom: 1px solid var(--line);
    background: var(--raise);
    box-shadow: var(--shadow-panel);
  }
`;

/** Without the Pacific. */
const figureGrid = gridOf({ width: 1.15, left: -0.1 });

const Figure = styled.figure`
  position: relative;
  min-height: 0;
  overflow: hidden;
  background: var(--sea) ${hourLines("var(--sea-line)", figureGrid)};
  > div {
    position: absolute;
    left: ${figureGrid.left};
    width: ${figureGrid.width};
    aspect-ratio: ${worldRatio};
  }
  &::after {
    ${meridianOn(figureGrid)}
    inset-block: 0;
    pointer-events: none;
  }
  figcaption {
    ${smallCondensed}
    position: absolute;
    inset: auto calc(100% - ${figureGrid.home} + var(--space-3)) var(--space-3)
      var(--space-4);
  }
  @media ${onNarrow} {
    display: none;
  }
`;
