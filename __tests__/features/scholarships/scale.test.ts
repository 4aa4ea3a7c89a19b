import {
  monthLines,
  pinsOf,
  sixMonthsBefore,
} from "../../../src/features/scholarships/scale";
import { along, awardScaleOf, down, marks } from "../../../src/lib/awardScale";
import { aScholarship, manyScholarships } from "./builders";

const award = (awardAmount: number, deadline: string, id = 1) =>
  aScholarship({ id, awardAmount, deadline });
const DAY = 86_400_000;

test.each([
  [[15_000, 60_000], 60_000],
  [[1], 60_000],
  [[60_001], 80_000],
  [[95_000, 20_000], 100_000],
  [[1_000_000], 1_000_000],
])(
  "the scale for awards of %j ends at %d, with round marks",
  (amounts, top) => {
    const scale = awardScaleOf(
      amounts.map((amount) => award(amount, "2025-01-01")),
    );
    expect(scale.top).toBe(top);
    for (const mark of marks(scale)) expect(mark % 5000).toBe(0);
    expect(along(top / 4, scale)).toBe(0.25);
  },
);

test.each([
  ["one deadline is in the middle of 60 days", ["2025-01-31"], 60 * DAY],
  ["few days are widened to 60", ["2025-01-01", "2025-01-11"], 60 * DAY],
  ["days are free at both edges", ["2025-01-01", "2025-04-11"], 114 * DAY],
])("%s", (_, days, span) => {
  const scale = awardScaleOf(days.map((day) => award(1, day)));
  expect(scale.to - scale.from).toBeCloseTo(span);
  const [first, last] = [down(days[0]!, scale), down(days.at(-1)!, scale)];
  expect(first).toBeCloseTo(1 - last);
  expect(first).toBeGreaterThan(0);
});

test.each([
  ["2024-11-25", "2025-03-15", ["Dec 2024", "Jan 2025", "Feb", "Mar"]],
  ["2024-01-10", "2024-12-10", ["Jan 2024", "Mar", "May", "Jul", "Sep", "Nov"]],
  [
    "2020-06-01",
    "2031-06-01",
    ["Jan 2020", "Jan 2022", "Jan 2024", "Jan 2026", "Jan 2028", "Jan 2030"],
  ],
])("from %s to %s the lines are %j", (from, to, names) => {
  const lines = monthLines(awardScaleOf([award(1, from), award(2, to)]));
  expect(lines.map(({ name }) => name)).toEqual(names);
});

test("awards of one amount and one day share a pin; later pins come first", () => {
  const awards = [
    award(20_000, "2025-01-01", 1),
    award(20_000, "2025-02-01", 2),
    award(20_000, "2025-01-01", 3),
    award(30_000, "2025-01-01", 4),
  ];
  const pins = pinsOf(awards, awardScaleOf(awards));
  expect(pins.map((pin) => pin.awards.map(({ id }) => id))).toEqual([
    [2],
    [1, 3],
    [4],
  ]);
});

test("among three hundred every award has its place on the scale", () => {
  const awards = manyScholarships(300);
  const pins = pinsOf(awards, awardScaleOf(awards));
  expect(pins.flatMap((pin) => pin.awards)).toHaveLength(300);
  for (const { x, y } of pins) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(1);
  }
});

test.each([
  ["2024-12-20", "2024-06-20"],
  ["2025-03-15", "2024-09-15"],
  ["2025-08-31", "2025-02-28"],
  ["2024-08-31", "2024-02-29"],
  ["2025-06-30", "2024-12-30"],
])("six months before %s is %s", (day, before) => {
  expect(sixMonthsBefore(day)).toBe(before);
});
