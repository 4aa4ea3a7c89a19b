// Specification: 7.5
import { geoArea, geoContains } from "d3-geo";
import type { Position } from "geojson";
import { memo } from "../support/memo";
import {
  coarse,
  fine,
  geometryOf,
  landWithout,
  simplified,
} from "../../src/atlas/countries";
import { flagFile } from "../../src/atlas/flags";
import { type Line, stretches } from "../../src/atlas/geometry";
import { landOf, landPaths } from "../../src/atlas/land";
import { partOf } from "../../src/atlas/mainland";
import { silhouetteOf } from "../../src/atlas/silhouette";
import { pathData } from "../../src/atlas/svg";
import { worldProjection } from "../../src/atlas/worldMap";
import { countryCode } from "../../src/content/model/fields";
import { readJson } from "../../src/content/dataFolder";

// Parts of countries

test.each`
  code    | place                    | spot              | isMainland | isColoured
  ${"my"} | ${"the Malay Peninsula"} | ${[102.5, 3.5]}   | ${true}    | ${true}
  ${"us"} | ${"Alaska"}              | ${[-152, 65]}     | ${false}   | ${true}
  ${"us"} | ${"Hawaii"}              | ${[-155.5, 19.6]} | ${false}   | ${true}
  ${"fr"} | ${"Corsica"}             | ${[9.1, 42.2]}    | ${true}    | ${true}
  ${"fr"} | ${"French Guiana"}       | ${[-53, 4]}       | ${false}   | ${false}
  ${"nl"} | ${"Bonaire"}             | ${[-68.3, 12.2]}  | ${false}   | ${false}
  ${"gb"} | ${"Northern Ireland"}    | ${[-6.7, 54.6]}   | ${true}    | ${true}
`(
  "$place is on the mainland of $code: $isMainland; in its ink on maps: $isColoured",
  ({ code, spot, isMainland, isColoured }) => {
    for (const detail of [fine, coarse]) {
      const mainland = geometryOf(detail, partOf(detail, code, "mainland"));
      expect(geoContains(mainland, spot)).toBe(isMainland);
    }
    const whole = geometryOf(coarse, partOf(coarse, code, "whole"));
    expect(geoContains(whole, spot)).toBe(isColoured);
  },
);

test("a ring that simplification has collapsed is no land", () => {
  const land = landWithout([]);
  const { coordinates } = geometryOf(simplified(20), land);
  const areas = coordinates.map((polygon) =>
    geoArea({ type: "Polygon", coordinates: polygon }),
  );
  expect(Math.min(...areas)).toBeGreaterThan(0);
});

/** "0,0 10,0" as points. */
const line = (points: string): Line =>
  points.split(" ").map((point) => {
    const [x, y] = point.split(",").map(Number);
    return { x: x!, y: y! };
  });

test("a line lies inside a ring and outside of its hole, and passes a corner once", () => {
  const ring = line("0,0 10,0 10,10 0,10");
  const hole = line("4,4 6,4 6,6 4,6");
  const diamond = line("20,5 25,0 30,5 25,10");
  expect(stretches([ring, hole, diamond], [2, 5, 25])).toEqual([
    { x: 2, top: 0, bottom: 10 },
    { x: 5, top: 0, bottom: 4 },
    { x: 5, top: 6, bottom: 10 },
    { x: 25, top: 0, bottom: 10 },
  ]);
});

test("paths are short: whole units, and points that fall together are one", () => {
  const ring = line("0,0 10.2,0 10,.3 10,10 -.4,10");
  expect(pathData(ring)).toBe("M0 0l10 0 0 10-10 0");
});

test("a country across the date line is no wider than it is", () => {
  const { left, right, top, bottom } = silhouetteOf("fj", "mainland").box;
  expect((right - left) / (bottom - top)).toBeCloseTo(1, 1);
});

// India's borders

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

const INSIDE =
  "77.2 28.6, 79.5 35.2, 74.3 35.9, 73.5 34.4, 76.5 36.1, 94 28.2, 78 17";
const OUTSIDE =
  "67 24.9, 85.3 27.7, 90.4 23.8, 91.1 29.6, 79.9 6.9, 72.8 18.9, 80.3 13.1";

test("every code that the model accepts has a flag", () => {
  expect(codes.filter((code) => !flagFile(code))).toEqual([]);
});

test("the line around India is one", () => {
  expect(INSIDE.split(", ").map(isInIndia)).not.toContain(false);
  expect(OUTSIDE.split(", ").map(isInIndia)).not.toContain(true);
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
  const [template] = readJson("countries.json");
  const countries = codes.map((code) => ({ ...template!, code }));
  const land = landOf(countries, projection.scale());
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
