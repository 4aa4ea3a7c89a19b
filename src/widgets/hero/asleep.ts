/** From 10 PM to 7 AM people are taken to be asleep; the pages of countries say so. */
const BEDTIME = 22;
const MORNING = 7;

/** @param time such as "23:05" */
export const isAsleep = (time: string): boolean => {
  const hour = Number(time.slice(0, 2));
  return hour >= BEDTIME || hour < MORNING;
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
