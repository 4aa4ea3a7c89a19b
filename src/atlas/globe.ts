import { geoAzimuthalEquidistant } from "d3-geo";
import type { Country, Home } from "../content/model";
import { HOME_NAME, NARROWEST } from "../lib/drawings";
import { EARTH_KM } from "./earth";
import type { Emit } from "./emit";
import { type Land, landPaths, landRules } from "./land";
import { namedDots } from "./mapNames";
import { round } from "./plane";
import { svg } from "./svg";

const SIZE = 1000;
const MIDDLE = SIZE / 2;

/** From home to the edge: a little beyond Washington and Canberra. */
const EDGE_KM = 14600;

const RINGS_KM = [2500, 5000, 7500, 10000, 12500];

/** Everything is in sight. The distances below home cover a part. In shares of the frame. */
const VIEW = {
  frame: { width: SIZE, height: SIZE },
  sight: { left: 0, top: 0, right: 1, bottom: 1 },
  covered: [{ left: 0.41, top: 0.56, right: 0.59, bottom: 1 }],
  dotRadius: 6,
  homeName: HOME_NAME.globe.wide,
};

/** Units of the drawing per unit of the frame. */
const UNIT = 3;

/** The globe with home in its middle, and the positions of countries on it. */
export function drawGlobe(
  countries: readonly Country[],
  home: Home,
  land: Land,
  emit: Emit,
): Queries.Globe {
  const drawing = svg(
    SIZE * UNIT,
    SIZE * UNIT,
    landRules(UNIT),
    landPaths(land, globeProjection(home, UNIT), UNIT),
  );
  const { wide, tablet, phone } = NARROWEST.globe;
  return {
    url: emit("/atlas/globe.svg", drawing),
    width: SIZE,
    height: SIZE,
    rings: RINGS_KM.map((km) => ({
      km,
      radius: round((MIDDLE * km) / EDGE_KM),
    })),
    ...namedDots(countries, home, {
      projection: globeProjection(home, 1),
      isOnMap: ({ x, y }) => Math.hypot(x - MIDDLE, y - MIDDLE) <= MIDDLE,
      wide: { ...VIEW, width: wide, hasColumns: true },
      tablet: { ...VIEW, width: tablet, hasColumns: true },
      phone: { ...VIEW, width: phone, hasColumns: false },
    }),
  };
}

function globeProjection({ longitude, latitude }: Home, unit: number) {
  const edge = EDGE_KM / EARTH_KM;
  return geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .translate([MIDDLE * unit, MIDDLE * unit])
    .scale((MIDDLE / edge) * unit)
    .clipAngle((edge * 180) / Math.PI)
    .precision(0.3 * unit);
}
