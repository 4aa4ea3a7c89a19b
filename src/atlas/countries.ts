import { geoArea } from "d3-geo";
import { geoPattersonRaw } from "d3-geo-projection";
import { feature, mergeArcs } from "topojson-client";
import {
  planarTriangleArea,
  presimplify,
  simplify,
  type Triangle,
} from "topojson-simplify";
import type { MultiPolygon, Position } from "geojson";
import type { GeometryObject } from "topojson-specification";
import fine from "world-atlas/countries-10m.json";
import coarse from "world-atlas/countries-50m.json";

/** `fine` for country art, which shows one country large; `coarse` for maps. */
export { coarse, fine };

export type World = typeof fine;

/** One island or one piece of mainland: its rings, each a list of the topology's arcs. */
export type Piece = number[][];

const ANTARCTICA = "aq";

/** What the triangle of a point of a coast and its two neighbours must measure, in square units of the drawing. */
const MIN_TRIANGLE = 18;

/**
 * A country's two letters. world-atlas has its ISO number, which Intl knows as an alias of the region: "und-458" is "und-MY".
 * A few disputed areas have no number: null.
 */
function codeOf({ id }: GeometryObject): string | null {
  if (id === undefined) return null;
  return new Intl.Locale(`und-${id}`).region?.toLowerCase() ?? null;
}

function arcsOf(country: GeometryObject): Piece[] {
  if (country.type === "Polygon") return [country.arcs];
  return country.type === "MultiPolygon" ? country.arcs : [];
}

const piecesIn = (world: World) =>
  world.objects.countries.geometries.flatMap((country) => {
    const code = codeOf(country);
    return arcsOf(country).map((piece) => ({ code, piece }));
  });

const pieces = new Map([fine, coarse].map((world) => [world, piecesIn(world)]));

/** A country's pieces: none if the atlas does not know the code, or not at this level of detail. */
export const piecesOf = (world: World, code: string): Piece[] =>
  pieces.get(world)!.flatMap((one) => (one.code === code ? [one.piece] : []));

/** India, and its neighbours on land as India sees its borders: a shape of theirs would have one of India's borders as its edge. */
const AT_INDIAS_BORDERS = ["in", "af", "bd", "bt", "cn", "mm", "np", "pk"];

/** Whether a country may be drawn. One that may not is a dot and a route. */
export const hasShape = (code: string): boolean =>
  !AT_INDIAS_BORDERS.includes(code);

/** All land of the coarse world but Antarctica and the pieces of destinations, as one shape without borders inside. */
export function landWithout(leftOut: readonly Piece[]): Piece[] {
  const arcs = pieces
    .get(coarse)!
    .filter(
      ({ code, piece }) => code !== ANTARCTICA && !leftOut.includes(piece),
    )
    .map(({ piece }) => piece);
  return mergeArcs(coarse, [{ type: "MultiPolygon", arcs }]).arcs;
}

/**
 * Pieces as GeoJSON. Rings that simplification has collapsed or turned inside out are dropped: on a sphere the
 * inside of such a ring is the whole world around it, and would be painted.
 */
export function geometryOf(
  world: World,
  shape: readonly Piece[],
): MultiPolygon {
  const { coordinates } = feature(world, {
    type: "MultiPolygon",
    arcs: [...shape],
  }).geometry;
  return {
    type: "MultiPolygon",
    coordinates: coordinates
      .filter(([outline]) => outline && isUpright(outline))
      .map(([outline, ...holes]) => [
        outline!,
        ...holes.filter((hole) => isUpright(hole.toReversed())),
      ]),
  };
}

/** d3 has the inside of a ring on its right; more than half of the sphere is no country. */
function isUpright(outline: Position[]): boolean {
  const steradians = geoArea({ type: "Polygon", coordinates: [outline] });
  return steradians > 0 && steradians < 2 * Math.PI;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** On the map rather than in degrees, which are worth ever more pixels towards the poles. */
const projectedArea = (triangle: Triangle): number =>
  planarTriangleArea(
    triangle.map(([longitude, latitude]) =>
      geoPattersonRaw(radians(longitude), radians(latitude)),
    ) as Triangle,
  );

/** Weighed by the first drawing: processes that only render pages import this file, too. */
let weighed: World | undefined;

/**
 * The coarse world without the points that no eye would miss on a map in Patterson's projection. Neighbours still meet.
 * @param scale of the projection: units of the drawing per radian of the equator
 */
export function simplified(scale: number): World {
  weighed ??= presimplify(coarse, projectedArea);
  return simplify(weighed, MIN_TRIANGLE / scale ** 2);
}
