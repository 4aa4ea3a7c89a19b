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
  [2 * STEP, 2],
  [5 * STEP, 5],
])("at %i px stands card %i", (scrollLeft, index) => {
  expect(indexAt(scrollLeft, STEP, LAST)).toBe(index);
});

test.each([
  [203, 0],
  [204, 1],
  [611, 1],
  [613, 2],
])("in between, at %i px, it is the nearer one: %i", (scrollLeft, index) => {
  expect(indexAt(scrollLeft, STEP, LAST)).toBe(index);
});

test.each([
  [-80, 0],
  [5 * STEP + 300, 5],
  [99_999, 5],
])("pulled beyond an end, at %i px, it stays %i", (scrollLeft, index) => {
  expect(indexAt(scrollLeft, STEP, LAST)).toBe(index);
});

test("a narrower card makes a shorter step", () => {
  expect(indexAt(3 * (268 + GAP), 268 + GAP, LAST)).toBe(3);
});

test("one card alone, or none, is index 0", () => {
  expect(indexAt(500, STEP, 0)).toBe(0);
  expect(indexAt(0, GAP, -1)).toBe(0);
});

const card = (index: number) => ({
  start: index * STEP,
  end: index * STEP + 376,
});
/** A window of three cards and a sliver, at an index. */
const windowAt = (index: number) => ({
  start: index * STEP,
  end: index * STEP + 1316,
});

test("what can be seen whole is left where it is", () => {
  expect(indexRevealing(card(0), windowAt(0), STEP, LAST)).toBeNull();
  expect(indexRevealing(card(2), windowAt(0), STEP, LAST)).toBeNull();
});

test("a card cut off at the right is shown by as few steps as will do", () => {
  expect(indexRevealing(card(3), windowAt(0), STEP, LAST)).toBe(1);
  expect(indexRevealing(card(5), windowAt(0), STEP, LAST)).toBe(3);
});

test("a card cut off at the left is moved to the left edge", () => {
  expect(indexRevealing(card(1), windowAt(3), STEP, LAST)).toBe(1);
});

test("what lies beyond the last card is shown from the last card", () => {
  const link = { start: 6 * STEP + 460, end: 6 * STEP + 900 };
  expect(indexRevealing(link, windowAt(0), STEP, LAST)).toBe(5);
});
