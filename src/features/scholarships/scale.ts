import type { Scholarship } from "../../content/model";
import { along, type AwardScale, down } from "../../lib/awardScale";
import { date } from "../../lib/format";

/** All awards of one amount and one deadline, which stand on one point. */
export type Pin = {
  /** At least one, in the order of the data. */
  awards: readonly Scholarship[];
  /** From 0 to 1, from the left and from above. */
  x: number;
  y: number;
};

/** The pins of all awards, the latest first, so that earlier ones are drawn over their stems. */
export function pinsOf(
  scholarships: readonly Scholarship[],
  scale: AwardScale,
): readonly Pin[] {
  const points = new Map<string, Scholarship[]>();
  for (const one of scholarships) {
    const point = `${one.deadline} ${one.awardAmount}`;
    points.set(point, [...(points.get(point) ?? []), one]);
  }
  return [...points.values()]
    .map((awards) => ({
      awards,
      x: along(awards[0]!.awardAmount, scale),
      y: down(awards[0]!.deadline, scale),
    }))
    .sort((a, b) => b.y - a.y);
}

type MonthLine = { name: string; y: number };

const MOST_LINES = 7;
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120];
/** A line so low has no room for its name. */
const LOWEST = 0.97;

/** The first days of months on the scale, at most seven: the first of them, and the first of each year, say the year. */
export function monthLines(scale: AwardScale): readonly MonthLine[] {
  const first = new Date(scale.from);
  const month = (index: number) =>
    new Date(Date.UTC(first.getUTCFullYear(), index, 1))
      .toISOString()
      .slice(0, 10);
  const days: string[] = [];
  for (
    let index = first.getUTCMonth() + 1;
    down(month(index), scale) < 1;
    index++
  )
    days.push(month(index));
  const count = (day: string) =>
    Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const of = (step: number) => days.filter((day) => count(day) % step === 0);
  const step = STEPS.find((months) => of(months).length <= MOST_LINES) ?? 1200;
  let year = "";
  return of(step)
    .map((day) => {
      const [, name, itsYear] = date(day).split(" ") as [
        string,
        string,
        string,
      ];
      const line = { y: down(day, scale), name };
      if (itsYear !== year) line.name += ` ${itsYear}`;
      year = itsYear;
      return line;
    })
    .filter(({ y }) => y < LOWEST);
}

/** The same day of the month half a year earlier, or that month's last: of "2025-08-31" "2025-02-28". */
export function sixMonthsBefore(day: string): string {
  const [year, month, date] = day.split("-").map(Number) as [
    number,
    number,
    number,
  ];
  const lastDay = new Date(Date.UTC(year, month - 6, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 7, Math.min(date, lastDay)))
    .toISOString()
    .slice(0, 10);
}
