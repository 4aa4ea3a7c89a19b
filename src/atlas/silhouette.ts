import { geoCentroid, geoMercator, geoPath, type GeoProjection } from "d3-geo";
import { geoPatterson } from "d3-geo-projection";
import type { MultiPolygon } from "geojson";
import { fine, geometryOf, type Piece } from "./countries";
import { partOf } from "./mainland";
import { largerThan, type Line, projected, ringArea } from "./plane";

/** The longer side, in units. */
const SIZE = 1000;

/** Islands smaller than this, in square units, are left out. */
const MIN_ISLAND = 9;

/** Atolls that fill less than this share of the drawing would be specks: the largest is drawn alone. */
const MIN_SHARE = 0.02;

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

/** Without a ring where the atlas does not know the code. */
export function silhouetteOf(code: string): Silhouette {
  const pieces = partOf(fine, code, "mainland");
  const whole = silhouette(pieces);
  const isSparse = whole.area < MIN_SHARE * whole.width * whole.height;
  return isSparse && pieces.length > 1 ? silhouette(pieces.slice(0, 1)) : whole;
}

function silhouette(pieces: readonly Piece[]): Silhouette & { area: number } {
  const mainland = geometryOf(fine, pieces);
  if (pieces.length === 0)
    return {
      ...{ rings: [], width: SIZE, height: SIZE, west: 0, perDegree: 1 },
      area: 0,
    };
  const { west, east, north } = boundsOf(mainland);
  const projection = (
    north > MERCATOR_LIMIT ? geoPatterson() : geoMercator()
  ) as GeoProjection;
  projection
    .rotate([-(west + east) / 2, 0])
    .fitSize([SIZE, SIZE], mainland)
    .precision(0.1);
  const lines = projected(mainland, projection);
  const [[left, top], [right, bottom]] = geoPath().bounds({
    type: "MultiLineString",
    coordinates: lines,
  });
  const rings = lines.map((ring): Line =>
    ring.map(([x, y]) => [x - left, y - top]),
  );
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
function boundsOf(mainland: MultiPolygon) {
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
