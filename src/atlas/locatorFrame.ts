import type { GeoProjection } from "d3-geo";
import { geoPatterson } from "d3-geo-projection";
import type { MultiPolygon } from "geojson";
import { LOCATOR } from "../../../src/lib/drawings";
import type { Position } from "./earth";
import { boxAround, projected, routeLine, type Box } from "./plane";
import { WORLD_SCALE } from "./worldFrame";

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = LOCATOR;

/** Room around route and mainland: a share of their extent, and pixels of the home page's map at least. */
const ROOM = { width: 0.14, minWidth: 16, height: 0.2, minHeight: 22 };

/** How far beyond what is shown land is drawn, so that no edge of it is seen. In pixels of the frame. */
const BLEED = 2;

/** What a locator shows of the world. */
export type Frame = {
  /** Pixels of the frame per radian of the equator. */
  scale: number;
  projection: (unit: number) => GeoProjection;
};

/** The smallest frame of our proportions that has route and mainland in it, and room around them. */
export function framed(
  from: Position,
  to: Position,
  mainland: MultiPolygon,
): Frame {
  const world = aroundRoute(from, to).scale(WORLD_SCALE).translate([0, 0]);
  const shown = [...routeLine(from, to, world), ...projected(mainland, world)];
  const { left, top, right } = withProportions(withRoom(boxAround(shown)));
  const zoom = WIDTH / (right - left);
  return {
    scale: WORLD_SCALE * zoom,
    projection: (unit) =>
      aroundRoute(from, to)
        .scale(WORLD_SCALE * zoom * unit)
        .translate([-left * zoom * unit, -top * zoom * unit])
        .precision(0.2 * unit)
        .clipExtent([
          [-(MARGIN.x + BLEED) * unit, -(MARGIN.y + BLEED) * unit],
          [
            (WIDTH + MARGIN.x + BLEED) * unit,
            (HEIGHT + MARGIN.y + BLEED) * unit,
          ],
        ]),
  };
}

/** The world is cut open opposite to the route, never across it. Which meridian is the middle changes no shape. */
function aroundRoute([west]: Position, [east]: Position): GeoProjection {
  const eastward = ((east - west + 540) % 360) - 180;
  return geoPatterson().rotate([-(west + eastward / 2), 0]);
}

function withRoom(box: Box): Box {
  const { left, top, right, bottom } = box;
  const x = Math.max(ROOM.minWidth, (right - left) * ROOM.width);
  const y = Math.max(ROOM.minHeight, (bottom - top) * ROOM.height);
  return grown(box, x, y);
}

/** The shorter side grows at both ends. */
function withProportions(box: Box): Box {
  const { left, top, right, bottom } = box;
  const scale = Math.max((right - left) / WIDTH, (bottom - top) / HEIGHT);
  const x = (scale * WIDTH - (right - left)) / 2;
  const y = (scale * HEIGHT - (bottom - top)) / 2;
  return grown(box, x, y);
}

/** A box with so much more on both sides of each axis. */
const grown = ({ left, top, right, bottom }: Box, x: number, y: number) => ({
  left: left - x,
  top: top - y,
  right: right + x,
  bottom: bottom + y,
});
