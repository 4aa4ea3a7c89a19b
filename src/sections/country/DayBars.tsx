import styled from "styled-components";
import { percent } from "../../ui/vars";
import type { Now } from "./now";

/** Home's day, seen from a capital. */
export type Day = Pick<Queries.ClockSeason, "awake" | "windows" | "longest">;

type Props = Day & { now: Now | null };

/**
 * Home's day from midnight to midnight: above, when the capital is awake; below, when home is; between them, when both
 * are. Across it counts in per cent and down in pixels, so that letters keep their size at every width.
 */
export function DayBars({ awake, windows, longest, now }: Props) {
  const widest = windows.reduce((a, b) =>
    b.to - b.from > a.to - a.from ? b : a,
  );
  return (
    <Svg width="100%" height="176">
      {awake.map(({ from, to }) => (
        <rect
          key={from}
          x={x(from)}
          y="24"
          width={x(to - from)}
          height="34"
          fill="var(--k)"
        />
      ))}
      <Home x={x(420)} y="102" width={x(900)} height="34" />
      {windows.map((window) => (
        <g key={window.from}>
          <rect
            x={x(window.from)}
            y="58"
            width={x(window.to - window.from)}
            height="44"
            fill="var(--route)"
          />
          {[window.from, window.to].map((edge) => (
            <Edge key={edge} x1={x(edge)} x2={x(edge)} y1="22" y2="138" />
          ))}
          <Hours {...at(window)} y="15">
            {window.there}
          </Hours>
          <Hours {...at(window)} y="154">
            {window.here}
          </Hours>
        </g>
      ))}
      {now && (
        <NowLine>
          <line x1={x(now.minute)} x2={x(now.minute)} y1="22" y2="138" />
          <circle cx={x(now.minute)} cy="41" r="6" />
          <circle cx={x(now.minute)} cy="119" r="6" />
        </NowLine>
      )}
      {longest && (
        <Length x={x(middle(widest))} y="86" textAnchor="middle">
          {longest}
        </Length>
      )}
      {AXIS.map(({ text, minute, anchor }) => (
        <text key={minute} x={x(minute)} y="172" textAnchor={anchor}>
          {text}
        </text>
      ))}
    </Svg>
  );
}

/** Where a minute of home's day lies, or how wide a span of minutes is. */
const x = (minutes: number) => percent(minutes / 1440);

const middle = ({ from, to }: Queries.ClockBar) => (from + to) / 2;

/** Hours stand in the middle of their window, but for those too near to an edge of the day. */
function at(window: Queries.ClockWindow) {
  const share = middle(window) / 1440;
  if (share < 0.19) return { x: "0", textAnchor: "start" } as const;
  if (share > 0.81) return { x: "100%", textAnchor: "end" } as const;
  return { x: x(middle(window)), textAnchor: "middle" } as const;
}

const AXIS = [
  { text: "12\u00a0AM", minute: 0, anchor: "start" },
  { text: "6\u00a0AM", minute: 360, anchor: "middle" },
  { text: "12\u00a0PM", minute: 720, anchor: "middle" },
  { text: "6\u00a0PM", minute: 1080, anchor: "middle" },
  { text: "12\u00a0AM", minute: 1440, anchor: "end" },
] as const;

/** The hours are a background: a line for each, and a stronger one for every sixth. */
const Svg = styled.svg`
  overflow: visible;
  background:
    linear-gradient(90deg, var(--sea-rule) 0 1px, transparent 0) 0 22px / 25%
      116px repeat-x,
    linear-gradient(90deg, var(--sea-line) 0 1px, transparent 0) 0 22px /
      calc(100% / 24) 116px repeat-x,
    linear-gradient(var(--sea-rule), var(--sea-rule)) 100% 22px / 1px 116px
      no-repeat;
  /* Letters grow as far as the rows, which are pixels high, have room for them. */
  text {
    font: 560 min(var(--t-xs), 15px) / 1 var(--font-text);
    font-stretch: 86%;
    fill: var(--ink-2);
  }
`;

const Home = styled.rect`
  fill: var(--land);
  stroke: var(--route);
  stroke-width: 2;
`;

const Edge = styled.line`
  stroke: var(--route);
  stroke-width: 2;
`;

const Hours = styled.text`
  ${Svg} & {
    font-size: min(0.875rem, 16px);
    font-weight: var(--w-display);
    fill: var(--ink);
  }
`;

const Length = styled.text`
  ${Svg} & {
    font: var(--w-display) min(1.125rem, 26px) / 1 var(--font-display);
    fill: var(--on-route);
    stroke: var(--route);
    stroke-width: 8px;
    paint-order: stroke;
  }
`;

const NowLine = styled.g`
  stroke-width: 2;
  line {
    stroke: var(--ink);
  }
  circle {
    fill: var(--ink);
    stroke: var(--sea);
  }
  @media print {
    display: none;
  }
`;
