import styled from "styled-components";
import type { Scholarship } from "../../content/model";
import { money } from "../../lib/format";
import { awardAnchor } from "../../lib/paths";
import { percent } from "../../lib/placeOn";
import { onPhones, onWide } from "../../styles/media";
import { evenFigures, inGutters, smallCondensed } from "../../styles/mixins";
import { along, type AwardScale, down, monthLines } from "./scale";
import { TypeMark } from "./TypeMark";
import { hasPassed } from "./useToday";

type Props = {
  scholarships: readonly Scholarship[];
  /** Those that match; the pins of all others are faint. */
  shown: readonly Scholarship[];
  scale: AwardScale;
  today: string;
};

/**
 * All awards as pins: further right is more, further down is later. Each leads to its award. For the eye and the pointer
 * alone: the list says all of it.
 */
export function AwardsChart({ scholarships, shown, scale, today }: Props) {
  const passed = scholarships.filter((one) => hasPassed(one.deadline, today));
  const sides = sidesOf(scholarships, scale);
  const haveAllPassed = passed.length === scholarships.length;
  return (
    <Chart aria-hidden>
      <p>
        Further right, a larger award. Further down, a later deadline.
        {haveAllPassed && " All have passed."}
      </p>
      <Plot>
        {[0, 1, 2, 3, 4].map((quarter) => (
          <Amount key={quarter} style={{ left: `${quarter * 25}%` }}>
            {money((scale.top * quarter) / 4)}
          </Amount>
        ))}
        {monthLines(scale).map(({ name, y }) => (
          <Month key={name} style={{ top: percent(y) }}>
            {name}
          </Month>
        ))}
        {scholarships.map((scholarship, index) => (
          <Pin
            key={scholarship.id}
            href={`#${awardAnchor(scholarship.id)}`}
            tabIndex={-1}
            data-title={scholarship.title}
            data-faint={!shown.includes(scholarship) || undefined}
            style={{
              "--x": along(scholarship.awardAmount, scale),
              "--y": down(scholarship.deadline, scale),
            }}
          >
            <TypeMark
              type={scholarship.type}
              hasPassed={!haveAllPassed && passed.includes(scholarship)}
            />
            <small data-side={sides[index]}>{scholarship.field}</small>
          </Pin>
        ))}
      </Plot>
      <Legend>
        <TypeMark type="national" />
        <span>National</span>
        <TypeMark type="international" />
        <span>International</span>
        {passed.length > 0 && !haveAllPassed && (
          <>
            <TypeMark type="national" hasPassed />
            <span>Passed</span>
          </>
        )}
      </Legend>
    </Chart>
  );
}

/** In parts of the chart: half of a pin, half of a line, and a letter. */
const PIN = 0.01;
const LINE = 0.06;
const LETTER = 0.0053;

/** The tries for a name, the best first: beside its pin where no stem is, and else where only stems are. */
const TRIES = [
  { side: "right", overStems: false },
  { side: "left", overStems: false },
  { side: "right", overStems: true },
  { side: "left", overStems: true },
] as const;

/** On which side of each award's pin its field has room, if on any. */
function sidesOf(awards: readonly Scholarship[], scale: AwardScale) {
  const places = awards.map(({ awardAmount, deadline, field }) => ({
    x: along(awardAmount, scale),
    y: down(deadline, scale),
    width: PIN + field.length * LETTER,
  }));
  const boxAt = (left: number, right: number, y: number) => ({
    ...{ left, right, top: y - LINE, bottom: y + LINE },
  });
  const taken = places.map(({ x, y }) => boxAt(x - PIN, x + PIN, y));
  const stems = taken.map((pin) => ({ ...pin, top: 0 }));
  const sides: ("right" | "left" | undefined)[] = [];
  for (const { side, overStems } of TRIES)
    places.forEach(({ x, y, width }, index) => {
      const left = side === "right" ? x + PIN : x - PIN - width;
      const box = boxAt(left, left + width, y);
      const isFree = [...taken, ...(overStems ? [] : stems)].every(
        (other) =>
          other.left >= box.right ||
          other.right <= left ||
          other.bottom <= box.top ||
          other.top >= box.bottom,
      );
      if (sides[index] || !isFree || left < 0 || box.right > 1) return;
      sides[index] = side;
      taken.push(box);
    });
  return sides;
}

const Chart = styled.div`
  ${inGutters}
  padding-block: var(--space-5);
  background: var(--paper-2);
  > p:first-child {
    text-wrap: balance;
  }
  @media print {
    display: none;
  }
`;

const Plot = styled.div`
  ${smallCondensed}
  ${evenFigures}
  --plot-h: clamp(170px, 16vw, 270px);
  --months: 64px;
  position: relative;
  height: var(--plot-h);
  isolation: isolate; /* Lines and stems are below its pins, and above its ground. */
  /* The last pin ends at the page's margin. */
  margin: var(--space-6) var(--space-2) var(--space-4) var(--months);
  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    border-top: 2px solid var(--ink);
  }
`;

/** In the middle over its line. A transform would put both between two pixels. */
const Amount = styled.span`
  position: absolute;
  bottom: calc(100% + var(--space-2));
  --room: 8em;
  width: var(--room);
  margin-left: calc(var(--room) / -2);
  text-align: center;
  &::after {
    content: "";
    position: absolute;
    z-index: -1;
    left: 50%;
    top: calc(100% + var(--space-2));
    height: var(--plot-h);
    border-left: 1px solid var(--sea-rule);
  }
  /* At the page's margin. */
  &:nth-child(5) {
    margin-left: calc(-1 * var(--room));
    text-align: right;
    &::after {
      left: calc(100% - 1px);
    }
  }
  @media ${onPhones} {
    &:nth-child(even) {
      display: none;
    }
  }
`;

const Month = styled.span`
  position: absolute;
  inset-inline: calc(-1 * var(--months)) 0;
  line-height: 0;
  color: var(--ink-2);
  &::after {
    content: "";
    position: absolute;
    inset: 0 0 auto var(--months);
    border-top: 1px dotted;
  }
`;

const Pin = styled.a`
  position: absolute;
  left: calc(var(--x) * 100% - 14px);
  top: calc(var(--y) * 100% - 14px);
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  /* Its stem, from the axis of amounts. */
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    bottom: 50%;
    height: calc(var(--y) * var(--plot-h));
    border-left: 1.5px solid var(--ink);
    pointer-events: none;
  }
  > i {
    position: relative;
    transition: transform var(--d-1);
  }
  > small {
    display: none;
    padding-inline: var(--space-1);
    background: var(--paper-2);
    position: absolute;
    font-size: inherit;
    white-space: nowrap;
    pointer-events: none;
    @media ${onWide} {
      &[data-side] {
        display: block;
      }
    }
  }
  [data-side="left"] {
    right: 100%;
  }
  [data-side="right"] {
    left: 100%;
  }
  &:hover > i {
    transform: scale(1.4);
  }
  &:hover::after {
    content: attr(data-title);
    position: absolute;
    z-index: 1;
    left: calc(var(--x) * 28px);
    top: 100%;
    padding: var(--space-1) var(--space-2);
    transform: translateX(calc(var(--x) * -100%));
    background: var(--float);
    color: var(--on-float);
    white-space: nowrap;
    pointer-events: none;
  }
  &[data-faint] {
    opacity: 0.16;
    pointer-events: none;
    > small {
      display: none;
    }
  }
`;

const Legend = styled.p`
  ${smallCondensed}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  span {
    margin-right: var(--space-3);
  }
`;
