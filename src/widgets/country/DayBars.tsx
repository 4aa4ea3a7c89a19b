import styled from "styled-components";
import type { Ink } from "../../content/model";
import { onWide } from "../../styles/media";
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
        <span
          key={bar.from}
          style={span(bar)}
          data-longest={bar === longest(season.awake) || undefined}
        >
          <b>{capital}</b>
        </span>
      ))}
      {season.awake.length > 1 && (
        <i style={span(between(season.awake))}>asleep</i>
      )}
    </Row>
    <Row data-kind="both">
      {season.windows.map((bar) => (
        <span key={bar.from} style={span(bar)}>
          <small>{bar.there}</small>
          <b>{bar.length}</b>
          <small>{bar.here}</small>
        </span>
      ))}
    </Row>
    <Row data-kind="here">
      <i style={span({ from: 0, to: season.home.from })}>asleep</i>
      <span style={span(season.home)}>{city}</span>
    </Row>
    <Hours offset={0} />
  </Day>
);

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
    container-type: inline-size;
    background: var(--k);
    color: var(--on-ink);
    b {
      font-weight: inherit;
    }
    @container (max-width: 8em) {
      b:not([data-longest] > b) {
        display: none;
      }
    }
  }
  /* Between the end of an evening there and the next morning. */
  > i {
    justify-content: center;
    font-style: normal;
    color: var(--ink-2);
  }
  &[data-kind="here"] > span {
    border: 2px solid var(--route);
    text-indent: -2px;
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
      container-type: inline-size;
    }
    /* Each where it has room. */
    b,
    small {
      display: none;
    }
    b {
      ${displayType}
      font-size: var(--t-lg);
      line-height: 1;
      translate: 0 -0.07em; /* Figures have no descenders. */
    }
    @container (min-width: 2.8em) {
      b {
        display: block;
      }
    }
    @container (min-width: 6.5em) {
      small {
        display: block;
      }
      b {
        font-size: var(--t-xl);
      }
    }
  }
  small {
    font-size: inherit;
  }
  @media screen and ${onWide} {
    height: 56px;
    font-size: var(--t-md);
    > * {
      padding-inline: var(--space-3);
    }
    &[data-kind="both"] {
      height: 136px;
      @container (min-width: 9em) {
        b {
          font-size: var(--t-2xl);
        }
      }
      @container (min-width: 16em) {
        b {
          font-size: var(--t-3xl);
        }
      }
    }
  }
  @media print {
    height: 30px;
    &[data-kind="both"] {
      height: 84px;
    }
  }
`;

const ticks = (hours: string) =>
  `repeating-linear-gradient(90deg, var(--ink) var(--first) calc(var(--first) + 1px), transparent calc(var(--first) + 1px) calc(var(--first) + ${hours} * var(--hour)))`;

/** Ticks at the bars, longer at each sixth hour, and its name beyond it: in its middle, at both ends of a day within it. */
const Ruler = styled.div`
  --hour: calc((100% - 1px) / 24);
  --first: calc(var(--from) / 14.4 * 1%);
  position: relative;
  height: 32px;
  margin-right: -1px; /* For the last tick. */
  background:
    ${ticks("1")} 0 0 / 100% 6px no-repeat,
    ${ticks("6")} 0 0 / 100% 11px no-repeat;
  color: var(--ink-2);
  &:first-child {
    background-position: 0 100%;
  }
  span {
    position: absolute;
    left: calc(var(--at) / 14.4 * 1%);
    bottom: 0;
    /* Half of its width to the left; at minute 0 nothing, at minute 1440 all of it. */
    transform: translateX(
      calc(max(-50%, var(--at) * -50%) - max(0%, (var(--at) - 1439) * 50%))
    );
    white-space: nowrap;
  }
  &:first-child span {
    top: 0;
    bottom: auto;
  }
  @media screen and ${onWide} {
    height: 36px;
    font-size: var(--t-sm);
  }
`;
