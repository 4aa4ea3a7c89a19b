// Specification: 3.6, 4.7
import type { OpeningHours } from "../../src/content/model";
import {
  clockTime,
  hoursInShort,
  hoursLines,
  isAsleep,
  openState,
} from "../../src/lib/hours";

const line = (from: string, to: string, opens?: string, closes?: string) =>
  ({ from, to, opens: opens ?? null, closes: closes ?? null }) as OpeningHours;

/** The specification's: Mon-Fri 9:00 AM-6:00 PM, Sat 10:00 AM-4:00 PM, Sun closed. */
const HOURS = [
  line("monday", "friday", "09:00", "18:00"),
  line("saturday", "saturday", "10:00", "16:00"),
  line("sunday", "sunday"),
];
const BREAK = [
  line("monday", "friday", "09:00", "13:00"),
  line("monday", "friday", "14:00", "24:00"),
  line("saturday", "sunday"),
];
const MONDAYS = [line("monday", "monday", "09:00", "18:00")];
const NEVER = [line("monday", "sunday")];

const NEXT_MONDAY = [{ date: "2024-12-02", label: "Holiday" }];
const CLOSED_DAYS = [
  { date: "2024-11-26", label: "Founders’ Day" },
  { date: "2024-11-29", label: "Inventory" },
  ...Array.from({ length: 14 }, (_, at) => ({
    date: `2024-12-${String(at + 1).padStart(2, "0")}`,
    label: "Holidays",
  })),
];

// 25 November 2024 is a Monday. A visitor is elsewhere, the clock is India's.
test.each`
  at                           | time                  | hours      | days           | text
  ${"Monday 9:00"}             | ${"2024-11-25T09:00"} | ${HOURS}   | ${[]}          | ${"Open now until 6:00 PM India time"}
  ${"Monday 17:59"}            | ${"2024-11-25T17:59"} | ${HOURS}   | ${[]}          | ${"Open now until 6:00 PM India time"}
  ${"Monday 18:00"}            | ${"2024-11-25T18:00"} | ${HOURS}   | ${[]}          | ${"Opens Tuesday 9:00 AM India time"}
  ${"Tuesday 0:00"}            | ${"2024-11-26T00:00"} | ${HOURS}   | ${[]}          | ${"Opens today 9:00 AM India time"}
  ${"Friday night"}            | ${"2024-11-29T22:30"} | ${HOURS}   | ${[]}          | ${"Opens Saturday 10:00 AM India time"}
  ${"Saturday 15:59"}          | ${"2024-11-30T15:59"} | ${HOURS}   | ${[]}          | ${"Open now until 4:00 PM India time"}
  ${"Saturday 16:00"}          | ${"2024-11-30T16:00"} | ${HOURS}   | ${[]}          | ${"Opens Monday 9:00 AM India time"}
  ${"Sunday noon"}             | ${"2024-12-01T12:00"} | ${HOURS}   | ${[]}          | ${"Opens Monday 9:00 AM India time"}
  ${"one day a week"}          | ${"2024-11-25T19:00"} | ${MONDAYS} | ${[]}          | ${"Opens 2 Dec 2024 9:00 AM India time"}
  ${"and that one closed"}     | ${"2024-11-28T12:00"} | ${MONDAYS} | ${NEXT_MONDAY} | ${"Opens 9 Dec 2024 9:00 AM India time"}
  ${"no day at all"}           | ${"2024-11-25T19:00"} | ${NEVER}   | ${[]}          | ${undefined}
  ${"before the break"}        | ${"2024-11-25T12:59"} | ${BREAK}   | ${CLOSED_DAYS} | ${"Open now until 1:00 PM India time"}
  ${"in the break"}            | ${"2024-11-25T13:00"} | ${BREAK}   | ${CLOSED_DAYS} | ${"Opens today 2:00 PM India time"}
  ${"after the break"}         | ${"2024-11-25T14:00"} | ${BREAK}   | ${CLOSED_DAYS} | ${"Open now until 12:00 AM India time"}
  ${"the end of the day"}      | ${"2024-11-25T23:59"} | ${BREAK}   | ${CLOSED_DAYS} | ${"Open now until 12:00 AM India time"}
  ${"before a closed day"}     | ${"2024-11-25T08:00"} | ${BREAK}   | ${CLOSED_DAYS} | ${"Opens today 9:00 AM India time"}
  ${"a closed day"}            | ${"2024-11-26T12:00"} | ${BREAK}   | ${CLOSED_DAYS} | ${"Closed today: Founders’ Day. Opens Wednesday 9:00 AM India time"}
  ${"one before a weekend"}    | ${"2024-11-29T12:00"} | ${BREAK}   | ${CLOSED_DAYS} | ${"Closed today: Inventory. Opens 16 Dec 2024 9:00 AM India time"}
  ${"more than a week closed"} | ${"2024-12-01T12:00"} | ${BREAK}   | ${CLOSED_DAYS} | ${"Closed today: Holidays. Opens 16 Dec 2024 9:00 AM India time"}
`("$at, $time in India: $text", ({ time, hours, days, text }) => {
  const state = openState(hours, days, new Date(`${time}+05:30`));
  const isOpen = text?.startsWith("Open now");
  expect(state ?? undefined).toEqual(text && { text, isOpen });
});

test.each([
  ["24:00", "12:00 AM", true],
  ["00:00", "12:00 AM", true],
  ["06:59", "6:59 AM", true],
  ["07:00", "7:00 AM", false],
  ["11:59", "11:59 AM", false],
  ["12:00", "12:00 PM", false],
  ["21:59", "9:59 PM", false],
  ["22:00", "10:00 PM", true],
])(
  "%s is read as %s; at that time people are asleep: %s",
  (time, read, asleep) => {
    expect(clockTime(time)).toBe(read);
    expect(isAsleep(time)).toBe(asleep);
  },
);

test("the hours are read as the specification writes them", () => {
  expect(hoursLines(HOURS)).toEqual([
    { days: "Mon-Fri", times: "9:00 AM-6:00 PM" },
    { days: "Sat", times: "10:00 AM-4:00 PM" },
    { days: "Sun", times: "Closed" },
  ]);
});

test.each([
  [
    "a closed day is on the line of the days before it",
    [line("monday", "monday"), ...HOURS],
    "Mon\u00a0closed\nMon-Fri 9:00 AM-6:00 PM\nSat 10:00 AM-4:00 PM, Sun\u00a0closed",
  ],
  [
    "hours with a break are one line",
    BREAK,
    "Mon-Fri 9:00 AM-1:00 PM, 2:00 PM-12:00 AM, Sat-Sun\u00a0closed",
  ],
])("in short, %s", (_, hours, short) => {
  expect(hoursInShort(hours)).toBe(short);
});
