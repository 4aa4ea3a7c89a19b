import { geoPatterson } from "d3-geo-projection";
import type { GeoProjection } from "d3-geo";

/** The piece of the world that is shown, in degrees: from the west of Canada to the east of Australia. */
const FRAME = { west: -139, east: 166, south: -56, north: 79.5 };

const MIDDLE = (FRAME.west + FRAME.east) / 2;

export const WORLD_WIDTH = 1440;

/** Pixels per radian of the equator. */
export const WORLD_SCALE =
  WORLD_WIDTH / (((FRAME.east - FRAME.west) * Math.PI) / 180);

/** How far beyond the frame lines are drawn, so that no end shows. */
const MARGIN = 20;

/** Patterson's projection keeps meridians vertical and evenly spaced: they are the grid of every page. */
const unclipped = (unit: number): GeoProjection =>
  geoPatterson()
    .rotate([-MIDDLE, 0])
    .scale(WORLD_SCALE * unit)
    .translate([(WORLD_WIDTH / 2) * unit, 0]);

const heightOf = (latitude: number, unit: number): number =>
  unclipped(unit)([MIDDLE, latitude])![1];

export const WORLD_HEIGHT = Math.round(
  heightOf(FRAME.south, 1) - heightOf(FRAME.north, 1),
);

/** @param unit how many units of the drawing make one of the 1440 pixels */
export function worldProjection(unit = 1): GeoProjection {
  return unclipped(unit)
    .translate([(WORLD_WIDTH / 2) * unit, -heightOf(FRAME.north, unit)])
    .precision(0.2 * unit)
    .clipExtent([
      [-MARGIN * unit, -MARGIN * unit],
      [(WORLD_WIDTH + MARGIN) * unit, (WORLD_HEIGHT + MARGIN) * unit],
    ]);
}
