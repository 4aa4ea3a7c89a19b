import { NO_BREAK } from "./length";

// Times of day are minutes after midnight; any number of days before or after counts as the same clock.

export const DAY = 24 * 60;

/** 1110 as "18:30", any number of days away. */
export function wallTime(minute: number): string {
  const ofDay = ((minute % DAY) + DAY) % DAY;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** 1110 as "6:30" and "PM"; full hours without minutes. */
function parts(minute: number): [string, string] {
  const [hour, rest] = wallTime(minute).split(":").map(Number);
  const past = rest ? `:${String(rest).padStart(2, "0")}` : "";
  return [`${hour! % 12 || 12}${past}`, hour! < 12 ? "AM" : "PM"];
}

/** "6:30 PM" */
export const time = (minute: number): string => parts(minute).join(NO_BREAK);

/** "9:30 AM-10 PM", "7-8:30 AM" */
export function shortRange(from: number, to: number): string {
  const [start, half] = parts(from);
  return half === parts(to)[1]
    ? `${start}-${time(to)}`
    : `${time(from)}-${time(to)}`;
}
