import {
  along,
  deadlineOrder,
  marks,
  scaleTop,
} from "../../../src/features/scholarships/scale";
import { aScholarship } from "./builders";

const topFor = (...amounts: number[]) =>
  scaleTop(amounts.map((awardAmount, id) => aScholarship({ id, awardAmount })));

test.each([
  [[15_000, 60_000], 60_000],
  [[1], 60_000],
  [[60_001], 80_000],
  [[95_000], 100_000],
  [[100_000], 100_000],
  [[130_000], 160_000],
  [[1_000_000], 1_000_000],
])("the scale for awards of %j ends at %d", (amounts, top) => {
  expect(topFor(...amounts)).toBe(top);
});

test("no award lies beyond the scale, whose marks are round", () => {
  for (let amount = 60_000; amount <= 1_000_000; amount += 7_777) {
    const top = topFor(amount);
    expect(top).toBeGreaterThanOrEqual(amount);
    expect(top).toBeLessThan(amount * 1.7);
    for (const mark of marks(top)) expect(mark % 500).toBe(0);
  }
});

test("an award stands along the scale in proportion", () => {
  expect(along(0, 60_000)).toBe("0%");
  expect(along(15_000, 60_000)).toBe("25%");
  expect(along(38_000, 60_000)).toBe("63.33%");
  expect(along(60_000, 60_000)).toBe("100%");
});

test("pins are as high as their deadline is late, equal ones alike", () => {
  const days = ["2025-03-01", "2024-12-01", "2025-01-01", "2024-12-01"];
  const order = deadlineOrder(
    days.map((deadline, id) => aScholarship({ id, deadline })),
  );
  expect([...order]).toEqual([
    [0, 1],
    [1, 0],
    [2, 0.5],
    [3, 0],
  ]);
  expect(deadlineOrder([aScholarship({ id: 7 })]).get(7)).toBe(1);
});
