import { geoAzimuthalEquidistant } from "d3-geo";
import { NARROWEST } from "../lib/drawings";
import { EARTH_KM, type Home, type Place, positionOf } from "./earth";
import type { Emit } from "./files";
import { type Land, landPaths, landRules } from "./land";
import { namesOn } from "./mapNames";
import { type Point, round, roundPoint } from "./plane";
import { svg } from "./svg";

const SIZE = 1000;

/** From home to the edge: a little beyond Washington and Canberra. */
const EDGE_KM = 14600;

const RINGS_KM = [2500, 5000, 7500, 10000, 12500];

/** Where distances are written, below home: in shares of the frame. */
const DISTANCES = { left: 0.41, top: 0.56, right: 0.59, bottom: 1 };

/** Units of the drawing per unit of the frame. */
const UNIT = 3;

/** The globe with home in its middle, and the figures of what stands on it. */
export function drawGlobe(
  places: readonly Place[],
  home: Home,
  land: Land,
  emit: Emit,
): Queries.Globe {
  const projection = globeProjection(home, 1);
  const drawing = svg(
    SIZE * UNIT,
    SIZE * UNIT,
    landRules(UNIT),
    landPaths(land, globeProjection(home, UNIT), UNIT),
  );
  const dots = places
    .map(({ slug, name, capital }) => ({
      ...{ slug, name },
      ...roundPoint(projection(positionOf(capital))!),
    }))
    .filter(({ x, y }) => Math.hypot(x - SIZE / 2, y - SIZE / 2) <= SIZE / 2);
  const frame = { width: SIZE, height: SIZE };
  const middle = { slug: null, name: home.city, x: SIZE / 2, y: SIZE / 2 };
  const rings = RINGS_KM.map((km) => ({
    km,
    radius: round(((SIZE / 2) * km) / EDGE_KM),
  }));
  const names = (screen: keyof typeof NARROWEST.globe) =>
    namesOn(
      {
        frame,
        width: NARROWEST.globe[screen],
        sight: { left: 0, top: 0, right: 1, bottom: 1 },
        covered: [DISTANCES],
        dotRadius: 6,
        home: "aboveRight",
        hasColumns: screen !== "phone",
      },
      dots,
      middle,
      dots.map(({ x, y }) => [
        [middle.x, middle.y],
        [x, y],
      ]),
    );
  return {
    url: emit("/atlas/globe.svg", drawing),
    ...frame,
    rings,
    home: middle,
    dots,
    wide: names("wide"),
    tablet: names("tablet"),
    phone: names("phone"),
  };
}

function globeProjection({ longitude, latitude }: Home, unit: number) {
  const middle: Point = [(SIZE / 2) * unit, (SIZE / 2) * unit];
  const edge = EDGE_KM / EARTH_KM;
  return geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .translate(middle)
    .scale((SIZE / 2 / edge) * unit)
    .clipAngle((edge * 180) / Math.PI)
    .precision(0.3 * unit);
}
