import { geoArea, geoContains } from "d3-geo";
import * as world from "../../src/atlas/countries";
import { partOf } from "../../src/atlas/mainland";
import { type Line, stretches } from "../../src/atlas/geometry";
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
  const { coordinates } = world.geometryOf(world.simplified(20), land);
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
