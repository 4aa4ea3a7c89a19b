import { AWAKE, minutesOf } from "../../lib/hours";

/** In hours of the day. */
const MORNING = AWAKE.from / 60;
const BEDTIME = AWAKE.to / 60;

/** @param time such as "23:05" */
export const isAsleep = (time: string): boolean => {
  const minute = minutesOf(time);
  return minute >= AWAKE.to || minute < AWAKE.from;
};

/**
 * Where on the ruler of hours it is night now.
 * @param minutes of the day on home's clock
 * @param from the first hour of the ruler, seen from home: -14
 * @param to its last hour
 * @returns stretches of hours seen from home, such as { from: -10, to: -1 }
 */
export function nightOnRuler(minutes: number, from: number, to: number) {
  const hours = minutes / 60;
  return [-24, 0, 24]
    .map((day) => ({
      from: Math.max(from, day + BEDTIME - hours),
      to: Math.min(to, day + 24 + MORNING - hours),
    }))
    .filter((night) => night.from < night.to);
}
