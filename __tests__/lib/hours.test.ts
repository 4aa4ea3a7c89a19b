import type { OpeningHours } from "../../src/content/model";
import {
  clockTime,
  hoursInShort,
  hoursLines,
  isAsleep,
  offsetAt,
  openState,
} from "../../src/lib/hours";

/** The specification's: Mon-Fri 9:00 AM-6:00 PM, Sat 10:00 AM-4:00 PM, Sun closed. */
const hours: OpeningHours[] = [
  { from: "monday", to: "friday", opens: "09:00", closes: "18:00" },
  { from: "saturday", to: "saturday", opens: "10:00", closes: "16:00" },
  { from: "sunday", to: "sunday", opens: null, closes: null },
];

const CLOSED = {
  from: "monday",
  to: "sunday",
  opens: null,
  closes: null,
} as const;

// 25 November 2024 is a Monday.
test.each([
  ["Monday 9:00", "2024-11-25T09:00", "Open now until 6:00 PM"],
  ["Monday 17:59", "2024-11-25T17:59", "Open now until 6:00 PM"],
  ["Monday 18:00", "2024-11-25T18:00", "Opens Tuesday 9:00 AM"],
  ["Tuesday 0:00", "2024-11-26T00:00", "Opens today 9:00 AM"],
  ["Friday night", "2024-11-29T22:30", "Opens Saturday 10:00 AM"],
  ["Saturday 0:00", "2024-11-30T00:00", "Opens today 10:00 AM"],
  ["Saturday 10:00", "2024-11-30T10:00", "Open now until 4:00 PM"],
  ["Saturday 15:59", "2024-11-30T15:59", "Open now until 4:00 PM"],
  ["Saturday 16:00", "2024-11-30T16:00", "Opens Monday 9:00 AM"],
  ["Sunday noon", "2024-12-01T12:00", "Opens Monday 9:00 AM"],
  ["Monday 0:00", "2024-12-02T00:00", "Opens today 9:00 AM"],
])("%s (%s in India, to a visitor elsewhere): %s", (_, local, text) => {
  const state = openState(hours, [], new Date(`${local}+05:30`));
  expect(state).toEqual({ text, isOpen: text.startsWith("Open now") });
});

test.each<[string, OpeningHours[], string | undefined]>([
  [
    "open on one day only, it opens again in a week",
    [{ ...hours[0]!, to: "monday" }],
    "Opens Monday 9:00 AM",
  ],
  ["closed on every day, there is nothing to say", [CLOSED], undefined],
])("%s", (_, some, text) => {
  const monday = new Date("2024-11-25T19:00+05:30");
  expect(openState(some, [], monday)?.text).toBe(text);
});

const BREAK: OpeningHours[] = [
  { from: "monday", to: "friday", opens: "09:00", closes: "13:00" },
  { from: "monday", to: "friday", opens: "14:00", closes: "24:00" },
  { from: "saturday", to: "sunday", opens: null, closes: null },
];

const HOLIDAYS = [
  { date: "2024-11-26", label: "Founders’ Day" },
  { date: "2024-11-29", label: "Inventory" },
];

test.each([
  ["before the break", "2024-11-25T12:59", "Open now until 1:00 PM"],
  ["in the break", "2024-11-25T13:00", "Opens today 2:00 PM"],
  ["after the break", "2024-11-25T14:00", "Open now until 12:00 AM"],
  ["at the end of the day", "2024-11-25T23:59", "Open now until 12:00 AM"],
  [
    "on a closed day",
    "2024-11-26T12:00",
    "Closed today: Founders’ Day. Opens Wednesday 9:00 AM",
  ],
  [
    "on a closed day before a weekend",
    "2024-11-29T12:00",
    "Closed today: Inventory. Opens Monday 9:00 AM",
  ],
  ["when a closed day is near", "2024-11-25T08:00", "Opens today 9:00 AM"],
])("%s, at %s: %s", (_, local, text) => {
  const state = openState(BREAK, HOLIDAYS, new Date(`${local}+05:30`));
  expect(state?.text).toBe(text);
});

test("after closed days of more than a week the day is said with its date", () => {
  const weeks = Array.from({ length: 14 }, (_, at) => ({
    date: `2024-12-${String(at + 1).padStart(2, "0")}`,
    label: "Holidays",
  }));
  const sunday = new Date("2024-12-01T12:00+05:30");
  expect(openState(BREAK, weeks, sunday)?.text).toBe(
    "Closed today: Holidays. Opens 16 Dec 2024 9:00 AM",
  );
});

test("hours with a break are one line", () => {
  expect(hoursInShort(BREAK)).toBe(
    "Mon-Fri 9:00 AM-1:00 PM, 2:00 PM-12:00 AM, Sat-Sun\u00a0closed",
  );
});

test.each([
  ["24:00", "12:00 AM"],
  ["00:00", "12:00 AM"],
  ["09:00", "9:00 AM"],
  ["11:59", "11:59 AM"],
  ["12:00", "12:00 PM"],
  ["18:00", "6:00 PM"],
  ["23:59", "11:59 PM"],
])("%s is read as %s", (time, read) => {
  expect(clockTime(time)).toBe(read);
});

test("the hours are read as the specification writes them", () => {
  expect(hoursLines(hours)).toEqual([
    { days: "Mon-Fri", times: "9:00 AM-6:00 PM" },
    { days: "Sat", times: "10:00 AM-4:00 PM" },
    { days: "Sun", times: "Closed" },
  ]);
});

test("in short, a closed day is on the line of the days before it", () => {
  const monday = { ...CLOSED, to: "monday" } as const;
  expect(hoursInShort([monday, ...hours])).toBe(
    "Mon\u00a0closed\nMon-Fri 9:00 AM-6:00 PM\nSat 10:00 AM-4:00 PM, Sun\u00a0closed",
  );
});

test.each([
  ["Asia/Kathmandu", "2026-01-15T12:00Z", 15],
  // Between two minutes.
  ["Asia/Kathmandu", "2026-01-15T12:00:30.500Z", 15],
  ["Europe/Berlin", "2026-01-15T12:00Z", -270],
  ["Europe/Berlin", "2026-07-15T12:00Z", -210],
  // Another day there, also where the week begins and ends between the two.
  ["America/New_York", "2026-01-15T20:00Z", -630],
  ["America/New_York", "2026-01-18T20:00Z", -630],
  ["Pacific/Auckland", "2026-01-18T12:00Z", 450],
])(
  "the minutes that the clock of %s is ahead at %s: %i",
  (zone, at, offset) => {
    expect(offsetAt(new Date(at), zone)).toBe(offset);
  },
);

test.each([
  ["21:59", false],
  ["22:00", true],
  ["00:00", true],
  ["06:59", true],
  ["07:00", false],
])("at %s people are asleep: %s", (time, asleep) => {
  expect(isAsleep(time)).toBe(asleep);
});

test("a time zone that the browser does not know has no clock", () => {
  const now = new Date("2026-01-15T12:00Z");
  expect(offsetAt(now, "Europe/Atlantis")).toBeNull();
  // Nor where the browser cannot say what it shows part by part.
  jest
    .spyOn(Intl.DateTimeFormat.prototype, "formatToParts")
    .mockReturnValue([]);
  expect(offsetAt(now, "Europe/Berlin")).toBeNull();
  jest.restoreAllMocks();
});

test("a browser that writes English alone knows every clock", () => {
  const english = Date.prototype.toLocaleString;
  jest.spyOn(Date.prototype, "toLocaleString").mockImplementation(function (
    this: Date,
    _,
    options,
  ) {
    return english.call(this, "en-US", options);
  });
  expect(offsetAt(new Date("2026-01-15T12:00Z"), "Europe/Berlin")).toBe(-270);
  jest.restoreAllMocks();
});
