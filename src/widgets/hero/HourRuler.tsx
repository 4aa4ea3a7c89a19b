import styled from "styled-components";
import { RULER } from "../../lib/drawings";
import { HOME_COUNTRY } from "../../lib/hours";
import { onNarrow } from "../../styles/media";
import { haloOf, smallCondensed } from "../../styles/mixins";

const { first: FIRST, last: LAST } = RULER;
const HOURS = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at);

const name = (hours: number) => `${hours < 0 ? "−" : "+"}${Math.abs(hours)} h`;

/** On narrow screens every third hour has its name, except at a phone's edge. */
const isNamed = (hours: number) => hours % 3 === 0 && hours >= -9;

/** The scale under the map: hours ahead of or behind home, with a tick for each. */
export const HourRuler = () => (
  <Scale aria-hidden>
    {HOURS.map((hours) => (
      <Hour
        key={hours}
        data-home={hours === 0 || undefined}
        data-named={isNamed(hours) || undefined}
        style={{ "--at": hours - FIRST }}
      >
        <span>{hours === 0 ? HOME_COUNTRY : name(hours)}</span>
      </Hour>
    ))}
  </Scale>
);

/** At the foot of the map. */
const Scale = styled.div`
  ${smallCondensed}
  position: absolute;
  inset: auto 0 0;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- larger ones would overlap */
  font-size: min(var(--t-xs), 4vw);
  line-height: var(--lh-tight);
  pointer-events: none;
`;

/** An hour's name above its tick. */
const Hour = styled.span`
  ${haloOf("sea")}
  position: absolute;
  left: calc(var(--first-hour) + var(--at) * var(--hour));
  bottom: 0;
  min-width: 3px;
  padding-bottom: var(--space-4);
  transform: translateX(-50%);
  white-space: nowrap;
  background: linear-gradient(currentColor 0 0) bottom / 1px 10px no-repeat;
  /* No tick is drawn there, and the plate stays off the map's names. */
  @media (forced-colors: active) {
    padding-bottom: var(--space-2);
  }
  &[data-home] {
    color: var(--route);
    background-size: 3px 14px;
  }
  @media ${onNarrow} {
    /* The tick alone. */
    &:not([data-named]) > span {
      display: none;
    }
  }
`;
