/** @jest-environment node */
import site from "../../data/site.json";
import { clockOf } from "../../plugins/gatsby-plugin-atlas/clocks/difference";

const clockIn = (timeZone: string, home = site.home) => {
  const capital = { name: "Capital", longitude: 0, latitude: 0, timeZone };
  const place = { slug: "x", name: "Country", code: "xx", ink: null, capital };
  return clockOf(place, home, 2026);
};

/** A length of time is never broken over two lines. */
const unbroken = (text: string) =>
  text.replace(/(?<=\d) (?=h|min)|(?<=h) (?=\d)/g, "\u00a0");

test.each([
  ["Asia/Kuala_Lumpur", "+2:30", "2 h 30 min ahead of India", null],
  ["Asia/Dubai", "−1:30", "1 h 30 min behind India", null],
  [
    "Europe/Berlin",
    "−4:30",
    "4 h 30 min behind India",
    "(3 h 30 min in summer)",
  ],
  [
    "Australia/Sydney",
    "+4:30",
    "4 h 30 min ahead of India",
    "(5 h 30 min in summer)",
  ],
  ["Asia/Karachi", "−0:30", "30 min behind India", null],
  ["Asia/Kathmandu", "+0:15", "15 min ahead of India", null],
  ["Asia/Colombo", "0:00", "same time as India", null],
])("the clock of %s", (timeZone, short, standard, summer) => {
  expect(clockIn(timeZone)).toMatchObject({
    short,
    standard: unbroken(standard),
    summer: summer && unbroken(summer),
  });
});

test.each([
  ["Europe/London", "Europe/Berlin", "1 h ahead of Home", null],
  ["Europe/London", "Europe/Lisbon", "same time as Home", null],
  [
    "Europe/London",
    "Asia/Kolkata",
    "5 h 30 min ahead of Home",
    "(4 h 30 min in summer)",
  ],
  [
    "Europe/London",
    "Australia/Sydney",
    "11 h ahead of Home",
    "(9 h in summer)",
  ],
  ["America/New_York", "Europe/London", "5 h ahead of Home", null],
  [
    "Europe/Lisbon",
    "Africa/Lagos",
    "1 h ahead of Home",
    "(same time in summer)",
  ],
  ["Australia/Sydney", "Europe/Berlin", "8 h behind Home", "(10 h in summer)"],
  ["Australia/Sydney", "Pacific/Auckland", "2 h ahead of Home", null],
])("from a home in %s, the clock of %s", (here, there, standard, summer) => {
  const home = { ...site.home, country: "Home", timeZone: here };
  expect(clockIn(there, home)).toMatchObject({
    standard: unbroken(standard),
    summer: summer && unbroken(summer),
  });
});

test("a time zone that does not exist is an error that names the country", () => {
  expect(() => clockIn("Asia/Atlantis")).toThrow(
    'Country: "Asia/Atlantis" is not a time zone',
  );
});
