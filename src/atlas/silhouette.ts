import { geoBounds, geoMercator, type GeoProjection } from "d3-geo";
import { geoPatterson } from "d3-geo-projection";
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

/** Without a ring where the atlas does not know the code. */
export function silhouetteOf(code: string): Silhouette {
  const pieces = partOf(fine, code, "mainland");
  if (pieces.length === 0)
    return { rings: [], width: SIZE, height: SIZE, west: 0, perDegree: 1 };
  const whole = silhouette(pieces);
  const area = whole.rings.reduce((sum, ring) => sum + ringArea(ring), 0);
  const isSparse = area < MIN_SHARE * whole.width * whole.height;
  return isSparse && pieces.length > 1 ? silhouette(pieces.slice(0, 1)) : whole;
}

function silhouette(pieces: readonly Piece[]): Silhouette {
  const mainland = geometryOf(fine, pieces);
  const [[west], [east, north]] = geoBounds(mainland);
  // Less than nothing across the date line.
  const degrees = (east - west + 360) % 360;
  const projection = (
    north > MERCATOR_LIMIT ? geoPatterson() : geoMercator()
  ) as GeoProjection;
  projection
    .rotate([-(west + degrees / 2), 0])
    .fitSize([SIZE, SIZE], mainland)
    .precision(0.1);
  return {
    ...cropped(projected(mainland, projection)),
    west,
    perDegree: (projection.scale() * Math.PI) / 180,
  };
}

/** Rings moved to the corner of their box, and its size. */
function cropped(rings: readonly Line[]) {
  const { left, right, top, bottom } = boundsOf(rings.flat());
  return {
    rings: rings.map((ring) =>
      ring.map(([x, y]): Point => [x - left, y - top]),
    ),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
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
  const { left } = boundsOf(near.flat());
  return { ...all, ...cropped(near), west: west + left / perDegree };
}
