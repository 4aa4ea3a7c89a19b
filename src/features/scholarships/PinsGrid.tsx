import styled, { css } from "styled-components";
import { type AwardScale, marks } from "../../lib/awardScale";
import { money } from "../../lib/format";
import { phone, tiny } from "../../ui/media";
import { percent } from "../../ui/vars";
import { monthLines } from "./scale";

/** How each of the five amounts stands to its mark, so that none leaves the drawing. */
const ANCHORS = ["start", "middle", "middle", "middle", "end"] as const;

/** The dollars above the pins. */
export function Amounts({ scale }: { scale: AwardScale }) {
  return (
    <Axis height="30" data-axis>
      {marks(scale).map((amount, index) => (
        <g key={amount}>
          <line x1={`${index * 25}%`} x2={`${index * 25}%`} y1="22" y2="30" />
          <text
            x={`${index * 25}%`}
            y="15"
            textAnchor={ANCHORS[index]}
            data-odd={index % 2 === 1 || undefined}
          >
            {money(amount)}
          </text>
        </g>
      ))}
    </Axis>
  );
}

type Props = {
  scale: AwardScale;
  /** Where today is, from 0 to 1; null where it is outside, or not known yet. */
  now: number | null;
  today: string;
};

/** Names that today's would touch, in the lowest chart: above its line, or below it at the upper edge. */
const touches = (y: number, now: number) =>
  now < 0.11 ? Math.abs(y - now) < 0.08 : y <= now && now - y < 0.17;

/** Lines for dollars, months and today behind the pins. */
export function PinsGrid({ scale, now, today }: Props) {
  return (
    <>
      {[25, 50, 75].map((x) => (
        <line key={x} x1={`${x}%`} x2={`${x}%`} y2="100%" data-quarter />
      ))}
      {monthLines(scale).map(({ name, y }) => (
        <g key={name}>
          <line x2="100%" y1={percent(y)} y2={percent(y)} data-month />
          {(now === null || !touches(y, now)) && (
            <text y={percent(y)} dy="14" data-day>
              {name}
            </text>
          )}
        </g>
      ))}
      {now !== null && (
        <>
          <line
            x2="100%"
            y1={percent(now)}
            y2={percent(now)}
            stroke="var(--ink)"
            strokeWidth="2"
          />
          <text y={percent(now)} dy={now < 0.11 ? 16 : -6} data-day="today">
            {today}
          </text>
        </>
      )}
    </>
  );
}

/** How these lines look, for the drawing that they stand in. */
export const gridLook = css`
  [data-day] {
    fill: var(--ink-2);
    /* Readable over lines and stems. */
    paint-order: stroke;
    stroke: var(--sea);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  [data-day="today"] {
    fill: var(--ink);
    font-weight: 700;
  }
  [data-quarter] {
    stroke: var(--sea-line);
  }
  [data-month] {
    stroke: var(--ink-2);
    stroke-dasharray: 1 4;
    stroke-linecap: round;
  }
`;

const Axis = styled.svg`
  border-bottom: 2px solid var(--ink);
  line {
    stroke: var(--ink);
    stroke-width: 2;
  }
  @media ${tiny} {
    [data-odd] {
      display: none;
    }
  }
  /* Beside a column of months there is room for three amounts. */
  @media ${phone} {
    [data-with-small] > & [data-odd] {
      display: none;
    }
  }
`;
