import styled, { css } from "styled-components";
import { SmartLink } from "../../components/SmartLink";
import { thousands } from "../../lib/format";
import { placeOn } from "../../lib/placeOn";
import { clockTime, localTime, offsetAt, span } from "../../lib/hours";
import { type Destination, useSite } from "../../site";
import {
  atNight,
  onLow,
  onMeridian,
  onNarrow,
  onPhones,
  onWide,
} from "../../styles/media";
import {
  displayType,
  evenFigures,
  haloed,
  smallCondensed,
} from "../../styles/mixins";
import { isAsleep } from "./asleep";
import { ArrowRight } from "../../components/icons";

type Props = {
  country: Destination;
  now: Date;
};

/** What the map says of the country that is lit, by its clock of now: at one place, on narrow screens below the ruler. */
export function LitCountry({ country, now }: Props) {
  const { world } = useSite();
  const { name, slug, atlas } = country;
  const dot = world.dots.find((dot) => dot.slug === slug) || world.home;
  const { time } = localTime(now, atlas.clock.zone);
  const ahead = offsetAt(now, atlas.clock.zone);
  const offset = ahead
    ? `${span(ahead)} ${ahead < 0 ? "behind" : "ahead"}`
    : "same time";
  const isFarWest = dot.x < world.width / 4 || undefined;
  return (
    <>
      <Plumb style={placeOn(world, dot)} data-edge={isFarWest} />
      <Clock
        style={{ "--at": ahead / 60 }}
        data-edge={ahead < 200 || undefined}
      />
      <Label
        to={`/country/${slug}`}
        tabIndex={-1}
        data-place={`/country/${slug}`}
      >
        <b>
          {name} <ArrowRight />
        </b>
        <span>{`${offset} · ${thousands(atlas.distanceKm)} km`}</span>
        <small>
          {`now ${clockTime(time)}${isAsleep(time) ? ", asleep" : ""}`}
        </small>
      </Label>
    </>
  );
}

/** A dot above the ruler, at the right end of its own name; with data-edge at the left end. */
const mark = css`
  ${haloed}
  --dot: calc(100% - 5px);
  position: absolute;
  right: -5px;
  bottom: -5px;
  padding-right: var(--space-4);
  background: radial-gradient(
    circle at var(--dot) 50%,
    currentColor 4.5px,
    transparent 5px
  );
  line-height: 10px;
  white-space: nowrap;
  [data-edge]& {
    --dot: 5px;
    right: auto;
    left: -5px;
    padding: 0 0 0 var(--space-4);
  }
`;

/**
 * From the dot that is lit down to its hour by the sun on the ruler: the window that the map is seen in is a container, and
 * says how far down that is. On wide screens it is interrupted where words stand on the map.
 */
const Plumb = styled.span`
  ${smallCondensed}
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
    ${mark}
    content: "by the sun";
    color: var(--route);
    @media ${onPhones} {
      content: "sun";
    }
  }
  @media ${onWide} {
    &::before {
      --words: calc(2 * var(--t-4xl) + 190px);
      /* In the right half there are none. */
      --over: rgb(0 0 0 / clamp(0%, (var(--left) - 50%) * 100, 100%));
      --seen: linear-gradient(
        #000 calc(100% - var(--words)),
        var(--over) calc(100% - var(--words) + 24px) calc(100% - 108px),
        #000 calc(100% - 84px)
      );
      -webkit-mask-image: var(--seen); /* Chromium before 120 */
      mask-image: var(--seen);
    }
  }
`;

/** The lit country's hour by its clock, which is seldom that of the sun. */
const Clock = styled.span`
  ${smallCondensed}
  position: absolute;
  left: calc(100% * (var(--india) + var(--at) * 0.04808));
  top: calc(100cqh - var(--map-top) - var(--ruler) - 16px);
  pointer-events: none;
  &::after {
    ${mark}
    content: "clock";
  }
  @media not all and ${onPhones} {
    &[data-edge]::after {
      content: "by the clock";
    }
  }
  @media ${onLow} {
    display: none;
  }
`;

/** On wide screens in the column beside India's meridian, where no dot is. */
const Label = styled(SmartLink)`
  ${evenFigures}
  position: absolute;
  left: calc(100% * var(--india) + var(--space-5));
  min-width: calc(100% * (1 - var(--india)) - var(--space-5) - var(--gutter-r));
  top: calc(var(--space-5) - var(--map-top));
  z-index: 2;
  display: grid;
  align-content: start;
  padding: var(--space-4) var(--space-5);
  white-space: nowrap;
  background: var(--float);
  color: var(--on-float);
  font-size: var(--t-sm);
  line-height: 1.35;
  text-decoration: none;
  b {
    ${displayType}
    display: flex;
    gap: var(--space-2);
    align-items: center;
    font-size: var(--t-xl);
  }
  svg {
    width: 24px;
  }
  @media ${onMeridian} {
    font-size: inherit;
    b {
      font-size: var(--t-2xl);
    }
  }
  small {
    font-size: inherit;
    color: var(--on-float-2);
  }
  /* The strip at the end of the map's window, in which the map is shifted and cut off. */
  @media ${onNarrow} {
    inset: auto 0 calc(100% + var(--map-top) - var(--map-h));
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
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
      font-size: var(--t-lg);
    }
  }
  @media ${onPhones} {
    left: 14.36%;
    right: auto;
    width: 85.71%;
  }
`;
