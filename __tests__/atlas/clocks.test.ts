// Specification: 4.7, 7.5
import { clocksOf } from "../../src/atlas/clocks";
import { readJson } from "../../src/content/dataFolder";
import { offsetAt } from "../../src/lib/hours";

const { home, openingHours } = readJson("site.json");

/** What pages say of the clock of a capital in a time zone, with blanks and hyphens that may break a line. */
function pageOf(timeZone: string, hours = openingHours, today = "2026-01-15") {
  const site = { home, openingHours: hours };
  const said = clocksOf({ name: "Capital", timeZone }, site, today);
  const text = JSON.stringify({ ...said.clock, ...said.clocks });
  return JSON.parse(
    text.replaceAll("\u00a0", " ").replaceAll("\u2060", ""),
  ) as Queries.Clock & Queries.Clocks;
}

const seasonsOf = (...asked: Parameters<typeof pageOf>) =>
  pageOf(...asked)
    .seasons.map(({ offset, name, months }) =>
      name ? `${offset} ${name} ${months}` : String(offset),
    )
    .join(", ");

// The clock at home is 5:30 ahead of UTC all year. What other clocks do is in the tz database.
test.each`
  timeZone                | short       | words                                                 | seasons
  ${"Asia/Kolkata"}       | ${"0:00"}   | ${"same time as India"}                               | ${"0"}
  ${"Asia/Kathmandu"}     | ${"+0:15"}  | ${"15 min ahead of India"}                            | ${"15"}
  ${"Asia/Dubai"}         | ${"−1:30"}  | ${"1 h 30 min behind India"}                          | ${"-90"}
  ${"Europe/London"}      | ${"−5:30"}  | ${"5 h 30 min behind India (4 h 30 min in summer)"}   | ${"-330 winter October to March, -270 summer March to October"}
  ${"America/New_York"}   | ${"−10:30"} | ${"10 h 30 min behind India (9 h 30 min in summer)"}  | ${"-630 winter November to March, -570 summer March to November"}
  ${"America/St_Johns"}   | ${"−9:00"}  | ${"9 h behind India (8 h in summer)"}                 | ${"-540 winter November to March, -480 summer March to November"}
  ${"Australia/Adelaide"} | ${"+4:00"}  | ${"4 h ahead of India (5 h in summer)"}               | ${"240 winter April to October, 300 summer October to April"}
  ${"Pacific/Auckland"}   | ${"+6:30"}  | ${"6 h 30 min ahead of India (7 h 30 min in summer)"} | ${"390 winter April to September, 450 summer September to April"}
`("the clock of $timeZone is $words", ({ timeZone, short, words, seasons }) => {
  const page = pageOf(timeZone);
  expect(page.short).toBe(short);
  expect([page.standard, page.summer].filter(Boolean).join(" ")).toBe(words);
  expect(seasonsOf(timeZone)).toBe(seasons);
});

test.each([
  ["Asia/Kathmandu", "2026-01-15T12:00Z", 15],
  ["Europe/Berlin", "2026-01-15T12:00Z", -270],
  ["Europe/Berlin", "2026-03-29T00:59Z", -270],
  ["Europe/Berlin", "2026-03-29T01:00Z", -210],
  ["America/New_York", "2027-03-14T06:59Z", -630],
  ["America/New_York", "2027-03-14T07:00Z", -570],
  // Five years on, and beyond: then a page that was not built since stays at what it knows.
  ["Pacific/Auckland", "2030-09-28T14:00Z", 450],
  ["Pacific/Auckland", "2040-06-15T12:00Z", 450],
])("by its changes the clock of %s is at %s ahead by %i", (zone, at, ahead) => {
  expect(offsetAt(pageOf(zone).changes, new Date(at))).toBe(ahead);
});

test("a clock that was changed for good in this year has its new time, and no seasons", () => {
  expect(seasonsOf("Asia/Almaty", openingHours, "2024-06-01")).toBe("-30");
});

test.each([
  ["2026-01-15", -270],
  ["2026-07-15", -210],
])("built on %s, a clock is %i minutes ahead", (today, offset) => {
  const { builtAt, seasons } = pageOf("Europe/Berlin", openingHours, today);
  expect(builtAt).toBe(offset);
  expect(seasons.map(({ short }) => short)).toEqual(["−4:30", "−3:30"]);
});

/** All that a page says of the clock in winter, or all year: a line for each thing. */
function inWinter(timeZone: string) {
  const { difference, seasons } = pageOf(timeZone);
  const { awake, windows, callHome, callUs } = seasons[0]!;
  return [
    difference,
    `awake ${awake.map(({ from, to }) => `${from}-${to}`).join(", ")}`,
    ...windows.map((at) =>
      [`${at.from}-${at.to}: ${at.there}`, at.here, at.length].join(", "),
    ),
    callHome.join(" "),
    callUs.join(" "),
  ];
}

test("when to call: bars are minutes of home's day, and windows are where both are awake", () => {
  expect(inWinter("America/New_York")).toEqual([
    "Capital is 10 h 30 min behind India, 9 h 30 min in summer.",
    "awake 1050-1440, 0-510",
    "1050-1320: 7-11:30 AM, 5:30-10 PM, 4½ h",
    "420-510: 8:30-10 PM, 7-8:30 AM, 1½ h",
    "7 AM to 11:30 AM in Capital, 5:30 PM to 10 PM in Bengaluru, or 8:30 PM to 10 PM in Capital, 7 AM to 8:30 AM in Bengaluru the next day",
    "Sun-Thu 10:30 PM-7:30 AM, Fri 11:30 PM-5:30 AM in Capital (into the next day)",
  ]);
  expect(inWinter("Pacific/Auckland")).toEqual([
    "Capital is 6 h 30 min ahead of India, 7 h 30 min in summer.",
    "awake 30-930",
    "420-930: 1:30-10 PM, 7 AM-3:30 PM, 8½ h",
    "1:30 PM to 10 PM in Capital, 7 AM to 3:30 PM in Bengaluru",
    "Mon-Fri 3:30 PM-12:30 AM (into the next day), Sat 4:30 PM-10:30 PM in Capital",
  ]);
});

test("closing at midnight is on the same day", () => {
  const tillMidnight = { ...openingHours[0]!, closes: "17:30" };
  const [winter] = pageOf("Pacific/Auckland", [tillMidnight]).seasons;
  expect(winter!.callUs).toEqual(["Mon-Fri 3:30 PM-12:00 AM in Capital"]);
});

test("hours with a break are said in one line", () => {
  const [week] = openingHours;
  const withBreak = [
    { ...week!, closes: "13:00" },
    { ...week!, opens: "14:00" },
  ];
  const page = pageOf("Asia/Dubai", withBreak);
  expect(page.seasons[0]!.callUs).toEqual([
    "Mon-Fri 7:30 AM-11:30 AM, 12:30 PM-4:30 PM in Capital",
  ]);
});

test("with no opening hours nothing is said of them", () => {
  const closed = openingHours.map((line) => ({ ...line, opens: null }));
  expect(pageOf("Asia/Dubai", closed).seasons[0]!.callUs).toEqual([]);
});
