import styled from "styled-components";
import { SmartLink } from "../../components/SmartLink";
import { thousands } from "../../lib/format";
import { placeOn } from "../../lib/placeOn";
import { clockTime, HOME_COUNTRY, localTime } from "../../lib/hours";
import { type Destination, useSite } from "../../site";
import { atNight, onNarrow, onPhones, onWide } from "../../styles/media";
import { displayType, evenFigures } from "../../styles/mixins";
import { isAsleep } from "./asleep";
import { ArrowRight } from "../../components/icons";

type Props = {
  country: Destination;
  /** Null: not known yet. */
  now: Date | null;
};

const FROM_HOME = RegExp(`( of)? ${HOME_COUNTRY}$`);

/** What the map says of the country that is lit: beside its dot, on narrow screens below the ruler. */
export function LitCountry({ country, now }: Props) {
  const { world } = useSite();
  const { name, slug, atlas } = country;
  const dot = world.dots.find((dot) => dot.slug === slug) ?? world.home;
  const place = placeOn(world, dot);
  // On the far side from home, so that the route is to be seen, as far as there is room: in the south the headline is left.
  const isEastmost = dot.x > world.width * 0.85;
  const isSouth = dot.y > world.height * 0.4;
  const isWestmost = dot.x < world.width * 0.25;
  const isLeft = !isWestmost && dot.x < world.width * 0.52 && !isSouth;
  // Short: without the country that each offset is counted from.
  const offset = atlas.clock.standard.replace(FROM_HOME, "");
  const time = now && localTime(now, atlas.clock.zone).time;
  return (
    <>
      <Plumb style={place} data-behind={dot.x < world.width / 2 || undefined} />
      {isLeft && <Leader style={place} />}
      <Label
        to={`/country/${slug}`}
        tabIndex={-1}
        data-place={`/country/${slug}`}
        data-west={dot.x < world.home.x || undefined}
        data-left={isLeft || undefined}
        data-east={isEastmost || undefined}
        data-below={dot.y < world.height * 0.25 || undefined}
        data-beside={isWestmost || undefined}
        style={place}
      >
        <b>
          {name} <ArrowRight />
        </b>
        <span>{`${offset} · ${thousands(atlas.distanceKm)} km`}</span>
        {time && (
          <small>
            {`now ${clockTime(time)}${isAsleep(time) ? ", asleep" : ""}`}
          </small>
        )}
      </Label>
    </>
  );
}

/**
 * From the dot that is lit down to its hour on the ruler: the window that the map is seen in is a container, and says how
 * far down that is. On wide screens it passes under the words that stand on the map.
 */
const Plumb = styled.span`
  position: absolute;
  left: var(--left);
  top: var(--top);
  pointer-events: none;
  height: calc(100cqh - var(--map-top) - var(--top) - var(--ruler));
  &::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 -1px;
    border-left: 2px dotted var(--route);
  }
  &::after {
    content: "";
    position: absolute;
    left: -5px;
    bottom: -5px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--route);
  }
  @media ${onWide} {
    /* Not where words stand. */
    &[data-behind]::before {
      --seen: linear-gradient(#000 16px, #0000 110px calc(100% - 64px), #000);
      -webkit-mask-image: var(--seen); /* Chromium before 120 */
      mask-image: var(--seen);
    }
  }
`;

/** Over the Atlantic, clear of Europe's names. */
const ATLANTIC = "min(var(--left), 43%)";

/** From the label over the Atlantic to its dot. */
const Leader = styled.span`
  position: absolute;
  left: ${ATLANTIC};
  right: calc(100% - var(--left) + 6px);
  top: calc(var(--top) - 1px);
  margin-left: calc(-1 * var(--space-5));
  border-top: 2px solid var(--float);
  pointer-events: none;
  @media ${onNarrow} {
    display: none;
  }
`;

const Label = styled(SmartLink)`
  ${evenFigures}
  position: absolute;
  left: var(--left);
  top: var(--top);
  z-index: 1;
  display: grid;
  align-content: start;
  min-width: 220px;
  min-height: 88px;
  padding: var(--space-3) var(--space-4);
  white-space: nowrap;
  background: var(--float);
  color: var(--on-float);
  font-size: var(--t-sm);
  line-height: 1.35;
  text-decoration: none;
  transform: translate(var(--x), var(--y));
  --x: var(--space-5);
  /* Clear of a neighbour's name. */
  --y: calc(-100% - var(--space-6));
  &:is([data-left], [data-east]) {
    --x: calc(-100% - var(--space-5));
  }
  &:is([data-below], [data-east]) {
    --y: var(--space-4);
  }
  /* Below its route. */
  &[data-beside] {
    --y: -10%;
  }
  b {
    ${displayType}
    display: flex;
    gap: var(--space-2);
    align-items: center;
    font-size: var(--t-lg);
  }
  svg {
    width: 20px;
  }
  small {
    font-size: inherit;
    color: var(--on-float-2);
  }
  @media ${onWide} {
    pointer-events: none; /* Dots below it can be pointed at, and a press opens the page, too. */
    /* India's meridian stays in sight. */
    &[data-west] {
      left: min(var(--left), 100% * var(--india) - 270px);
    }
    &[data-left] {
      left: ${ATLANTIC};
      --y: -50%;
    }
  }
  /* Where the ruler is just below the south: between the route and the ruler. */
  @media (min-width: 67.5em) {
    &[data-east] {
      --x: calc(-100% - 8vw);
      --y: -45%;
    }
  }
  /* The strip at the end of the map's window, in which the map is shifted and cut off. */
  @media ${onNarrow} {
    inset: auto 0 calc(100% + var(--map-top) - var(--map-h));
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    min-height: var(--strip);
    padding: var(--space-2) var(--gutter);
    font-size: var(--t-xs);
    @media ${atNight} {
      background: var(--raise);
      color: var(--ink);
      --on-float-2: var(--ink-2);
    }
    b {
      width: 100%;
    }
    &[data-place] {
      transform: none;
    }
  }
  @media ${onPhones} {
    left: 14.36%;
    right: auto;
    width: 85.71%;
  }
`;
