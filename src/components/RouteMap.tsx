import { type MouseEvent, type PointerEvent, useRef } from "react";
import styled, { keyframes } from "styled-components";
import { type Destination, useSite } from "../site";
import { onNarrow } from "../styles/media";
import { fillParent } from "../styles/mixins";
import { Dots } from "./Dots";
import { Drawing } from "./Drawing";
import { MapNames } from "./MapNames";
import { SmartLink } from "./SmartLink";

/** Keeps the focus out of a link that is hidden from screen readers when it is pressed. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

type Props = {
  /** The country whose route is strong while the others are faint. */
  active: Destination | null;
  /** Called with the country whose dot is nearest to the pointer or finger. */
  onActive: (country: Destination) => void;
  /** The home page's map: it is fetched first, its routes are drawn one after the other, and countries have their names. */
  isHero?: boolean;
};

/**
 * The world with every route from home. Wherever the pointer is, the nearest country becomes the active one, and a press
 * opens its page. A finger only chooses a country, and never stops the page from scrolling. Hidden from keyboard
 * and screen readers: lists link to the same pages.
 */
export function RouteMap({ active, onActive, isHero = false }: Props) {
  const { world, countries } = useSite();
  const isByTouchRef = useRef(false);
  const nearestFirst = [...countries].sort(
    (a, b) => a.atlas.distanceKm - b.atlas.distanceKm,
  );
  const activeDot = world.dots.find(({ slug }) => slug === active?.slug);

  function choose(event: PointerEvent) {
    isByTouchRef.current = event.pointerType !== "mouse";
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * world.width;
    const y = ((event.clientY - box.top) / box.height) * world.height;
    const distance = (dot: { x: number; y: number }) =>
      Math.hypot(dot.x - x, dot.y - y);
    const [nearest] = [...world.dots].sort((a, b) => distance(a) - distance(b));
    // The names of countries are beside their dots.
    const { name } = (event.target as HTMLElement).dataset;
    const country = countries.find(
      ({ slug }) => slug === (name ?? nearest?.slug),
    );
    if (country) onActive(country);
  }

  return (
    <World aria-hidden data-hero={isHero || undefined}>
      <Land
        src={world.url}
        width={world.width}
        height={world.height}
        fetchPriority={isHero ? "high" : undefined}
      />
      <Routes
        viewBox={`0 0 ${world.width} ${world.height}`}
        data-active={active ? true : undefined}
      >
        {nearestFirst.map(({ slug }, order) => (
          <Route
            key={slug}
            data-active={slug === active?.slug || undefined}
            style={{ "--order": order }}
          >
            <use className="casing" href={`${world.arcs}#${slug}`} />
            <use className="arc" href={`${world.arcs}#${slug}`} />
          </Route>
        ))}
        <Dots kind={isHero ? "ring" : "dot"} at={world.dots} />
        {activeDot && <Dots kind="active" at={[activeDot]} />}
        <Dots kind="home" at={[world.home]} />
      </Routes>
      <Surface
        to={active ? `/country/${active.slug}` : "/"}
        tabIndex={-1}
        onMouseDown={keepFocus}
        onPointerMove={choose}
        onPointerDown={choose}
        onClick={(event) => isByTouchRef.current && event.preventDefault()}
      >
        {isHero && <MapNames kind="world" map={world} active={active?.slug} />}
      </Surface>
    </World>
  );
}

const World = styled.div`
  ${fillParent}
  isolation: isolate;
`;

const Land = styled(Drawing)`
  ${fillParent}
`;

const Routes = styled.svg`
  ${fillParent}
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  .casing {
    stroke: var(--sea);
    stroke-width: 3;
  }
  .arc {
    stroke: var(--route);
    stroke-width: 1.5;
  }
`;

const Surface = styled(SmartLink)`
  ${fillParent}
  touch-action: pan-y pinch-zoom;
`;

/** A route (pathLength 1) is drawn by sliding a dash of length 2 into view. Without the animation there is no dash. */
const draw = keyframes`
  from { stroke-dasharray: 2; stroke-dashoffset: 2; }
  to { stroke-dasharray: 2; stroke-dashoffset: 0; }
`;

const Route = styled.g`
  [data-hero] & use {
    animation: ${draw} var(--duration-3) var(--ease) backwards;
    animation-delay: calc(100ms + var(--order) * 35ms);
    /* On narrow maps, whose routes are short, each is there at once: a moving dash would take half of a slow phone's time. */
    @media ${onNarrow} {
      animation-duration: 1ms;
    }
  }
  [data-active] > &:not([data-active]) {
    opacity: 0.2;
  }
  &[data-active] {
    .arc {
      stroke-width: 4;
    }
    .casing {
      stroke-width: 7;
    }
  }
`;
