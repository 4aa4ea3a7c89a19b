import { geoCentroid, geoMercator, type GeoProjection } from "d3-geo";
import { geoPatterson } from "d3-geo-projection";
import type { MultiPolygon } from "geojson";
import { fine, geometryOf, type Piece } from "./countries";
import { partOf } from "./mainland";
import {
  boundsOf,
  largerThan,
  type Line,
  type Point,
  projected,
  ringArea,
} from "./plane";

/** The longer side, in units. */
const SIZE = 1000;

/** Islands smaller than this, in square units, are left out. */
const MIN_ISLAND = 9;

/** Atolls that fill less than this share of the drawing would be specks: the largest is drawn alone. */
const MIN_SHARE = 0.02;

/** A small island measures less than this share of the largest piece; a far one lies beyond this share of their extent. */
const SMALL = 0.05;
const FAR = 0.15;

/** Further north Mercator's map would be mostly Arctic; Patterson's stays calm. */
const MERCATOR_LIMIT = 75;

/** A country's mainland on its own map. */
export type Silhouette = {
  rings: Line[];
  width: number;
  height: number;
  /** Longitude of the left edge, and units per degree from there. */
  west: number;
  perDegree: number;
};

const EMPTY: Silhouette = {
  rings: [],
  width: SIZE,
  height: SIZE,
  west: 0,
  perDegree: 1,
};

/** Without a ring where the atlas does not know the code. */
export function silhouetteOf(code: string): Silhouette {
  const pieces = partOf(fine, code, "mainland");
  const whole = silhouette(pieces);
  const isSparse = whole.area < MIN_SHARE * whole.width * whole.height;
  return isSparse && pieces.length > 1 ? silhouette(pieces.slice(0, 1)) : whole;
}

/**
 * The same country without its small and far islands, for a box of at most 200 pixels: there Bornholm is a speck that halves
 * Denmark.
 */
export function withoutFarIslands(all: Silhouette): Silhouette {
  const { rings, west, perDegree } = all;
  if (rings.length === 0) return all;
  const least = SMALL * Math.max(...rings.map(ringArea));
  const main = boundsOf(rings.filter(largerThan(least)).flat());
  const farX = FAR * (main.right - main.left);
  const farY = FAR * (main.bottom - main.top);
  const near = rings.filter((ring) => {
    const { left, right, top, bottom } = boundsOf(ring);
    const isNearX = right > main.left - farX && left < main.right + farX;
    const isNearY = bottom > main.top - farY && top < main.bottom + farY;
    return isNearX && isNearY;
  });
  const { left, right, top, bottom } = boundsOf(near.flat());
  return {
    rings: near.map((ring) => movedBy(ring, -left, -top)),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
    west: west + left / perDegree,
    perDegree,
  };
}

const movedBy = (line: Line, dx: number, dy: number): Line =>
  line.map(([x, y]): Point => [x + dx, y + dy]);

function silhouette(pieces: readonly Piece[]): Silhouette & { area: number } {
  const mainland = geometryOf(fine, pieces);
  if (pieces.length === 0) return { ...EMPTY, area: 0 };
  const { west, east, north } = extentOf(mainland);
  const projection = (
    north > MERCATOR_LIMIT ? geoPatterson() : geoMercator()
  ) as GeoProjection;
  projection
    .rotate([-(west + east) / 2, 0])
    .fitSize([SIZE, SIZE], mainland)
    .precision(0.1);
  const lines = projected(mainland, projection);
  const { left, right, top, bottom } = boundsOf(lines.flat());
  const rings = lines.map((ring) => movedBy(ring, -left, -top));
  return {
    rings: rings.filter(largerThan(MIN_ISLAND)),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
    west,
    perDegree: (right - left) / (east - west),
    area: rings.reduce((sum, ring) => sum + ringArea(ring), 0),
  };
}

/** Around the middle of the country, so that one across the date line is no wider than it is. */
function extentOf(mainland: MultiPolygon) {
  const [middle] = geoCentroid(mainland);
  let [west, east, north] = [Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of mainland.coordinates.flat(2)) {
    const turned = middle + ((longitude! - middle + 540) % 360) - 180;
    west = Math.min(west, turned);
    east = Math.max(east, turned);
    north = Math.max(north, latitude!);
  }
  return { west, east, north };
}
