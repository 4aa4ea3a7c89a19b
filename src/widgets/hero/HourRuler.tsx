import styled from "styled-components";
import { RULER } from "../../lib/drawings";
import { HOME_COUNTRY } from "../../lib/hours";
import { onLow, onNarrow, onPhones } from "../../styles/media";
import { evenFigures, haloed, smallCondensed } from "../../styles/mixins";

const { first: FIRST, last: LAST } = RULER;
const HOURS = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at);

const name = (hours: number) => `${hours < 0 ? "−" : "+"}${Math.abs(hours)} h`;

/** How far an hour is from the ruler's first one, for its place. */
const at = (hours: number) => ({ "--at": hours - FIRST });

/** The scale under the map: hours ahead of or behind home, one at each meridian. */
export const HourRuler = () => (
  <Scale aria-hidden>
    {HOURS.map((hours) => (
      <Hour key={hours} data-home={hours === 0 || undefined} style={at(hours)}>
        {hours === 0 ? HOME_COUNTRY : name(hours)}
      </Hour>
    ))}
  </Scale>
);

const Scale = styled.div`
  ${smallCondensed}
  ${evenFigures}
  position: absolute;
  inset: auto 0 0;
  height: 68px;
  line-height: 1;
  pointer-events: none;
  @media ${onNarrow} {
    /* Above what is said of the lit country. */
    inset: calc(var(--header-h) + var(--map-h) - var(--strip) - 40px) 0 auto;
    height: 40px;
  }
  @media ${onLow} {
    display: none;
  }
`;

const Hour = styled.span`
  position: absolute;
  left: calc(var(--first-hour) + var(--at) * var(--hour));
  bottom: 18px;
  transform: translateX(-50%);
  white-space: nowrap;
  ${haloed}
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
    &:not(:nth-of-type(3n)) {
      font-size: 0;
    }
  }
  @media ${onPhones} {
    /* At the window's edge, or beyond. */
    &:nth-of-type(-n + 3) {
      font-size: 0;
    }
  }
`;
