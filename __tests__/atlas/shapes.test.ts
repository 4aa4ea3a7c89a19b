import { geoArea, geoContains } from "d3-geo";
import * as world from "../../src/atlas/countries";
import { partOf } from "../../src/atlas/mainland";
import { type Line, type Point, stretches } from "../../src/atlas/plane";
import { silhouetteOf } from "../../src/atlas/silhouette";
import { pathData } from "../../src/atlas/svg";

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
    const { coarse, fine, geometryOf } = world;
    for (const detail of [fine, coarse]) {
      const mainland = geometryOf(detail, partOf(detail, code, "mainland"));
      expect(geoContains(mainland, spot)).toBe(isMainland);
    }
    const whole = geometryOf(coarse, partOf(coarse, code, "whole"));
    expect(geoContains(whole, spot)).toBe(isColoured);
  },
);

test("a ring that simplification has collapsed is no land", () => {
  const land = world.landWithout([]);
  const { coordinates } = world.geometryOf(world.simplified(20, 9), land);
  const areas = coordinates.map((polygon) =>
    geoArea({ type: "Polygon", coordinates: polygon }),
  );
  expect(Math.min(...areas)).toBeGreaterThan(0);
});

/** "0,0 10,0" as points. */
const line = (points: string): Line =>
  points.split(" ").map((point) => point.split(",").map(Number) as Point);

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

test("paths are short: points that fall together are one, and rings that do are none", () => {
  const rings = [line("0,0 10,0 10,10 0,10"), line("0,0 3,0 3,.3")];
  expect(pathData(rings, { closed: true })).toBe("M0 0l10 0 0 10-10 0z");
  const routes = [line(".51,0 .52,.01 1,-.26")];
  expect(pathData(routes, { closed: false, decimals: 1 })).toBe("M.5 0l.5-.3");
});

test("a country across the date line is no wider than it is", () => {
  const { width, height } = silhouetteOf("fj");
  expect(width / height).toBeCloseTo(1, 1);
});
