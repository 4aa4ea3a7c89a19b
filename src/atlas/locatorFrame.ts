import { geoPath, type GeoProjection } from "d3-geo";
import { geoPatterson } from "d3-geo-projection";
import type { MultiPolygon } from "geojson";
import { LOCATOR } from "../lib/drawings";
import type { Position } from "./earth";
import { WORLD_SCALE } from "./worldFrame";

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = LOCATOR;

/** Room on each side of route and mainland: a share of their extent, and pixels of the home page's map at least. */
const ROOM = { width: 0.14, minWidth: 16, height: 0.2, minHeight: 22 };

/** No land is further north. In degrees. */
const NORTHERNMOST = 83.7;

/** How far beyond what is shown land is drawn, so that no edge of it is seen. In pixels of the frame. */
const BLEED = 2;

/** What a locator shows of the world. */
export type Frame = {
  /** Pixels of the frame per radian of the equator. */
  scale: number;
  /** @param unit how many units of the drawing make one pixel of the frame */
  projection: (unit: number) => GeoProjection;
};

/** The smallest frame of our proportions that has route and mainland in it, and room around them. */
export function framed(
  from: Position,
  to: Position,
  mainland: MultiPolygon,
): Frame {
  const world = aroundRoute(from, to).scale(WORLD_SCALE).translate([0, 0]);
  const [[left, top], [right, bottom]] = geoPath(world).bounds({
    type: "GeometryCollection",
    geometries: [{ type: "LineString", coordinates: [from, to] }, mainland],
  });
  const [width, height] = [right - left, bottom - top];
  const zoom = Math.min(
    WIDTH / (width + 2 * Math.max(ROOM.minWidth, width * ROOM.width)),
    HEIGHT / (height + 2 * Math.max(ROOM.minHeight, height * ROOM.height)),
  );
  const scale = WORLD_SCALE * zoom;
  const x = (WIDTH - (left + right) * zoom) / 2;
  const [, farNorth] = world([0, NORTHERNMOST])!;
  // No more sea than that above the land.
  const y = Math.min(
    (HEIGHT - (top + bottom) * zoom) / 2,
    ROOM.minHeight - farNorth * zoom,
  );
  const [besideX, besideY] = [MARGIN.x + BLEED, MARGIN.y + BLEED];
  return {
    scale,
    projection: (unit) =>
      aroundRoute(from, to)
        .scale(scale * unit)
        .translate([x * unit, y * unit])
        .precision(0.2 * unit)
        .clipExtent([
          [-besideX * unit, -besideY * unit],
          [(WIDTH + besideX) * unit, (HEIGHT + besideY) * unit],
        ]),
  };
}

/** The world is cut open opposite to the route, never across it. Which meridian is the middle changes no shape. */
function aroundRoute([west]: Position, [east]: Position): GeoProjection {
  const eastward = ((east - west + 540) % 360) - 180;
  return geoPatterson().rotate([-(west + eastward / 2), 0]);
}
