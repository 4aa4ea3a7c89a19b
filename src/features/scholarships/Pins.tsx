import { memo } from "react";
import type { Scholarship } from "../../content/model";
import { percent } from "../../ui/vars";
import type { Pin } from "./scale";
import { Disc, INK } from "./TypeMark";
import { hasPassed } from "./useToday";

/** More pins than this stand without their stems, and are smaller; more than the second are points. */
export const MANY = 24;
export const VERY_MANY = 100;

const radiusAmong = (count: number) =>
  count > VERY_MANY ? 4 : count > MANY ? 6 : 8;

type StateProps = {
  today: string;
  /** Where today is, from 0 to 1 of the chart's height, or outside. */
  now: number;
};

type Props = StateProps & {
  pins: readonly Pin[];
  /** The awards in the list; pins without any of them are dimmed. */
  listed: readonly Scholarship[];
};

/** All pins at rest. `memo`: a finger that slides over them draws only the one that it touches. */
export const Pins = memo(function Pins({ pins, listed, ...state }: Props) {
  const shown = new Set(listed);
  return pins.map((pin) => (
    <g
      key={pin.awards[0]!.id}
      data-ink={INK[pin.awards[0]!.type]}
      opacity={pin.awards.some((one) => shown.has(one)) ? undefined : 0.16}
    >
      {pins.length <= MANY && <Stem pin={pin} width={1.5} {...state} />}
      <PinDisc pin={pin} radius={radiusAmong(pins.length)} {...state} />
      {pin.awards.length > 1 && (
        <text x={percent(pin.x)} y={percent(pin.y)} dx="12" dy="5">
          {pin.awards.length}
        </text>
      )}
    </g>
  ));
});

/** The pin under the finger, over all others, with a line to its day. */
export function TouchedPin({ pin, ...state }: StateProps & { pin: Pin }) {
  const y = percent(pin.y);
  return (
    <g data-ink={INK[pin.awards[0]!.type]}>
      <line x2={percent(pin.x)} y1={y} y2={y} stroke="var(--ink)" />
      <Stem pin={pin} width={3} {...state} />
      <PinDisc pin={pin} radius={11} {...state} />
    </g>
  );
}

type StemProps = StateProps & { pin: Pin; width: number };

/** From the axis to the disc; in the colour of the route where days are left. */
function Stem({ pin: { awards, x, y }, width, today, now }: StemProps) {
  const at = { x1: percent(x), x2: percent(x), y2: percent(y) };
  return (
    <>
      <line {...at} stroke="var(--ink)" strokeWidth={width} />
      {!hasPassed(awards[0]!.deadline, today) && (
        <line
          {...at}
          y1={percent(Math.max(0, now))}
          stroke="var(--route)"
          strokeWidth="3"
        />
      )}
    </>
  );
}

type PinDiscProps = StateProps & { pin: Pin; radius: number };

const PinDisc = ({ pin: { awards, x, y }, radius, today }: PinDiscProps) => (
  <Disc
    type={awards[0]!.type}
    x={percent(x)}
    y={percent(y)}
    radius={radius}
    hasPassed={hasPassed(awards[0]!.deadline, today)}
  />
);
