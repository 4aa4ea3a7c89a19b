import styled from "styled-components";
import type { Ink } from "../../content/model";
import { evenFigures, smallCondensed } from "../../styles/mixins";
import { Bar, Hours, Length, Night, Who } from "./DayBar";
import { HourScale } from "./HourScale";

type Props = {
  season: Queries.ClockSeason;
  capital: string;
  city: string;
  ink: Ink;
};

/** @param from and to are minutes of home's day */
const span = ({ from, to }: Queries.ClockBar) => ({
  "--from": from / 1440,
  "--share": (to - from) / 1440,
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
 * Home's day: when the capital is awake, when home is, and between them when both are, over the hours of home's clock. The
 * text beside it says it, too.
 */
export const DayBars = ({ season, capital, city, ink }: Props) => (
  <Day aria-hidden data-ink={ink}>
    <Row data-kind="there">
      {season.awake.map((bar) => (
        <Bar key={bar.from} style={span(bar)}>
          {bar === longest(season.awake) && <Who>{capital}</Who>}
        </Bar>
      ))}
      {season.awake.length > 1 && (
        <Night style={span(between(season.awake))}>asleep</Night>
      )}
    </Row>
    <Row data-kind="both">
      {season.windows.map((bar) => (
        <Bar key={bar.from} style={span(bar)}>
          <Hours>{bar.there}</Hours>
          <Length>{bar.length}</Length>
          <Hours>{bar.here}</Hours>
        </Bar>
      ))}
    </Row>
    <Row data-kind="here">
      <Night style={span({ from: 0, to: season.home.from })}>asleep</Night>
      <Bar data-outlined style={span(season.home)}>
        <Who>{city}</Who>
      </Bar>
    </Row>
    <HourScale />
  </Day>
);

/** Bars grow with their letters. */
const Day = styled.div`
  ${smallCondensed}
  ${evenFigures}
  container-type: inline-size;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- from one token to the other */
  font-size: clamp(var(--t-xs), 1.18vw, var(--t-md));
`;

const Row = styled.div`
  position: relative;
  height: 3.1em;
  &[data-kind="there"] {
    --bar: var(--k);
    --text: var(--on-ink);
  }
  &[data-kind="both"] {
    height: 7.6em;
    --bar: var(--route);
    --text: var(--on-route);
  }
  &[data-kind="here"] {
    --bar: var(--paper);
    --text: var(--route);
  }
`;
