/** @jest-environment node */
import { nowAt } from "../../../src/sections/country/now";

const HOME = "Asia/Kolkata";

test.each([
  ["Europe/Berlin", "2026-01-15T14:00+05:30", -270, 840, "9:30 AM", "2:00 PM"],
  ["Europe/Berlin", "2026-07-15T14:00+05:30", -210, 840, "10:30 AM", "2:00 PM"],
  // The hour of the change itself, in Berlin at 1:00 UTC.
  ["Europe/Berlin", "2026-03-29T00:59Z", -270, 389, "1:59 AM", "6:29 AM"],
  ["Europe/Berlin", "2026-03-29T01:00Z", -210, 390, "3:00 AM", "6:30 AM"],
  [
    "America/New_York",
    "2026-11-23T07:30+05:30",
    -630,
    450,
    "Sun 9:00 PM",
    "Mon 7:30 AM",
  ],
  [
    "Pacific/Auckland",
    "2026-07-05T20:00+05:30",
    390,
    1200,
    "Mon 2:30 AM",
    "Sun 8:00 PM",
  ],
  ["Asia/Kathmandu", "2026-07-05T00:00+05:30", 15, 0, "12:15 AM", "12:00 AM"],
  [
    "Australia/Lord_Howe",
    "2026-01-01T12:00+05:30",
    330,
    720,
    "5:30 PM",
    "12:00 PM",
  ],
])("in %s at %s", (there, instant, offset, minute, away, here) => {
  expect(nowAt(new Date(instant), there, HOME)).toEqual({
    offset,
    minute,
    there: away,
    here,
  });
});
