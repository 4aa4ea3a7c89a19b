import styled, { css } from "styled-components";
import type { Ink } from "../../content/model";
import { withContainerUnits } from "../../styles/media";
import { displayType, smallCondensed } from "../../styles/mixins";
import { DayScale } from "./DayScale";

type Props = {
  season: Queries.ClockSeason;
  capital: string;
  city: string;
  ink: Ink;
};

/** @param from and to are minutes of home's day */
const styleOf = ({ from, to }: Queries.ClockBar) => ({
  "--from": from / 1440,
  "--share": (to - from) / 1440,
});

/** The one with most room for a name. */
const longest = (bars: readonly Queries.ClockBar[]) =>
  bars.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));

/**
 * Home's day: when the capital is awake, when home is, and between them when both are, over the hours of home's clock. The
 * text beside it says it, too.
 */
export function DayBars({ season, capital, city, ink }: Props) {
  // Ordered by the capital's clock: of two bars, the first is the later one on home's clock.
  const [late, early] = season.awake;
  return (
    <Day aria-hidden data-ink={ink}>
      <Row data-kind="there">
        {season.awake.map((bar) => (
          <Bar key={bar.from} style={styleOf(bar)}>
            {bar === longest(season.awake) && <Who>{capital}</Who>}
          </Bar>
        ))}
        {early && (
          <Night style={styleOf({ from: early.to, to: late!.from })}>
            asleep
          </Night>
        )}
      </Row>
      <Row data-kind="both">
        {season.windows.map((bar) => (
          <Bar key={bar.from} style={styleOf(bar)}>
            <Hours>{bar.there}</Hours>
            <Length>{bar.length}</Length>
            <Hours>{bar.here}</Hours>
          </Bar>
        ))}
      </Row>
      <Row data-kind="here">
        <Night style={styleOf({ from: 0, to: season.home.from })}>asleep</Night>
        <Bar style={styleOf(season.home)}>
          <Who>{city}</Who>
        </Bar>
      </Row>
      <DayScale />
    </Day>
  );
}

/** A part of the day. */
const stretch = css`
  position: absolute;
  inset-block: 0;
  left: calc(var(--from) * 100%);
  display: flex;
  justify-content: center;
  width: calc(var(--share) * 100%);
  overflow: hidden;
`;

const Bar = styled.span`
  ${stretch}
  flex-direction: column;
  gap: var(--space-2);
  padding-inline: var(--space-2);
  container-type: inline-size;
  line-height: var(--lh-tight);
  /* Where colours are forced, it has no ground, and its lines are higher. */
  @media (forced-colors: active) {
    gap: 0;
    border: 2px solid;
  }
`;

/** The name of a city. Eleven letters fit in a bar; of a very long name the first lines are shown. */
const Who = styled.b`
  overflow: hidden;
  font-weight: inherit;
  font-size: min(1em, 16cqi);
  overflow-wrap: anywhere;
`;

/** Shown where there is room. */
const Hours = styled.small`
  font-size: inherit;
  white-space: nowrap;
  @container (width < 6.5em) {
    display: none;
  }
`;

const Length = styled.strong`
  ${displayType}
  font-size: var(--t-lg);
  line-height: var(--lh-head);
  white-space: nowrap;
  @supports ${withContainerUnits} {
    font-size: clamp(var(--t-lg), 16cqi, 3.4em);
  }
  @container (width < 2.8em) {
    display: none;
  }
`;

/** Between the end of an evening and the next morning. */
const Night = styled.i`
  ${stretch}
  align-items: center;
  font-style: normal;
  color: var(--text-2);
`;

/** A row of bars: when the capital is awake, when both are, when home is. */
const Row = styled.div`
  position: relative;
  height: 3.1em;
  &[data-kind="there"] > ${Bar} {
    background: var(--bright);
    /* Seen where that background is dark. */
    box-shadow: inset 0 0 0 2px var(--ink);
    color: var(--on-ink);
  }
  &[data-kind="both"] {
    height: 7.6em;
  }
  &[data-kind="both"] > ${Bar} {
    background: var(--route);
    color: var(--on-route);
  }
  &[data-kind="here"] > ${Bar} {
    border: 2px solid;
    background: var(--paper);
    color: var(--route);
  }
`;

/** Bars grow with their letters. */
const Day = styled.div`
  ${smallCondensed}
  container-type: inline-size;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- from one token to the other */
  font-size: clamp(var(--t-xs), 1.18vw, var(--t-md));
`;
