/** @jest-environment node */
import { geoContains } from "d3-geo";
import {
  coarse,
  fine,
  geometryOf,
  piecesOf,
  type World,
} from "../../plugins/gatsby-plugin-atlas/drawing/countries";
import {
  countryOf,
  mainlandOf,
} from "../../plugins/gatsby-plugin-atlas/drawing/mainland";

const SPOTS: Record<string, [longitude: number, latitude: number]> = {
  "the Malay Peninsula": [102.5, 3.5],
  Borneo: [115, 3.5],
  Kansas: [-98, 38.5],
  Alaska: [-152, 65],
  Hawaii: [-155.5, 19.6],
  Corsica: [9.1, 42.2],
  "French Guiana": [-53, 4],
  Mallorca: [3, 39.6],
  Tenerife: [-16.6, 28.3],
  "Northern Norway": [25, 69.8],
  Spitsbergen: [16, 78.6],
  Bornholm: [14.9, 55.1],
  Texel: [4.85, 53.09],
  Bonaire: [-68.3, 12.2],
  "Northern Ireland": [-6.7, 54.6],
  Shetland: [-1.3, 60.3],
  Tasmania: [146.5, -42],
  "Ellesmere Island": [-80, 80],
  Newfoundland: [-56, 48.5],
  Sicily: [14, 37.5],
  Sardinia: [9, 40],
};

type Rule = typeof mainlandOf;

const has = (rule: Rule, world: World, code: string, spot: string): boolean =>
  geoContains(
    geometryOf(world, rule(world, piecesOf(world, code))),
    SPOTS[spot]!,
  );

const MAINLAND: [code: string, spot: string, isIn: boolean][] = [
  ["my", "the Malay Peninsula", true],
  ["my", "Borneo", true],
  ["us", "Kansas", true],
  ["us", "Alaska", false],
  ["us", "Hawaii", false],
  ["fr", "Corsica", true],
  ["fr", "French Guiana", false],
  ["es", "Mallorca", true],
  ["es", "Tenerife", false],
  ["no", "Northern Norway", true],
  ["no", "Spitsbergen", false],
  ["dk", "Bornholm", true],
  ["nl", "Texel", true],
  ["nl", "Bonaire", false],
  ["gb", "Northern Ireland", true],
  ["gb", "Shetland", true],
  ["au", "Tasmania", true],
  ["ca", "Ellesmere Island", true],
  ["ca", "Newfoundland", true],
  ["it", "Sicily", true],
  ["it", "Sardinia", true],
];

test.each(MAINLAND)("the mainland of %s and %s: %s", (code, spot, isIn) => {
  expect(has(mainlandOf, fine, code, spot)).toBe(isIn);
  expect(has(mainlandOf, coarse, code, spot)).toBe(isIn);
});

test.each([
  ["us", "Alaska", true],
  ["us", "Hawaii", true],
  ["no", "Spitsbergen", true],
  ["es", "Tenerife", true],
  ["fr", "French Guiana", false],
  ["nl", "Bonaire", false],
])("on the world's map the ink of %s covers %s: %s", (code, spot, isIn) => {
  expect(has(countryOf, coarse, code, spot)).toBe(isIn);
});
