import {
  along,
  awardScaleOf,
  down,
  monthLines,
} from "../../../src/widgets/scholarships/scale";

const awards = (awardAmount: number, ...deadlines: string[]) =>
  deadlines.map((deadline) => ({ awardAmount, deadline }));

test.each([
  [1, 60_000],
  [60_000, 60_000],
  [60_001, 80_000],
  [1_000_000, 1_000_000],
])("the scale for an award of %d ends at %d", (amount, top) => {
  const scale = awardScaleOf(awards(amount, "2025-01-01"));
  expect(scale.top).toBe(top);
  expect([along(0, scale), along(top, scale)]).toEqual([0, 1]);
});

test("every deadline has its place within the scale, the later the further down", () => {
  const days = ["2024-11-25", "2025-01-01", "2025-03-15"];
  const scale = awardScaleOf(awards(1, ...days));
  const places = days.map((day) => down(day, scale));
  expect(places).toEqual(places.toSorted());
  expect(places[0]).toBeGreaterThan(0);
  expect(places[2]).toBeCloseTo(1 - places[0]!);
  // One day alone is in the middle.
  expect(down("2025-01-01", awardScaleOf(awards(1, "2025-01-01")))).toBeCloseTo(
    0.5,
  );
});

test.each([
  ["2024-11-25", "2025-03-15", "Dec 2024, Jan 2025, Feb 2025, Mar 2025"],
  ["2024-01-10", "2024-12-10", "Jan 2024, Apr 2024, Jul 2024, Oct 2024"],
  [
    "2020-06-01",
    "2031-06-01",
    "Jun 2020, Jul 2022, Aug 2024, Sep 2026, Oct 2028, Nov 2030",
  ],
])("from %s to %s there are lines for %s", (from, to, names) => {
  const lines = monthLines(awardScaleOf(awards(1, from, to)));
  expect(lines.map(({ name }) => name).join(", ")).toBe(names);
});
