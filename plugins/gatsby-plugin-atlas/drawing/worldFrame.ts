import { geoPatterson } from "d3-geo-projection";
import type { GeoProjection } from "d3-geo";
import { WORLD } from "../../../src/lib/drawings";

const MIDDLE = (WORLD.west + WORLD.east) / 2;

/** Pixels per radian of the equator. */
export const WORLD_SCALE =
  WORLD.width / (((WORLD.east - WORLD.west) * Math.PI) / 180);

/** How far beyond the frame lines are drawn, so that no end shows. */
const MARGIN = 20;

/** Patterson's projection keeps meridians vertical and evenly spaced: they are the grid of every page. */
const unclipped = (unit: number): GeoProjection =>
  geoPatterson()
    .rotate([-MIDDLE, 0])
    .scale(WORLD_SCALE * unit)
    .translate([(WORLD.width / 2) * unit, 0]);

const heightOf = (latitude: number, unit: number): number =>
  unclipped(unit)([MIDDLE, latitude])![1];

/** What WORLD.height must be, to the pixel. */
export const projectedHeight = (): number =>
  Math.round(heightOf(WORLD.south, 1) - heightOf(WORLD.north, 1));

/** @param unit how many units of the drawing make one pixel of the frame */
export function worldProjection(unit = 1): GeoProjection {
  return unclipped(unit)
    .translate([(WORLD.width / 2) * unit, -heightOf(WORLD.north, unit)])
    .precision(0.2 * unit)
    .clipExtent([
      [-MARGIN * unit, -MARGIN * unit],
      [(WORLD.width + MARGIN) * unit, (WORLD.height + MARGIN) * unit],
    ]);
}
