import styled from "styled-components";
import { type Day, DayBars } from "./DayBars";
import type { Now } from "./now";

type Props = {
  day: Day;
  capital: string;
  city: string;
  /** Null: not known, or another season's. */
  now: Now | null;
};

/** Two clocks, and between them the day that they share. */
export const ClockPicture = ({ day, capital, city, now }: Props) => (
  <Figure aria-hidden>
    <Clock>
      <b>{capital}</b>
      {now && <span>{`now ${now.there}`}</span>}
    </Clock>
    <DayBars {...day} now={now} />
    <Clock>
      <b>{city}</b>
      {now && <span>{`now ${now.here}`}</span>}
    </Clock>
  </Figure>
);

const Figure = styled.figure`
  min-width: 0;
  background: var(--sea);
  font-variant-numeric: tabular-nums lining-nums;
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  color: var(--ink);
`;

const Clock = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  justify-content: space-between;
  line-height: 1.4;
  font-weight: var(--w-strong);
  b {
    font-weight: inherit;
  }
  span {
    white-space: nowrap;
    @media print {
      display: none;
    }
  }
  & + svg {
    margin-block: 2px 4px;
  }
`;
