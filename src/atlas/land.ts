import type { GeoProjection } from "d3-geo";
import type { Country, Ink } from "../content/model";
import { INKS } from "../lib/inks";
import { coarse, geometryOf, landWithout, simplified } from "./countries";
import { partOf } from "./mainland";
import { outline, path } from "./svg";

export type Land = ReturnType<typeof landOf>;

/**
 * The land of a map on which these countries stand out. All that is no destination is one shape, and so are India and its
 * neighbours, also those that are destinations: India's borders are never drawn.
 * @param scale of the map's projection
 */
export function landOf(countries: readonly Country[], scale: number) {
  const world = simplified(scale);
  const coloured = countries.map(({ code, ink }) => ({
    ink,
    pieces: partOf(coarse, code, "whole"),
  }));
  const neutral = landWithout(coloured.flatMap(({ pieces }) => pieces));
  return {
    neutral: geometryOf(world, neutral),
    countries: coloured.map(({ ink, pieces }) => ({
      ink,
      shape: geometryOf(world, pieces),
    })),
  };
}

/** How the land is painted. At night countries are darker, so that white names are readable on them. */
export const LAND_CSS =
  "path{fill:var(--land)}" +
  "g path{stroke:var(--sea);stroke-width:1.8}" +
  ":target g{opacity:.72}" +
  INKS.map((ink) => `.${ink}{fill:var(--${ink})}`).join("");

/**
 * The land as paths: one for all that is neutral and one for each ink.
 * @param between what is drawn on the neutral land and below the destinations
 */
export function landPaths(
  { neutral, countries }: Land,
  projection: GeoProjection,
  between = "",
): string {
  const inInk = (ink: Ink): string =>
    countries
      .filter((country) => country.ink === ink)
      .map(({ shape }) => outline(shape, projection))
      .join("");
  const coloured = INKS.map((ink) => path(inInk(ink), `class="${ink}"`));
  return `${path(outline(neutral, projection))}${between}<g>${coloured.join("")}</g>`;
}
