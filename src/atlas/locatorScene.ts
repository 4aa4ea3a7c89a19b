import { geoPath, type GeoProjection } from "d3-geo";
import { geoPatterson } from "d3-geo-projection";
import type { MultiPolygon } from "geojson";
import type { Country, Home } from "../content/model";
import { LOCATOR } from "../lib/drawings";
import {
  coarse,
  geometryOf,
  landWithout,
  simplified,
  type World,
} from "./countries";
import { type Position, positionOf } from "./earth";
import { partOf } from "./mainland";
import { WORLD_SCALE } from "./worldFrame";

const { width: WIDTH, height: HEIGHT, margin: MARGIN, text: TEXT } = LOCATOR;

/** Room on each side of route and mainland: a share of their extent, and pixels of the home page's map at least. */
const ROOM = { width: 0.14, minWidth: 16, height: 0.2, minHeight: 22 };

/** The heights between which dots with names lie: there is room for a name above and below, and for the hours at the lower edge. */
export const NAMES = {
  top: TEXT.nameRoom,
  bottom: HEIGHT - TEXT.nameRoom - TEXT.hourRoom,
};

/** No land is further north. In degrees. */
const NORTHERNMOST = 83.7;

/** How far beyond what is shown land is drawn, so that no edge of it is seen. In pixels of the frame. */
const BLEED = 2;

/** A country narrower than this would be hidden by its capital's dot: it gets a ring, at this distance. */
const MIN_WIDTH = 52;
const RING_GAP = 9;

/** Detail of the coast, in square pixels of the frame. */
const MIN_TRIANGLE = 2;

/** All that a locator shows. */
export type Scene = ReturnType<typeof sceneOf>;

export function sceneOf({ code, capital }: Country, home: Home) {
  const from = positionOf(home);
  const to = positionOf(capital);
  const mainland = geometryOf(coarse, partOf(coarse, code, "mainland"));
  const projection = framed(from, to, mainland);
  const { world, land } = detailFor(projection(1).scale());
  return {
    from,
    to,
    projection,
    land,
    country: geometryOf(world, partOf(coarse, code, "whole")),
    ring: ringAround(mainland, to, projection(1)),
  };
}

/**
 * The smallest frame of our proportions that has route and mainland in it, and room around them and for names.
 * @returns its projection, by the number of units of the drawing per pixel of the frame
 */
function framed(from: Position, to: Position, mainland: MultiPolygon) {
  const world = aroundRoute(from, to).scale(WORLD_SCALE).translate([0, 0]);
  const [[left, top], [right, bottom]] = geoPath(world).bounds({
    type: "GeometryCollection",
    geometries: [{ type: "LineString", coordinates: [from, to] }, mainland],
  });
  const [width, height] = [right - left, bottom - top];
  const dots = [from, to].map((position) => world(position)![1]);
  const [upper, lower] = [Math.min(...dots), Math.max(...dots)];
  const zoom = Math.min(
    WIDTH / (width + 2 * Math.max(ROOM.minWidth, width * ROOM.width)),
    HEIGHT / (height + 2 * Math.max(ROOM.minHeight, height * ROOM.height)),
    (NAMES.bottom - NAMES.top) / (lower - upper),
  );
  const x = (WIDTH - (left + right) * zoom) / 2;
  const [, farNorth] = world([0, NORTHERNMOST])!;
  const y = Math.max(
    NAMES.top - upper * zoom,
    Math.min(
      (HEIGHT - (top + bottom) * zoom) / 2,
      NAMES.bottom - lower * zoom,
      // No more sea than that above the land.
      ROOM.minHeight - farNorth * zoom,
    ),
  );
  const [besideX, besideY] = [MARGIN.x + BLEED, MARGIN.y + BLEED];
  return (unit: number) =>
    aroundRoute(from, to)
      .scale(WORLD_SCALE * zoom * unit)
      .translate([x * unit, y * unit])
      .precision(0.2 * unit)
      .clipExtent([
        [-besideX * unit, -besideY * unit],
        [(WIDTH + besideX) * unit, (HEIGHT + besideY) * unit],
      ]);
}

/** The world is cut open opposite to the route, never across it. Which meridian is the middle changes no shape. */
function aroundRoute([west]: Position, [east]: Position): GeoProjection {
  const eastward = ((east - west + 540) % 360) - 180;
  return geoPatterson().rotate([-(west + eastward / 2), 0]);
}

/** The worlds that were made, by the logarithm of their scale. */
const details = new Map<number, { world: World; land: MultiPolygon }>();

/** All land in the detail that a scale needs. The scale is rounded down, so that hundreds of locators share a few worlds. */
function detailFor(scale: number) {
  const step = Math.floor(4 * Math.log2(scale));
  if (!details.has(step)) {
    const world = simplified(2 ** (step / 4), MIN_TRIANGLE);
    const land = geometryOf(world, landWithout([]));
    details.set(step, { world, land });
  }
  return details.get(step)!;
}

/** The circle round a country that is small in the frame; round the capital alone where no map shows the land. */
function ringAround(
  mainland: MultiPolygon,
  capital: Position,
  projection: GeoProjection,
) {
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(
    mainland.coordinates.length > 0
      ? mainland
      : { type: "Point", coordinates: capital },
  );
  if (right - left >= MIN_WIDTH) return null;
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    radius: Math.hypot(right - left, bottom - top) / 2 + RING_GAP,
  };
}
