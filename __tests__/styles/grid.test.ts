import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { HOUR, PHONE_MAP, WORLD } from "../../src/lib/drawings";
import { gridStyles, gridTokens } from "../../src/styles/grid";

const degrees = WORLD.east - WORLD.west;

/** The offsets in a box, in percent of its width. */
function offsetsIn(box: { width: number; left: number }) {
  const offset = (token: string) =>
    parseFloat(gridTokens(box).split(`--${token}:`)[1]!);
  return {
    firstHour: offset("first-hour"),
    hour: offset("hour"),
    home: offset("home-x"),
  };
}

test("the styles' hours lie on the map's meridians, the first and the last at the gutters", () => {
  const { firstHour, hour, home } = offsetsIn({ width: 1, left: 0 });
  const longitude = (offset: number) => WORLD.west + (offset / 100) * degrees;
  expect(longitude(home)).toBeCloseTo(82.5, 3);
  expect(longitude(firstHour)).toBeCloseTo(82.5 - 14 * HOUR, 3);
  expect(hour * 24).toBeCloseTo((360 / degrees) * 100, 2);
  const [, gutter] = /--gutter:max\(20px,([\d.]+)vw\)/.exec(gridStyles)!;
  expect(Number(gutter)).toBeCloseTo(firstHour, 3);
});

test("in a box that shows a part of the map its hours lie where they do on the map", () => {
  const { firstHour, hour, home } = offsetsIn(PHONE_MAP);
  expect(firstHour + 14 * hour).toBeCloseTo(home, 2);
});

/** What would have to change with the map's extent, wherever it were written: each also as a percentage. */
const ofTheGrid = [
  ...[...gridStyles.matchAll(/-?\d+\.\d{2,}/g)].map(
    ([number]) => Number(number) / 100,
  ),
  HOUR / degrees / 2,
  1 / PHONE_MAP.width,
  PHONE_MAP.left / PHONE_MAP.width,
].flatMap((number) => [Math.abs(number), 100 * Math.abs(number)]);

const isOfTheGrid = (number: string) =>
  number.replace(/^0?\.?0*/, "").length >= 3 &&
  [...ofTheGrid, WORLD.height].some(
    (other) => Math.abs(Number(number) / other - 1) < 0.00025,
  );

const OWNERS = ["src/lib/drawings.ts", "src/styles/grid.ts"];

test("no other file holds a length of the map or of its hours", () => {
  const files = (readdirSync("src", { recursive: true }) as string[])
    .map((file) => path.join("src", file))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !OWNERS.includes(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?<![\w.])\d*\.?\d+/g)]
      .map(([number]) => number)
      .filter(isOfTheGrid)
      .map((number) => `${file}: ${number}`),
  );
  expect(found).toEqual([]);
});
