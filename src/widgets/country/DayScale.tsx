import styled from "styled-components";

const HOURS = ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"];

/** The hours of home's day, below bars of the same width. */
export const DayScale = () => (
  <Scale>
    {HOURS.map((hour, index) => (
      <span key={index} style={{ "--from": index / 4 }}>
        {hour}
      </span>
    ))}
  </Scale>
);

const ticks = (perDay: number) =>
  `repeating-linear-gradient(90deg, var(--text) 0 1px, transparent 1px calc((100% - 1px) / ${perDay}))`;

/** A tick at each hour, longer and with a label every six hours. Labels are centred on their tick; the first and the last stay inside the day. */
const Scale = styled.div`
  position: relative;
  height: 2.4em;
  background:
    ${ticks(24)} 0 0 / 100% 6px no-repeat,
    ${ticks(4)} 0 0 / 100% 12px no-repeat;
  color: var(--text-2);
  font-size: max(var(--t-xs), 0.88em);
  span {
    position: absolute;
    left: calc(var(--from) * 100%);
    bottom: 0;
    transform: translateX(-50%);
    white-space: nowrap;
    &:first-child {
      transform: none;
    }
    &:last-child {
      transform: translateX(-100%);
    }
  }
  /* Where letters are large, there is room for midnight and noon. */
  @container (max-width: 18em) {
    span:nth-child(even) {
      display: none;
    }
  }
`;
