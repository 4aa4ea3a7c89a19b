import styled from "styled-components";
import { RULER } from "../../lib/drawings";
import { HOME_COUNTRY } from "../../lib/hours";
import { pageGrid } from "../../styles/grid";
import { onLow, onNarrow, onPhones } from "../../styles/media";
import { evenFigures, haloed, smallCondensed } from "../../styles/mixins";

const { first: FIRST, last: LAST } = RULER;
const HOURS = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at);

const name = (hours: number) => `${hours < 0 ? "−" : "+"}${Math.abs(hours)} h`;

/** The smallest screen on which an hour is named: narrow ones name each third, and phones not what is at their edge. */
function namedFrom(hours: number) {
  if (hours % 3 !== 0) return "wide";
  return hours < -9 ? "tablet" : undefined;
}

/** The scale under the map: hours ahead of or behind home, one at each meridian. */
export const HourRuler = () => (
  <Scale aria-hidden>
    {HOURS.map((hours) => (
      <Hour
        key={hours}
        data-home={hours === 0 || undefined}
        data-named={namedFrom(hours)}
        style={{ "--at": hours - FIRST }}
      >
        {hours === 0 ? HOME_COUNTRY : name(hours)}
      </Hour>
    ))}
  </Scale>
);

/** At the foot of the map. */
const Scale = styled.div`
  ${smallCondensed}
  ${evenFigures}
  position: absolute;
  inset: auto 0 0;
  line-height: var(--lh-tight);
  pointer-events: none;
  @media ${onPhones} {
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- larger ones would overlap */
    font-size: min(var(--t-xs), 4vw);
  }
  @media ${onLow} {
    display: none;
  }
`;

/** An hour's name above its tick. */
const Hour = styled.span`
  ${haloed}
  position: absolute;
  left: calc(${pageGrid.firstHour} + var(--at) * ${pageGrid.hour});
  bottom: 18px;
  transform: translateX(-50%);
  white-space: nowrap;
  &::after {
    content: "";
    position: absolute;
    left: 50%;
    bottom: -18px;
    height: 10px;
    border-left: 1px solid var(--ink);
  }
  &[data-home] {
    color: var(--route);
    &::after {
      left: calc(50% - 1px);
      height: 16px;
      border-left: 3px solid var(--route);
    }
  }
  @media ${onNarrow} {
    bottom: 12px;
    &::after {
      bottom: -12px;
      height: 8px;
    }
    &[data-home]::after {
      height: 10px;
    }
    &[data-named="wide"] {
      font-size: 0;
    }
  }
  @media ${onPhones} {
    &[data-named="tablet"] {
      font-size: 0;
    }
  }
`;
