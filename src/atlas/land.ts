import type { GeoProjection } from "d3-geo";
import type { MultiPolygon } from "geojson";
import {
  coarse,
  geometryOf,
  landWithout,
  piecesOf,
  simplified,
} from "./countries";
import { countryOf } from "./mainland";
import { outline } from "./path";
import { INKS, type Ink, type Place } from "./place";
import { path, TOKENS } from "./svg";
import { WORLD_SCALE } from "./worldFrame";

/** The land of a map of the whole world, simplified for it. */
export type ColouredWorld = {
  /** All land that is no destination, India's among it: one shape, without a border inside. */
  neutral: MultiPolygon;
  /** One per destination, in its ink. */
  countries: { ink: Ink; shape: MultiPolygon }[];
  /** Both together, without any border. */
  land: MultiPolygon;
};

/** Detail of the world's coasts, in square pixels of the home page's map. */
const MIN_TRIANGLE = 2;

export function colourWorld(
  places: readonly Place[],
  inks: Record<string, Ink>,
): ColouredWorld {
  const detail = simplified(WORLD_SCALE, MIN_TRIANGLE);
  const countries = uniqueCodes(places).map(({ slug, code }) => ({
    ink: inks[slug]!,
    pieces: countryOf(coarse, piecesOf(coarse, code)),
  }));
  return {
    neutral: geometryOf(
      detail,
      landWithout(countries.flatMap(({ pieces }) => pieces)),
    ),
    countries: countries.map(({ ink, pieces }) => ({
      ink,
      shape: geometryOf(detail, pieces),
    })),
    land: geometryOf(detail, landWithout([])),
  };
}

/** Two entries with one code are one country on the map, that of the first. */
const uniqueCodes = (places: readonly Place[]): Place[] =>
  places.filter(
    (place, index) =>
      places.findIndex(({ code }) => code === place.code) === index,
  );

/** Islands smaller than this are not drawn, in square pixels; destinations are given a little more. */
const MIN_NEUTRAL_ISLAND = 1.6;
const MIN_ISLAND = 1;

/** The hair of sea between two countries, in pixels. */
const BORDER = 0.6;

/** How the land is painted, for a drawing of so many units per pixel. */
export const landRules = (unit: number) => ({
  path: { fill: TOKENS.land },
  "g path": { stroke: TOKENS.sea, "stroke-width": BORDER * unit },
  ...Object.fromEntries(INKS.map((ink) => [`.${ink}`, { fill: TOKENS[ink] }])),
});

/** The land as paths: one for all that is neutral and one for each ink. */
export function landPaths(
  world: ColouredWorld,
  projection: GeoProjection,
  unit: number,
): string {
  const outlined = (shape: MultiPolygon, minIsland: number): string =>
    outline(shape, projection, minIsland * unit ** 2);
  const inInk = (ink: Ink): string =>
    world.countries
      .filter((country) => country.ink === ink)
      .map(({ shape }) => outlined(shape, MIN_ISLAND))
      .join("");
  const coloured = INKS.map((ink) => path(inInk(ink), `class="${ink}"`));
  return `${path(outlined(world.neutral, MIN_NEUTRAL_ISLAND))}<g>${coloured.join("")}</g>`;
}
