/** @jest-environment node */
import { labelSides } from "../../plugins/gatsby-plugin-atlas/drawing/labelSide";
import { LOCATOR } from "../../src/lib/drawings";
import type { Line } from "../../plugins/gatsby-plugin-atlas/drawing/plane";

const frame = {
  left: 0,
  top: 0,
  right: LOCATOR.width,
  bottom: LOCATOR.height,
};
const around = (route: Line, country: Line[] = []) => ({
  frame,
  route: [route],
  country,
});

test("names stand clear of the route between them", () => {
  const home = { name: "Home", at: [500, 400] as [number, number] };
  const capital = { name: "Capital", at: [200, 150] as [number, number] };
  expect(labelSides(home, capital, around([home.at, capital.at]))).toEqual({
    home: "belowLeft",
    capital: "above",
  });
});

test("a name does not leave the frame", () => {
  const home = { name: "Bengaluru", at: [30, 200] as [number, number] };
  const capital = { name: "Wellington", at: [610, 470] as [number, number] };
  const sides = labelSides(home, capital, around([home.at, capital.at]));
  expect(sides.home).toMatch(/right$/i);
  expect(sides.capital).toMatch(/left$/i);
});

test("a name stands beside its country rather than on it, if it can", () => {
  const home = { name: "Home", at: [500, 400] as [number, number] };
  const capital = { name: "Capital", at: [300, 240] as [number, number] };
  const country: Line = [
    [200, 150],
    [400, 150],
    [400, 245],
    [200, 245],
  ];
  const sides = labelSides(
    home,
    capital,
    around([home.at, capital.at], [country]),
  );
  expect(sides.capital).toMatch(/^below/);
});
