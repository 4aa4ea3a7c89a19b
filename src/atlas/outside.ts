import { geoContains, geoDistance } from "d3-geo";
import type { MultiPolygon } from "geojson";
import { fine, geometryOf, piecesOf } from "./countries";
import { type City, EARTH_KM, positionOf } from "./earth";

/** The countries that were asked for. */
const known = new Map<string, MultiPolygon>();

/** How far a city is outside of a country, in kilometres: 0 within it; null where the atlas does not know the code. */
export function kmOutside(code: string, city: City): number | null {
  const pieces = piecesOf(fine, code);
  if (pieces.length === 0) return null;
  // In `develop` each save asks again.
  const country = known.get(code) ?? geometryOf(fine, pieces);
  known.set(code, country);
  const position = positionOf(city);
  if (geoContains(country, position)) return 0;
  const points = country.coordinates.flat(2) as [number, number][];
  const nearest = points.reduce(
    (least, point) => Math.min(least, geoDistance(point, position)),
    Infinity,
  );
  return nearest * EARTH_KM;
}
