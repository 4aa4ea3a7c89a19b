import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
} from "react";
import styled, { css, keyframes } from "styled-components";
import { type Destination, useSite } from "../site";
import { mapParts, smallDots } from "../styles/mapParts";
import { atNight, onNarrow } from "../styles/media";
import { covering } from "../styles/mixins";
import { Dots } from "./Dots";
import { Drawing } from "./Drawing";
import { SmartLink } from "./SmartLink";

/** A press focuses even what is hidden from screen readers, who would then be nowhere. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type Props = {
  /** The country whose route is strong while the others are faint. */
  lit: Destination | null;
  /** The pointer or finger is nearest to this country's dot. */
  onLit: (country: Destination) => void;
  /** Whether the page is seen first with this map: it is fetched first, and its routes are drawn one after the other. */
  isFirst?: boolean;
  /** Names of countries on the map: pointing at one lights it, too. */
  names?: ReactNode;
  /** What else stands on the map. */
  children?: ReactNode;
};

/**
 * The world with every route from home. It answers wherever it is pointed at: the nearest country is lit, and a press opens
 * its page. A finger only lights a country, and never stops the page from scrolling. For the eye and the pointer alone:
 * lists of links have all of it.
 */
export function RouteMap({
  lit,
  onLit,
  isFirst = false,
  names,
  children,
}: Props) {
  const { world, countries } = useSite();
  const isByTouch = useRef(false);
  const nearestFirst = [...countries].sort(
    (a, b) => a.atlas.distanceKm - b.atlas.distanceKm,
  );
  const dot = world.dots.find(({ slug }) => slug === lit?.slug);

  function pointed(event: PointerEvent) {
    isByTouch.current = event.pointerType === "touch";
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * world.width;
    const y = ((event.clientY - box.top) / box.height) * world.height;
    const far = (dot: { x: number; y: number }) =>
      Math.hypot(dot.x - x, dot.y - y);
    const [nearest] = [...world.dots].sort((a, b) => far(a) - far(b));
    const { name = nearest?.slug } = (event.target as HTMLElement).dataset;
    const country = countries.find(({ slug }) => slug === name);
    if (country) onLit(country);
  }

  return (
    <Map aria-hidden data-first={isFirst || undefined}>
      <Drawing
        src={world.url}
        width={world.width}
        height={world.height}
        fetchPriority={isFirst ? "high" : undefined}
      />
      <svg
        viewBox={`0 0 ${world.width} ${world.height}`}
        data-lit={lit ? true : undefined}
      >
        {nearestFirst.map(({ slug }, order) => (
          <Route
            key={slug}
            data-lit={slug === lit?.slug || undefined}
            style={{ "--order": order }}
          >
            <use className="case" href={`${world.arcs}#${slug}`} />
            <use className="arc" href={`${world.arcs}#${slug}`} />
          </Route>
        ))}
        <Dots kind="dot" at={world.dots} />
        {dot && <Dots kind="lit" at={[dot]} />}
        <Dots kind="home" at={[world.home]} />
      </svg>
      <Surface
        to={lit ? `/country/${lit.slug}` : "/"}
        tabIndex={-1}
        onMouseDown={keepFocus}
        onPointerMove={pointed}
        onPointerDown={pointed}
        onClick={(event) => isByTouch.current && event.preventDefault()}
      >
        {names}
      </Surface>
      {children}
    </Map>
  );
}

const Map = styled.div`
  &,
  > svg,
  img {
    ${covering}
  }
  isolation: isolate;
  > svg {
    overflow: visible;
  }
  ${mapParts}
  &:not([data-first]) {
    ${smallDots}
  }
  @media ${onNarrow} {
    ${smallDots}
  }
`;

const Surface = styled(SmartLink)`
  ${covering}
  touch-action: pan-y;
  /* By day the strong route goes on under the halos of names. Light names need theirs. */
  @media (prefers-color-scheme: light) {
    [data-lit] ~ & > [data-name]:not([data-lit]) {
      mix-blend-mode: darken;
    }
  }
`;

/** A dash of 2 comes in from the start of a route, whose length counts as 1. Afterwards the line has none. */
const draw = keyframes`
  from { stroke-dasharray: 2; stroke-dashoffset: 2; }
  to { stroke-dasharray: 2; stroke-dashoffset: var(--drawn); }
`;

/*
 * The dash does not shrink with the map. On narrow maps it is longer than the route, which is whole after a tenth of the
 * time: what follows would show nothing, and take half of a slow phone's processor.
 */
const drawnOnce = css`
  --drawn: 0;
  animation: ${draw} var(--d-3) var(--ease) backwards;
  animation-delay: calc(100ms + var(--order) * 35ms);
  @media ${onNarrow} {
    --drawn: 1.28;
    animation-duration: calc(var(--d-3) / 10);
    animation-timing-function: linear;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Route = styled.g`
  [data-first] & use {
    ${drawnOnce}
  }
  /* In the menu, where a list stands beside them. */
  :not([data-first]) > svg:not([data-lit]) > & {
    opacity: 0.45;
  }
  [data-lit] > &:not([data-lit]) {
    opacity: 0.16;
    @media ${atNight} {
      opacity: 0.22;
    }
  }
  &[data-lit] {
    opacity: 1;
    .arc {
      stroke-width: 4;
    }
    .case {
      stroke-width: 7;
    }
  }
`;
