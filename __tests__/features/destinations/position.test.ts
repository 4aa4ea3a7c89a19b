import {
  GAP,
  indexAt,
  indexRevealing,
} from "../../../src/features/destinations/position";

const STEP = 376 + GAP;
const LAST = 5;

test.each([
  [0, 0],
  [STEP, 1],
  [5 * STEP, 5],
  // In between, the nearer one.
  [203, 0],
  [204, 1],
  [611, 1],
  [613, 2],
  // Pulled beyond an end.
  [-80, 0],
  [5 * STEP + 300, 5],
  [99_999, 5],
])("at %i px stands card %i", (scrollLeft, index) => {
  expect(indexAt(scrollLeft, STEP, LAST)).toBe(index);
});

test("one card alone, or none, is index 0", () => {
  expect(indexAt(500, STEP, 0)).toBe(0);
  expect(indexAt(0, GAP, -1)).toBe(0);
});

const card = (index: number, width = 376) => ({
  start: index * STEP,
  end: index * STEP + width,
});
/** A window of three cards and a sliver, at an index. */
const windowAt = (index: number) => card(index, 1316);
/** What lies beyond the last card is shown from the last card. */
const BEYOND = { start: 6 * STEP + 460, end: 6 * STEP + 900 };

test.each([
  ["a card that is seen whole", card(0), 0, null],
  ["another one", card(2), 0, null],
  ["one cut off at the right, by as few steps as will do", card(3), 0, 1],
  ["one far to the right", card(5), 0, 3],
  ["one cut off at the left, at the left edge", card(1), 3, 1],
  ["a link beyond the last card, from that", BEYOND, 0, 5],
])("to show %s", (_, part, at, index) => {
  expect(indexRevealing(part, windowAt(at), STEP, LAST)).toBe(index);
});
