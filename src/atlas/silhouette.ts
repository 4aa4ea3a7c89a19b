import { geoBounds, geoMercator, geoPath, type GeoProjection } from "d3-geo";
import { geoPatterson } from "d3-geo-projection";
import { fine, geometryOf, type Piece } from "./countries";
import { type Box, boundsOf, type Line, projected } from "./geometry";
import { partOf } from "./mainland";

/** The longer side, in units. */
const SIZE = 1000;

/** Atolls that fill less than this share of the drawing would be specks: the largest is drawn alone. */
const MIN_SHARE = 0.02;

/** Further north Mercator's map would be mostly Arctic; Patterson's stays calm. */
const MERCATOR_LIMIT = 75;

/** A circle as large as a drawing. */
const DOT: Line = Array.from({ length: 72 }, (_, at) => {
  const angle = (at * Math.PI) / 36;
  const along = (part: number) => (SIZE / 2) * (1 + part);
  return { x: along(Math.cos(angle)), y: along(Math.sin(angle)) };
});

/** A country's mainland on its own map. */
export type Silhouette = { rings: Line[]; box: Box };

/** A dot for a country without pieces to draw. @param extent "core": for a box of at most 200 px */
export function silhouetteOf(
  code: string,
  extent: "mainland" | "core",
): Silhouette {
  const pieces = partOf(fine, code, extent);
  if (pieces.length === 0)
    return {
      rings: [DOT],
      box: { left: 0, top: 0, right: SIZE, bottom: SIZE },
    };
  const whole = silhouette(pieces);
  return whole.isSparse ? silhouette(pieces.slice(0, 1)) : whole;
}

function silhouette(pieces: readonly Piece[]) {
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
  const box = boundsOf(mainland, projection);
  const area = geoPath(projection).area(mainland);
  return {
    rings: projected(mainland, projection),
    box,
    isSparse:
      area < MIN_SHARE * (box.right - box.left) * (box.bottom - box.top),
  };
}
