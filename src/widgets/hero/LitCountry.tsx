import styled from "styled-components";
import { SmartLink } from "../../components/SmartLink";
import { thousands } from "../../lib/format";
import {
  clockTime,
  isAsleep,
  localTime,
  offsetAt,
  span,
} from "../../lib/hours";
import type { Destination } from "../../site";
import { atNight, onMeridian, onNarrow, onPhones } from "../../styles/media";
import { homeOnMap } from "../../styles/grid";
import { displayType, evenFigures } from "../../styles/mixins";
import { ArrowRight } from "../../components/icons";

type Props = {
  country: Destination;
  now: Date;
};

/** What the map says of the country that is lit, by its clock of now: at one place, on narrow screens below the ruler. */
export function LitCountry({ country, now }: Props) {
  const { name, slug, atlas } = country;
  const { time } = localTime(now, atlas.clock.zone);
  const ahead = offsetAt(now, atlas.clock.zone);
  const offset = ahead
    ? `${span(ahead)} ${ahead < 0 ? "behind" : "ahead"}`
    : "same time";
  return (
    <Label
      to={`/country/${slug}`}
      tabIndex={-1}
      data-place={`/country/${slug}`}
    >
      <b>
        {name} <ArrowRight />
      </b>
      <span>{`${offset} · ${thousands(atlas.distanceKm)} km`}</span>
      <span>{`now ${clockTime(time)}${isAsleep(time) ? ", asleep" : ""}`}</span>
    </Label>
  );
}

/** On wide screens in the column beside India's meridian, where no dot is. */
const Label = styled(SmartLink)`
  ${evenFigures}
  position: absolute;
  left: calc(${homeOnMap} + var(--space-5));
  min-width: calc(100% - ${homeOnMap} - var(--space-5) - var(--gutter-r));
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
