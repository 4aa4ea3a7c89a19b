import {
  clockTime,
  DAYS,
  localTime,
  minutesOf,
  shortDay,
} from "../../lib/hours";

export type Now = {
  /** Minutes that the clock there is ahead of home's. */
  offset: number;
  /** Minutes of home's day. */
  minute: number;
  /** "9:30 AM", or "Sun 9:30 PM" where the days differ. */
  there: string;
  here: string;
};

/** What the two clocks show at an instant. The zones are names of the tz database. */
export function nowAt(instant: Date, there: string, home: string): Now {
  const away = localTime(instant, there);
  const here = localTime(instant, home);
  // At most two days lie between two clocks, whichever week they are in.
  const days = ((away.day - here.day + 10) % 7) - 3;
  const text = ({ day, time }: typeof here) =>
    days === 0 ? clockTime(time) : `${shortDay(DAYS[day]!)} ${clockTime(time)}`;
  return {
    offset: days * 1440 + minutesOf(away.time) - minutesOf(here.time),
    minute: minutesOf(here.time),
    there: text(away),
    here: text(here),
  };
}
