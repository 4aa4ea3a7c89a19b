import { geoArea } from "d3-geo";
import { geoPattersonRaw } from "d3-geo-projection";
import { feature, mergeArcs } from "topojson-client";
import { presimplify, simplify, type Triangle } from "topojson-simplify";
import type { MultiPolygon, Position } from "geojson";
import type {
  GeometryCollection,
  GeometryObject,
  Topology,
} from "topojson-specification";
import fineWorld from "world-atlas/countries-10m.json";
import coarseWorld from "world-atlas/countries-50m.json";

export type World = Topology<{
  countries: GeometryCollection<{ name: string }>;
}>;

/** One island or one piece of mainland: its rings, each a list of the topology's arcs. */
export type Piece = number[][];

/** For country art, which shows one country large. */
export const fine: World = fineWorld;

/** For maps. */
export const coarse: World = coarseWorld;

const ANTARCTICA = "aq";

/**
 * world-atlas names a country by its ISO number, we by its two letters. Intl knows the pairs: the number is an
 * alias of the region in every locale ("und-458" is "und-MY"). A few disputed areas have no number: null.
 */
function codeOf({ id }: GeometryObject): string | null {
  if (id === undefined) return null;
  return new Intl.Locale(`und-${id}`).region?.toLowerCase() ?? null;
}

/** A country may stand in the atlas more than once: Australia's outlying islands have its number. */
function piecesByCode(world: World): Map<string | null, Piece[]> {
  const index = new Map<string | null, Piece[]>();
  for (const country of world.objects.countries.geometries) {
    const code = codeOf(country);
    index.set(code, [...(index.get(code) ?? []), ...pieces(country)]);
  }
  return index;
}

function pieces(country: GeometryObject): Piece[] {
  if (country.type === "Polygon") return [country.arcs];
  return country.type === "MultiPolygon" ? country.arcs : [];
}

const indexes = new Map(
  [fine, coarse].map((world) => [world, piecesByCode(world)]),
);

/** A country's pieces: none if the atlas does not know the code, or not at this level of detail. */
export const piecesOf = (world: World, code: string): Piece[] =>
  indexes.get(world)!.get(code) ?? [];

export const isKnown = (code: string): boolean =>
  piecesOf(fine, code).length > 0;

/**
 * All land but Antarctica and the pieces left out, as one shape without borders inside. Of the coarse world.
 * The pieces are those of the destinations: no border of India's, or of any other country that is not one, is drawn.
 */
export function landWithout(leftOut: readonly Piece[]): Piece[] {
  const out = new Set(leftOut.map(String));
  const rest = coarse.objects.countries.geometries
    .filter((country) => codeOf(country) !== ANTARCTICA)
    .flatMap(pieces)
    .filter((piece) => !out.has(String(piece)));
  return mergeArcs(coarse, [{ type: "MultiPolygon", arcs: rest }]).arcs;
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

let weighed: World | undefined;

/**
 * The coarse world without the points that no eye would miss on a map in Patterson's projection.
 * Every border is simplified once, so that neighbours still meet.
 * @param scale of the projection: pixels per radian of the equator
 * @param minArea in square pixels: what the triangle of a point and its two neighbours must measure
 */
export function simplified(scale: number, minArea: number): World {
  weighed ??= presimplify(coarse, projectedArea);
  return simplify(weighed, minArea / scale ** 2);
}

/** On the map rather than in degrees, which are worth ever more pixels towards the poles. */
function projectedArea(triangle: Triangle): number {
  const [a, b, c] = triangle.map(([longitude, latitude]) =>
    geoPattersonRaw(radians(longitude), radians(latitude)),
  ) as [[number, number], [number, number], [number, number]];
  return (
    Math.abs((a[0] - c[0]) * (b[1] - a[1]) - (a[0] - b[0]) * (c[1] - a[1])) / 2
  );
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
