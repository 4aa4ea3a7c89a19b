import { geoContains } from "d3-geo";
import type { Position } from "geojson";
import { memo } from "../../scripts/memo";
import {
  coarse,
  geometryOf,
  landWithout,
  simplified,
} from "../../src/atlas/countries";
import { landOf, landPaths } from "../../src/atlas/land";
import { partOf } from "../../src/atlas/mainland";
import { worldProjection } from "../../src/atlas/worldMap";
import { countryCode } from "../../src/content/model/fields";
import { readJson } from "../../src/content/readData";

/**
 * India with all that it claims, in degrees: its borders on land lie some 20 km within this line, its coasts some 80 km
 * outside.
 */
// prettier-ignore
const INDIA: Position[] = [
  // Along Pakistan, and round Gilgit and Baltistan
  [70, 24], [69.9, 25.5], [69, 27.3], [70, 28.5], [72.5, 29.7], [73.3, 31], [74, 32], [73.3, 33], [73.1, 34.5], [72.2, 35.9], [72.3, 36.5], [73, 36.95],
  // Along Afghanistan and China, round Aksai Chin
  [74.2, 37.1], [74.7, 37.12], [75.3, 37.1], [76.8, 36.8], [78.5, 36.4], [80.6, 36], [80.6, 34.2], [79.8, 33.3], [79.7, 32], [80, 31.4], [81.4, 30.6],
  // Nepal, Sikkim, Bhutan, Arunachal Pradesh
  [80.7, 29.6], [80.5, 29.1], [81.6, 28.5], [83.5, 27.75], [85, 27.3], [86.8, 26.9], [87.7, 26.9], [87.8, 28.2], [89.1, 28.4], [89.2, 27.2],
  [90.5, 27.1], [91.4, 27.1], [91.3, 28], [92.3, 28.3], [93.2, 29], [94.5, 29.7], [96.2, 29.9], [97.6, 28.9], [97.8, 28],
  // Myanmar and Bangladesh
  [96.8, 26.9], [95.6, 26.3], [95, 24.8], [94.6, 23.7], [93.7, 22.7], [93.5, 21.9], [92.3, 21.8], [92.1, 22.8], [91.8, 23.2], [91, 23.6], [91.1, 24.4],
  [92, 24.8], [91.8, 25], [90, 25], [89.5, 25.6], [89.2, 25.2], [88.9, 24.9], [89, 24], [89.2, 23], [88.5, 22.9],
  // Within the coasts
  [86.5, 22], [84.5, 20.3], [82.6, 18.2], [80, 16.8], [79.2, 15.8], [79.2, 13.5], [78.7, 11.5], [78.2, 10.5], [77.5, 9.5], [77.2, 10.5], [76.8, 11.5],
  [76, 13], [75.2, 15], [74.4, 17], [74, 19], [73.8, 20.8], [73.5, 22.4], [72, 23.6], [71, 24.1],
  [70, 24],
];

/** Shapes share most of their points with others. */
const isInIndia = memo((point) =>
  geoContains(
    { type: "Polygon", coordinates: [INDIA] },
    point.split(" ").map(Number) as [number, number],
  ),
);

/** Whether an edge of a drawn shape may be seen as a border of India's: it has an end or its middle there. */
function hasEdgeInIndia(line: readonly Position[]): boolean {
  return line.some((point, index) => {
    const [x, y] = point as [number, number];
    // Most of the world is far away.
    if (x < 66 || x > 100 || y < 8 || y > 38) return false;
    const next = line[(index + 1) % line.length]!;
    const middle = [(x + next[0]!) / 2, (y + next[1]!) / 2];
    return [point, middle].some((one) => isInIndia(one.join(" ")));
  });
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => countryCode.safeParse(code).success);

const [template] = readJson("countries.json");
const country = (code: string) => ({
  ...template!,
  slug: code,
  name: code,
  code,
});

test("the line around India is one", () => {
  const isIn = (points: number[][]) =>
    points.map((point) => isInIndia(point.join(" ")));
  const inside = [
    [77.2, 28.6],
    [79.5, 35.2],
    [74.3, 35.9],
    [73.5, 34.4],
    [76.5, 36.1],
    [94, 28.2],
    [78, 17],
  ];
  const outside = [
    [67, 24.9],
    [85.3, 27.7],
    [90.4, 23.8],
    [91.1, 29.6],
    [79.9, 6.9],
    [72.8, 18.9],
    [80.3, 13.1],
  ];
  expect(isIn(inside)).not.toContain(false);
  expect(isIn(outside)).not.toContain(true);
});

test("no shape of any country has an edge at a border of India's", () => {
  expect(codes.length).toBeGreaterThan(245);
  const drawn = (code: string) =>
    geometryOf(coarse, partOf(coarse, code, "whole")).coordinates.flat();
  expect(codes.filter((code) => drawn(code).some(hasEdgeInIndia))).toEqual([]);
});

test.each([400, 800, 3000])(
  "nor has the land around, at the scale %i",
  (scale) => {
    const destinations = codes.flatMap((code) => partOf(coarse, code, "whole"));
    for (const pieces of [[], destinations]) {
      const land = geometryOf(simplified(scale), landWithout(pieces));
      expect(land.coordinates.flat().filter(hasEdgeInIndia)).toEqual([]);
    }
  },
);

test("nor has the map of the world where every country is a destination", () => {
  const projection = worldProjection();
  const land = landOf(codes.map(country), projection.scale());
  const paths = landPaths(land, projection);
  const lines = paths.match(/M[^Mz"]+/g)!.map((data) => {
    let at = [0, 0] as [number, number];
    return [...data.matchAll(/(-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]) => {
      at = [at[0] + Number(x), at[1] + Number(y)];
      return projection.invert!(at)!;
    });
  });
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter(hasEdgeInIndia)).toEqual([]);
});
