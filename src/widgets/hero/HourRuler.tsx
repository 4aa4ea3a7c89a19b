import styled from "styled-components";
import { RULER } from "../../lib/drawings";
import { HOME_COUNTRY } from "../../lib/hours";
import { pageGrid } from "../../styles/grid";
import { onLow, onNarrow } from "../../styles/media";
import { evenFigures, haloed, smallCondensed } from "../../styles/mixins";

const { first: FIRST, last: LAST } = RULER;
const HOURS = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at);

const name = (hours: number) => `${hours < 0 ? "−" : "+"}${Math.abs(hours)} h`;

/** Narrow screens name each third hour, and none at the edge of a phone. */
const isNamed = (hours: number) => hours % 3 === 0 && hours >= -9;

/** The scale under the map: hours ahead of or behind home, one at each meridian. */
export const HourRuler = () => (
  <Scale aria-hidden>
    {HOURS.map((hours) => (
      <Hour
        key={hours}
        data-home={hours === 0 || undefined}
        data-named={isNamed(hours) || undefined}
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
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- larger ones would overlap */
  font-size: min(var(--t-xs), 4vw);
  line-height: var(--lh-tight);
  pointer-events: none;
  @media ${onLow} {
    display: none;
  }
`;

/** An hour's name above its tick. */
const Hour = styled.span`
  ${haloed}
  --tick: 18px;
  position: absolute;
  left: calc(${pageGrid.firstHour} + var(--at) * ${pageGrid.hour});
  bottom: var(--tick);
  transform: translateX(-50%);
  white-space: nowrap;
  &::after {
    content: "";
    position: absolute;
    left: 50%;
    bottom: calc(-1 * var(--tick));
    height: 10px;
    border-left: 1px solid var(--ink);
  }
  &[data-home] {
    color: var(--route);
    &::after {
      left: calc(50% - 1px);
      height: calc(var(--tick) - 2px);
      border-left: 3px solid var(--route);
    }
  }
  @media ${onNarrow} {
    --tick: 12px;
    &:not([data-named]) {
      font-size: 0;
    }
  }
`;
