// Specification: 4.2
import { GAP, indexAt } from "../../../src/widgets/destinations/useStrip";

const STEP = 300 + GAP;

test.each([
  [0, 0],
  [STEP, 1],
  [5 * STEP, 5],
  // In between, the nearer one.
  [STEP / 2 - 1, 0],
  [STEP / 2, 1],
  [1.5 * STEP + 1, 2],
  // Pulled beyond an end.
  [-80, 0],
  [5 * STEP + 300, 5],
])("at %i px is card %i", (scrollLeft, index) => {
  expect(indexAt(scrollLeft, STEP, 5)).toBe(index);
});

test("one card alone, or none, is index 0", () => {
  expect(indexAt(500, STEP, 0)).toBe(0);
  expect(indexAt(0, GAP, -1)).toBe(0);
});
