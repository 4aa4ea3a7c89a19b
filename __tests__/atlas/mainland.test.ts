/** @jest-environment node */
import { geoContains } from "d3-geo";
import {
  coarse,
  fine,
  geometryOf,
  piecesOf,
} from "../../plugins/gatsby-plugin-atlas/drawing/countries";
import {
  countryOf,
  mainlandOf,
  mainPartOf,
} from "../../plugins/gatsby-plugin-atlas/drawing/mainland";

type Spot = [longitude: number, latitude: number];

/** Whether the mainland of a country has a spot, and whether the country's ink covers it on the world's map. */
const SPOTS: [string, string, Spot, boolean, boolean][] = [
  ["my", "the Malay Peninsula", [102.5, 3.5], true, true],
  ["my", "Borneo", [115, 3.5], true, true],
  ["us", "Kansas", [-98, 38.5], true, true],
  ["us", "Alaska", [-152, 65], false, true],
  ["us", "Hawaii", [-155.5, 19.6], false, true],
  ["fr", "Corsica", [9.1, 42.2], true, true],
  ["fr", "French Guiana", [-53, 4], false, false],
  ["es", "Mallorca", [3, 39.6], true, true],
  ["es", "Tenerife", [-16.6, 28.3], false, true],
  ["no", "Northern Norway", [25, 69.8], true, true],
  ["no", "Spitsbergen", [16, 78.6], false, true],
  ["dk", "Bornholm", [14.9, 55.1], true, true],
  ["nl", "Texel", [4.85, 53.09], true, true],
  ["nl", "Bonaire", [-68.3, 12.2], false, false],
  ["gb", "Northern Ireland", [-6.7, 54.6], true, true],
  ["gb", "Shetland", [-1.3, 60.3], true, true],
  ["au", "Tasmania", [146.5, -42], true, true],
  ["ca", "Ellesmere Island", [-80, 80], true, true],
  ["ca", "Newfoundland", [-56, 48.5], true, true],
  ["it", "Sicily", [14, 37.5], true, true],
  ["it", "Sardinia", [9, 40], true, true],
];

test.each(SPOTS)(
  "the mainland of %s and %s %j: %s; on the world's map: %s",
  (code, _, spot, isMainland, isInked) => {
    for (const world of [fine, coarse]) {
      const mainland = mainlandOf(world, piecesOf(world, code));
      expect(geoContains(geometryOf(world, mainland), spot)).toBe(isMainland);
    }
    const country = countryOf(coarse, piecesOf(coarse, code));
    expect(geoContains(geometryOf(coarse, country), spot)).toBe(isInked);
  },
);

test.each<[string, string, Spot, boolean]>([
  ["dk", "Zealand", [11.9, 55.5], true],
  ["dk", "Bornholm", [14.9, 55.1], false],
  ["gb", "Northern Ireland", [-6.7, 54.6], true],
  ["my", "Borneo", [115, 3.5], true],
])("the main part of %s and %s %j: %s", (code, _, spot, isPart) => {
  const part = mainPartOf(coarse, piecesOf(coarse, code));
  expect(geoContains(geometryOf(coarse, part), spot)).toBe(isPart);
});
