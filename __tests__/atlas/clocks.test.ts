/** @jest-environment node */
import site from "../data/site.json";
import type { OpeningHours } from "../../src/content/model";
import { clocksOf } from "../../plugins/gatsby-plugin-atlas/clocks/clocks";

const hours = (
  [
    ["monday", "friday", "09:00", "18:00"],
    ["saturday", "saturday", "10:00", "16:00"],
    ["sunday", "sunday", null, null],
  ] as const
).map(([from, to, opens, closes]): OpeningHours => ({
  from,
  to,
  opens,
  closes,
}));

const place = (timeZone: string, slug = "x") => ({
  slug,
  name: slug,
  capital: { name: "Capital", longitude: 0, latitude: 0, timeZone },
});

/** What the page of a country in this zone says, with spaces that may break. */
function pageOf(
  timeZone: string,
  home = "Asia/Kolkata",
  openingHours = hours,
  year = 2026,
) {
  const { difference, seasons } = clocksOf(
    place(timeZone),
    [],
    { home: { country: "India", timeZone: home }, openingHours },
    year,
  );
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  return {
    difference: plain(difference),
    seasons: seasons.map((season) => ({
      when: [season.name, season.months],
      offset: season.offset,
      awake: season.awake.map(({ from, to }) => `${from}-${to}`).join(", "),
      windows: season.windows.map(({ from, to, there, here }) =>
        [from, to, plain(there), plain(here)].join(" "),
      ),
      longest: season.longest && plain(season.longest),
      callHome: plain(season.callHome.join(" ")),
      callUs: plain(season.callUs.join(" ")),
    })),
  };
}

/** One season in a line. */
const seasonsOf = (...zones: Parameters<typeof pageOf>) =>
  pageOf(...zones).seasons.map(({ when: [name, months], offset }) =>
    [name, months, offset].filter((part) => part !== null).join(" "),
  );

test.each([
  ["Asia/Kathmandu", ["15"]],
  ["Asia/Dubai", ["-90"]],
  [
    "America/New_York",
    ["winter November to March -630", "summer March to November -570"],
  ],
  // Irish law calls winter the exception.
  [
    "Europe/Dublin",
    ["winter October to March -330", "summer March to October -270"],
  ],
  [
    "Australia/Lord_Howe",
    ["winter April to October 300", "summer October to April 330"],
  ],
  // During Ramadan the clocks go back: no summer, no winter.
  ["Africa/Casablanca", ["March to February -270", "February to March -330"]],
])("the seasons of %s", (timeZone, seasons) => {
  expect(seasonsOf(timeZone)).toEqual(seasons);
});

test("clocks that were changed for good are not a season", () => {
  expect(seasonsOf("Asia/Almaty", "Asia/Kolkata", hours, 2024)).toEqual([
    "-30",
  ]);
});

test("home may be where the clocks are changed", () => {
  expect(seasonsOf("Asia/Kolkata", "Europe/London")).toEqual([
    "winter October to March 330",
    "summer March to October 270",
  ]);
  expect(seasonsOf("Europe/London", "America/New_York")).toEqual([
    "March to October, November to March 300",
    "March, October to November 240",
  ]);
});

test.each([
  [
    "Asia/Kolkata",
    "Capital keeps the same time as India.",
    "420-1320",
    ["420 1320 7 AM-10 PM 7 AM-10 PM"],
    "15 h",
    "7 AM to 10 PM, here and there",
    "Mon-Fri 9:00 AM-6:00 PM, Sat 10:00 AM-4:00 PM there",
  ],
  [
    "Asia/Kathmandu",
    "Capital is 15 min ahead of India.",
    "405-1305",
    ["420 1305 7:15 AM-10 PM 7 AM-9:45 PM"],
    "14¾ h",
    "7:15 AM to 10 PM there, 7 AM to 9:45 PM here",
    "Mon-Fri 9:15 AM-6:15 PM, Sat 10:15 AM-4:15 PM there",
  ],
  [
    "Europe/London",
    "Capital is 5 h 30 min behind India, 4 h 30 min in summer.",
    "0-210, 750-1440",
    ["750 1320 7 AM-4:30 PM 12:30-10 PM"],
    "9½ h",
    "7 AM to 4:30 PM there, 12:30 PM to 10 PM here",
    "Mon-Fri 3:30 AM-12:30 PM, Sat 4:30 AM-10:30 AM there",
  ],
  [
    "America/New_York",
    "Capital is 10 h 30 min behind India, 9 h 30 min in summer.",
    "0-510, 1050-1440",
    ["1050 1320 7-11:30 AM 5:30-10 PM", "420 510 8:30-10 PM 7-8:30 AM"],
    "4½ h",
    "7 AM to 11:30 AM there, 5:30 PM to 10 PM here, " +
      "or 8:30 PM to 10 PM there, 7 AM to 8:30 AM here the next day",
    "Sun-Thu 10:30 PM-7:30 AM, Fri 11:30 PM-5:30 AM there (into the next day)",
  ],
  [
    "Pacific/Auckland",
    "Capital is 6 h 30 min ahead of India, 7 h 30 min in summer.",
    "30-930",
    ["420 930 1:30-10 PM 7 AM-3:30 PM"],
    "8½ h",
    "1:30 PM to 10 PM there, 7 AM to 3:30 PM here",
    "Mon-Fri 3:30 PM-12:30 AM (into the next day), Sat 4:30 PM-10:30 PM there",
  ],
  [
    "Etc/GMT+12",
    "Capital is 17 h 30 min behind India.",
    "30-930",
    ["420 930 1:30-10 PM 7 AM-3:30 PM"],
    "8½ h",
    "1:30 PM to 10 PM there, 7 AM to 3:30 PM here the next day",
    "Sun-Thu 3:30 PM-12:30 AM (into the next day), Fri 4:30 PM-10:30 PM there",
  ],
])(
  "%s: %s",
  (timeZone, difference, awake, windows, longest, callHome, callUs) => {
    const page = pageOf(timeZone);
    expect(page.difference).toBe(difference);
    expect(page.seasons[0]).toMatchObject({
      awake,
      windows,
      longest,
      callHome,
      callUs,
    });
  },
);

test("half a day from home there are two windows of three hours, one of them on the day before here", () => {
  const { difference, seasons } = pageOf("Etc/GMT-12", "Etc/UTC");
  expect(difference).toBe("Capital is 12 h ahead of India.");
  expect(seasons[0]).toMatchObject({
    awake: "0-600, 1140-1440",
    windows: ["1140 1320 7-10 AM 7-10 PM", "420 600 7-10 PM 7-10 AM"],
    longest: "3 h",
    callHome:
      "7 AM to 10 AM there, 7 PM to 10 PM here the day before, " +
      "or 7 PM to 10 PM there, 7 AM to 10 AM here",
  });
});

test("there is time to talk in every zone, and never outside of the hours awake", () => {
  for (const timeZone of Intl.supportedValuesOf("timeZone")) {
    const { seasons } = pageOf(timeZone);
    expect(seasons.length).toBeLessThanOrEqual(2);
    for (const { windows } of seasons) {
      expect(windows.length).toBeGreaterThan(0);
      for (const window of windows) {
        const [from, to] = window.split(" ").map(Number);
        expect(from).toBeGreaterThanOrEqual(420);
        expect(to).toBeLessThanOrEqual(1320);
      }
    }
  }
});

test("with no opening hours nothing is said of them", () => {
  const closed = hours.map((line) => ({ ...line, opens: null, closes: null }));
  expect(pageOf("Asia/Dubai", "Asia/Kolkata", closed).seasons[0]!.callUs).toBe(
    "",
  );
});

test("the same clock: every country with the same seasons, and no other", () => {
  const places = [
    place("Europe/Berlin", "germany"),
    place("Europe/Paris", "france"),
    place("Africa/Lagos", "nigeria"),
    place("Europe/Rome", "italy"),
  ];
  const { same } = clocksOf(
    places[0]!,
    places,
    { home: site.home, openingHours: hours },
    2026,
  );
  expect(same).toEqual([
    { slug: "france", name: "france" },
    { slug: "italy", name: "italy" },
  ]);
});
