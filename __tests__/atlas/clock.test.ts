/** @jest-environment node */
import site from "../../data/site.json";
import { clockOf } from "../../plugins/gatsby-plugin-atlas/clocks/clock";

const clockIn = (timeZone: string, home = site.home) => {
  const capital = { name: "Capital", longitude: 0, latitude: 0, timeZone };
  const place = { slug: "x", name: "Country", code: "xx", ink: null, capital };
  return clockOf(place, home, 2026);
};

/** Standard time and summer time, with spaces that may break. */
const words = ({ standard, summer }: ReturnType<typeof clockOf>) =>
  [standard, summer].filter(Boolean).join(" ").replaceAll("\u00a0", " ");

test.each([
  ["Asia/Kuala_Lumpur", "+2:30", "2 h 30 min ahead of India"],
  ["Asia/Dubai", "−1:30", "1 h 30 min behind India"],
  ["Europe/Berlin", "−4:30", "4 h 30 min behind India (3 h 30 min in summer)"],
  ["Asia/Karachi", "−0:30", "30 min behind India"],
  ["Asia/Kathmandu", "+0:15", "15 min ahead of India"],
  ["Asia/Colombo", "0:00", "same time as India"],
])("the clock of %s", (timeZone, short, text) => {
  const clock = clockIn(timeZone);
  expect([clock.short, words(clock)]).toEqual([short, text]);
});

test("a length of time is never broken over two lines", () => {
  expect(clockIn("Asia/Dubai").standard).toMatch(/^1\u00a0h\u00a030\u00a0min /);
});

test.each([
  ["Europe/London", "Europe/Berlin", "1 h ahead of Home"],
  ["Europe/London", "Europe/Lisbon", "same time as Home"],
  [
    "Europe/London",
    "Asia/Kolkata",
    "5 h 30 min ahead of Home (4 h 30 min in summer)",
  ],
  ["Europe/London", "Australia/Sydney", "11 h ahead of Home (9 h in summer)"],
  ["America/New_York", "Europe/London", "5 h ahead of Home"],
  ["Europe/Lisbon", "Africa/Lagos", "1 h ahead of Home (same time in summer)"],
  ["Australia/Sydney", "Europe/Berlin", "8 h behind Home (10 h in summer)"],
  ["Australia/Sydney", "Pacific/Auckland", "2 h ahead of Home"],
])("from a home in %s, the clock of %s", (here, there, text) => {
  const home = { ...site.home, country: "Home", timeZone: here };
  expect(words(clockIn(there, home))).toBe(text);
});

test("a time zone that does not exist is an error that names the country", () => {
  expect(() => clockIn("Asia/Atlantis")).toThrow(
    'Country: "Asia/Atlantis" is not a time zone',
  );
});
