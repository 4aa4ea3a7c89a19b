// Specification: 3.1
import countries from "../data/countries.json";
import { westToEast } from "../../src/atlas/order";

const place = (hour: number, longitude: number) => ({
  slug: `${hour}, ${longitude}`,
  offset: 60 * hour,
  capital: { ...countries[0]!.capital, longitude },
});

test("destinations are sorted by the hour, within an hour by longitude, with home among them", () => {
  const order = [place(-2, 5), place(-1, -7), null, place(0, 4), place(0, 9)];
  order.push(place(1, 1));
  const places = order.filter((entry) => entry !== null);
  const slugs = order.map((entry) => entry?.slug ?? null);
  expect(westToEast(places)).toEqual(slugs);
  expect(westToEast(places.toReversed())).toEqual(slugs);
});

test.each([
  [1, [null, "1, 0"]],
  [-1, ["-1, 0", null]],
])("all on one side: %i", (hour, order) => {
  expect(westToEast([place(hour, 0)])).toEqual(order);
});
