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

const AXIS = ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"];

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

/** A day on home's clock: when the capital is awake, when home is, and between them when both are. The words say it, too. */
export const DayBars = ({ season, capital, city, ink }: Props) => (
  <Day aria-hidden data-ink={ink}>
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
      {season.windows.map((bar, index) => (
        <span key={bar.from} style={span(bar)}>
          {index === 0 && season.longest && <b>{season.longest}</b>}
          {bar.to - bar.from > ROOM_FOR_NAME && (
            <>
              <small>{bar.there} there</small>
              <small>{bar.here} here</small>
            </>
          )}
        </span>
      ))}
    </Row>
    <Row data-kind="here">
      <span style={span(season.home)}>{city}</span>
    </Row>
    <Axis>
      {AXIS.map((time, index) => (
        <span key={index} style={{ "--quarter": index }}>
          {time}
        </span>
      ))}
    </Axis>
  </Day>
);

/** Minutes: a narrower one has no room for words. */
const ROOM_FOR_NAME = 300;

const Day = styled.div`
  ${smallCondensed}
  ${evenFigures}
  background: repeating-linear-gradient(
      90deg,
      var(--sea-rule) 0 1px,
      transparent 1px calc(25% - 0.25px)
    )
    0 0 / 100% calc(100% - 26px) no-repeat;
`;

const Row = styled.div`
  position: relative;
  height: 40px;
  > * {
    position: absolute;
    inset: 0 auto 0 calc(var(--from) / 14.4 * 1%);
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-content: center;
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
    background: var(--sea); /* No hour line beside the word. */
    font-style: normal;
    color: var(--ink-2);
  }
  &[data-kind="here"] > span {
    border: 2px solid var(--route);
    background: var(--land);
    color: var(--route);
  }
  &[data-kind="both"] {
    height: 72px;
    > span {
      background: var(--route);
      color: var(--on-route);
    }
    b {
      ${displayType}
      width: 100%;
      font-size: var(--t-lg);
      line-height: 1.1;
    }
  }
  small {
    font-size: inherit;
  }
  @media screen and ${onWide} {
    height: 56px;
    &[data-kind="both"] {
      height: 136px;
    }
  }
  @media ${onPhones} {
    > * {
      padding-inline: var(--space-1);
    }
    &[data-kind="both"] {
      height: 84px;
    }
    small {
      width: 100%;
    }
  }
`;

/** Each hour in the middle below its line; the first and the last within the picture. */
const Axis = styled.div`
  position: relative;
  height: 26px;
  color: var(--ink-2);
  span {
    position: absolute;
    left: calc(var(--quarter) * 25%);
    bottom: 0;
    transform: translateX(calc(var(--quarter) * -25%));
    white-space: nowrap;
  }
`;
