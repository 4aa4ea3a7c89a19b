import { geoPatterson } from "d3-geo-projection";
import type { GeoProjection } from "d3-geo";
import { WORLD } from "../lib/drawings";

const { west, east, north, width, height } = WORLD;

const MIDDLE = (west + east) / 2;

/** Pixels per radian of the equator. */
export const WORLD_SCALE = width / (((east - west) * Math.PI) / 180);

/** Lines go on beyond the frame, so that no end shows. */
const MARGIN = 20;

/** Meridians are the grid of every page. @param unit how many units of the drawing make one pixel of the frame */
export function worldProjection(unit = 1): GeoProjection {
  const projection = geoPatterson()
    .rotate([-MIDDLE, 0])
    .scale(WORLD_SCALE * unit)
    .translate([(width / 2) * unit, 0]);
  const top = projection([MIDDLE, north])![1];
  return projection
    .translate([(width / 2) * unit, -top])
    .precision(0.2 * unit)
    .clipExtent([
      [-MARGIN * unit, -MARGIN * unit],
      [(width + MARGIN) * unit, (height + MARGIN) * unit],
    ]);
}
