import type { GeoProjection } from "d3-geo";
import type { MultiPolygon } from "geojson";
import type { Country, Ink } from "../content/model";
import { INKS } from "../lib/inks";
import { coarse, geometryOf, landWithout, simplified } from "./countries";
import { partOf } from "./mainland";
import { outline, path, TOKENS } from "./svg";
import { WORLD_SCALE } from "./worldFrame";

/** Detail of the world's coasts, in square pixels of the home page's map. */
const MIN_TRIANGLE = 2;

export type Land = ReturnType<typeof landOf>;

/** The land of a map on which these countries stand out. All that is no destination, India's among it, is one shape. */
export function landOf(countries: readonly Country[]) {
  const detail = simplified(WORLD_SCALE, MIN_TRIANGLE);
  const coloured = countries.map(({ code, ink }) => ({
    ink,
    pieces: partOf(coarse, code, "whole"),
  }));
  const neutral = landWithout(coloured.flatMap(({ pieces }) => pieces));
  return {
    neutral: geometryOf(detail, neutral),
    countries: coloured.map(({ ink, pieces }) => ({
      ink,
      shape: geometryOf(detail, pieces),
    })),
  };
}

/** Islands smaller than this are not drawn, in square pixels; destinations are given a little more. */
const MIN_NEUTRAL_ISLAND = 1.6;
const MIN_ISLAND = 1;

/** The hair of sea between two countries, in pixels. */
const BORDER = 0.6;

/** How the land is painted. @param unit units of the drawing per pixel */
export const landRules = (unit: number) => ({
  path: { fill: TOKENS.land },
  // At night countries are darker, so that white names are readable on them.
  g: { opacity: ["1", "0.72"] as const },
  "g path": { stroke: TOKENS.sea, "stroke-width": BORDER * unit },
  ...Object.fromEntries(INKS.map((ink) => [`.${ink}`, { fill: TOKENS[ink] }])),
});

/**
 * The land as paths: one for all that is neutral and one for each ink.
 * @param between what is drawn on the neutral land and below the destinations
 */
export function landPaths(
  { neutral, countries }: Land,
  projection: GeoProjection,
  unit: number,
  between = "",
): string {
  const outlined = (shape: MultiPolygon, minIsland: number): string =>
    outline(shape, projection, minIsland * unit ** 2);
  const inInk = (ink: Ink): string =>
    countries
      .filter((country) => country.ink === ink)
      .map(({ shape }) => outlined(shape, MIN_ISLAND))
      .join("");
  const coloured = INKS.map((ink) => path(inInk(ink), `class="${ink}"`));
  return `${path(outlined(neutral, MIN_NEUTRAL_ISLAND))}${between}<g>${coloured.join("")}</g>`;
}
