import { HOUR, PHONE_MAP, WORLD } from "../../src/lib/drawings";
import { gridOf, gridStyles } from "../../src/styles/grid";

const degrees = WORLD.east - WORLD.west;

test("the styles' hours lie on the map's meridians, the first and the last at the gutters", () => {
  const { firstHour, hour, home } = gridOf({ width: 1, left: 0 });
  const longitude = (position: string) =>
    WORLD.west + (parseFloat(position) / 100) * degrees;
  expect(longitude(home)).toBeCloseTo(82.5, 3);
  expect(longitude(firstHour)).toBeCloseTo(82.5 - 14 * HOUR, 3);
  expect(parseFloat(hour) * 24).toBeCloseTo((360 / degrees) * 100, 2);
  const [, gutter] = /--gutter:max\(20px,([\d.]+)vw\)/.exec(gridStyles)!;
  expect(Number(gutter)).toBeCloseTo(parseFloat(firstHour), 3);
});

test("in a box that shows a part of the map its hours lie where they do on the map", () => {
  const { firstHour, hour, home } = gridOf(PHONE_MAP);
  const last = parseFloat(firstHour) + 14 * parseFloat(hour);
  expect(last).toBeCloseTo(parseFloat(home), 2);
});
