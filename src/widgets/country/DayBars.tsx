import styled from "styled-components";
import type { Ink } from "../../content/model";
import { onPhones, onWide } from "../../styles/media";
import { displayType, evenFigures, smallCondensed } from "../../styles/mixins";

type Props = {
  season: Queries.ClockSeason;
  capital: string;
  city: string;
  ink: Ink;
};

/** @param from and to are minutes of home's day */
const span = ({ from, to }: Queries.ClockBar) => ({
  "--from": from,
  "--minutes": to - from,
});

/** The one with most room for a name. */
const longest = (bars: readonly Queries.ClockBar[]) =>
  bars.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));

/** From the end of the earlier one to the beginning of the later one. */
const between = (bars: readonly Queries.ClockBar[]) => ({
  from: Math.min(...bars.map(({ to }) => to)),
  to: Math.max(...bars.map(({ from }) => from)),
});

/**
 * Home's day: when the capital is awake, when home is, and between them when both are. Above them the hours as the
 * capital's clock shows them, below as home's does. The words beside it say it, too.
 */
export const DayBars = ({ season, capital, city, ink }: Props) => (
  <Day aria-hidden data-ink={ink}>
    <Hours offset={season.offset} />
    <Row data-kind="there">
      {season.awake.map((bar) => (
        <span key={bar.from} style={span(bar)}>
          {bar === longest(season.awake) && capital}
        </span>
      ))}
      {season.awake.length > 1 && (
        <i style={span(between(season.awake))}>asleep</i>
      )}
    </Row>
    <Row data-kind="both">
      {season.windows.map((bar) => (
        <span key={bar.from} style={span(bar)} data-room={roomIn(bar)}>
          <small>{bar.there}</small>
          <b>{bar.length}</b>
          <small>{bar.here}</small>
        </span>
      ))}
    </Row>
    <Row data-kind="here">
      <span style={span(season.home)}>{city}</span>
    </Row>
    <Hours offset={0} />
  </Day>
);

/** What a window has room for, by its minutes: its times everywhere or on wide screens, or its length there alone. */
const roomIn = ({ from, to }: Queries.ClockBar) =>
  to - from > 300
    ? "times"
    : to - from > 240
      ? "length"
      : to - from > 75
        ? "little"
        : "none";

const QUARTERS = ["12 AM", "6 AM", "12 PM", "6 PM"];
const QUARTER = 360;

/** The ruler of a clock so many minutes ahead of home's: its hours, and names for every sixth. */
function Hours({ offset }: Pick<Queries.ClockSeason, "offset">) {
  const first = Math.ceil(offset / QUARTER);
  const last = Math.floor((offset + 4 * QUARTER) / QUARTER);
  const quarters = Array.from(
    { length: last - first + 1 },
    (_, i) => first + i,
  );
  return (
    <Ruler style={{ "--from": first * QUARTER - offset }}>
      {quarters.map((quarter) => (
        <span key={quarter} style={{ "--at": quarter * QUARTER - offset }}>
          {QUARTERS.at(quarter % QUARTERS.length)}
        </span>
      ))}
    </Ruler>
  );
}

const Day = styled.div`
  ${smallCondensed}
  ${evenFigures}
`;

const Row = styled.div`
  position: relative;
  height: 40px;
  > * {
    position: absolute;
    inset: 0 auto 0 calc(var(--from) / 14.4 * 1%);
    display: flex;
    align-items: center;
    width: calc(var(--minutes) / 14.4 * 1%);
    padding-inline: var(--space-2);
    overflow: hidden;
    white-space: nowrap;
  }
  &[data-kind="there"] > span {
    background: var(--k);
    color: var(--on-ink);
  }
  /* Between the end of an evening there and the next morning. */
  > i {
    justify-content: center;
    font-style: normal;
    color: var(--ink-2);
  }
  &[data-kind="here"] > span {
    border: 2px solid var(--route);
    background: var(--land);
    color: var(--route);
  }
  &[data-kind="both"] {
    height: 88px;
    > span {
      flex-direction: column;
      align-items: start;
      justify-content: center;
      row-gap: var(--space-2);
      line-height: 1;
      background: var(--route);
      color: var(--on-route);
    }
    b {
      ${displayType}
      font-size: var(--t-xl);
      line-height: 1;
    }
  }
  small {
    font-size: inherit;
  }
  > [data-room]:is([data-room="little"], [data-room="none"]) b {
    display: none;
  }
  > [data-room]:not([data-room="times"]) {
    justify-content: center;
    padding-inline: var(--space-1);
    small {
      display: none;
    }
    b {
      font-size: var(--t-lg);
    }
  }
  @media screen and ${onWide} {
    height: 56px;
    font-size: var(--t-md);
    > * {
      padding-inline: var(--space-4);
    }
    &[data-kind="both"] {
      height: 136px;
      > span {
        row-gap: var(--space-3);
      }
      b {
        font-size: var(--t-3xl);
      }
    }
    > [data-room]:nth-child(n)[data-room="length"] {
      padding-inline: var(--space-3);
      small {
        display: inline;
      }
    }
    > [data-room]:not([data-room="times"]) b {
      font-size: var(--t-2xl);
    }
    > [data-room]:nth-child(n)[data-room="little"] b {
      display: block;
      width: 100%;
      font-size: var(--t-xl);
      text-align: center;
    }
  }
  @media ${onPhones} {
    > * {
      padding-inline: var(--space-1);
    }
  }
  @media print {
    height: 30px;
    &[data-kind="both"] {
      height: 72px;
    }
  }
`;

/** Ticks at the bars, names beyond them: each in the middle of its tick, the first and the last within the picture. */
const Ruler = styled.div`
  --hour: calc(100% / 24);
  --first: calc(var(--from) / 14.4 * 1%);
  position: relative;
  height: 30px;
  background: repeating-linear-gradient(
      90deg,
      var(--ink) var(--first) calc(var(--first) + 1px),
      transparent calc(var(--first) + 1px) calc(var(--first) + var(--hour))
    )
    0 0 / 100% 7px no-repeat;
  color: var(--ink-2);
  &:first-child {
    background-position: 0 100%;
  }
  span {
    position: absolute;
    left: calc(var(--at) / 14.4 * 1%);
    bottom: 0;
    transform: translateX(calc(var(--at) / -14.4 * 1%));
    white-space: nowrap;
  }
  &:first-child span {
    top: 0;
    bottom: auto;
  }
  @media screen and ${onWide} {
    height: 34px;
    font-size: var(--t-sm);
  }
`;
