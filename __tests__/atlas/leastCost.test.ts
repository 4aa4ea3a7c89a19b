/** @jest-environment node */
import { leastCost } from "../../src/atlas/leastCost";

type Seat = { cost: number; at: number };
const seats = (...costs: number[]): Seat[] =>
  costs.map((cost, at) => ({ cost, at }));
const apart = (a: Seat, b: Seat) => (a.at === b.at ? 100 : 0);
const chosen = (lists: Seat[][], between = apart) =>
  leastCost(lists, between).map(({ at }) => at);

test("the cheapest of each list is chosen, where nothing stands between them", () => {
  expect(chosen([seats(3, 1, 2), seats(0, 5)], () => 0)).toEqual([1, 0]);
});

test("what two options cost together counts, too", () => {
  expect(chosen([seats(0, 9), seats(0, 1)])).toEqual([0, 1]);
});

test("two that hold each other's place change it", () => {
  const lists = [seats(1, 0, 50), seats(0, 1, 50), seats(0, 0, 0)];
  expect(chosen(lists)).toEqual([1, 0, 2]);
});

test("one input has one output", () => {
  const lists = Array.from({ length: 6 }, (_, list) =>
    Array.from({ length: 6 }, (_, at) => ({ at, cost: (list * at * 7) % 11 })),
  );
  expect(chosen(lists)).toEqual(chosen(lists));
  expect(new Set(chosen(lists)).size).toBe(6);
});
