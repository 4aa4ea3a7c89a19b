import styled from "styled-components";
import {
  HOME_COUNTRY,
  HOME_TIME_ZONE,
  localTime,
  minutesOf,
} from "../../lib/hours";
import { atNight, onLow, onNarrow, onPhones } from "../../styles/media";
import { evenFigures, haloed, smallCondensed } from "../../styles/mixins";
import { nightOnRuler } from "./asleep";

/** Hours seen from home, of the ruler's ends: --mer-0 in tokens.css is at the first. */
const FIRST = -14;
const LAST = 5;
const HOURS = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at);

const name = (hours: number) => `${hours < 0 ? "−" : "+"}${Math.abs(hours)} h`;

/** How far an hour is from the ruler's first one, for its place. */
const at = (hours: number) => ({ "--at": hours - FIRST });

/** @param now null: not known yet */
type Props = { now: Date | null };

/** The scale under the map: hours ahead of or behind home, one at each meridian, and where it is night now. */
export function HourRuler({ now }: Props) {
  const minutes = now && minutesOf(localTime(now, HOME_TIME_ZONE).time);
  const nights = minutes === null ? [] : nightOnRuler(minutes, FIRST, LAST);
  return (
    <Scale aria-hidden>
      {nights.map(({ from, to }) => (
        <Night
          key={from}
          style={{ "--from": from - FIRST, "--to": to - FIRST }}
        >
          <span>asleep now</span>
        </Night>
      ))}
      {HOURS.map((hours) => (
        <Hour
          key={hours}
          data-home={hours === 0 || undefined}
          style={at(hours)}
        >
          {hours === 0 ? HOME_COUNTRY : name(hours)}
        </Hour>
      ))}
    </Scale>
  );
}

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
  left: calc(var(--mer-0) + var(--at) * var(--mer));
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

/** As far as it is in the window, on wide screens, and only where it has room for its words. */
const Night = styled.div`
  position: absolute;
  left: max(0px, calc(var(--mer-0) + var(--from) * var(--mer)));
  right: calc(100% - var(--mer-0) - var(--to) * var(--mer));
  bottom: 40px;
  height: 18px;
  container-type: inline-size;
  span {
    display: none;
    place-items: center;
    height: 100%;
    background: var(--float);
    color: var(--on-float);
    @media ${atNight} {
      background: var(--paper);
      color: var(--ink);
      border: 1px solid var(--sea-rule);
    }
  }
  @container (min-width: 6em) {
    span {
      display: grid;
    }
  }
  /* The map's south would lie under it. */
  @media ${onNarrow} {
    display: none;
  }
`;
