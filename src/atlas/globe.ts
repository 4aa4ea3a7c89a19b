import { geoAzimuthalEquidistant } from "d3-geo";
import type { Country, Home } from "../content/model";
import { HOME_NAME, NARROWEST } from "../lib/drawings";
import { EARTH_KM, positionOf } from "./earth";
import type { Emit } from "./emit";
import { LAND_CSS, type Land, landPaths } from "./land";
import { namedDots } from "./mapNames";
import { svg } from "./svg";

const SIZE = 3000;
const MIDDLE = SIZE / 2;

/** From home to the edge: a little beyond Washington and Canberra. */
const EDGE_KM = 14600;

const RINGS_KM = [2500, 5000, 7500, 10000, 12500];

/** Everything is in sight. The distances below home cover a part. */
const VIEW = {
  sight: { left: 0, top: 0, right: 1, bottom: 1 },
  covered: [{ left: 0.41, top: 0.56, right: 0.59, bottom: 1 }],
  dotRadius: 6,
  homeName: HOME_NAME.globe.wide,
};

/** The globe with home in its middle, and the positions of countries on it. */
export function drawGlobe(
  countries: readonly Country[],
  home: Home,
  land: Land,
  emit: Emit,
): Queries.Globe {
  const edge = EDGE_KM / EARTH_KM;
  const [longitude, latitude] = positionOf(home);
  const projection = geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .translate([MIDDLE, MIDDLE])
    .scale(MIDDLE / edge)
    .clipAngle((edge * 180) / Math.PI);
  const box = { left: 0, top: 0, right: SIZE, bottom: SIZE };
  const drawing = svg(box, LAND_CSS, landPaths(land, projection));
  const { wide, narrow } = NARROWEST.globe;
  return {
    url: emit("/atlas/globe.svg", drawing),
    rings: RINGS_KM.map((km) => ({
      km,
      radius: Math.round((MIDDLE * km) / EDGE_KM),
    })),
    ...namedDots(countries, home, {
      width: SIZE,
      height: SIZE,
      projection,
      isOnMap: ({ x, y }) => Math.hypot(x - MIDDLE, y - MIDDLE) <= MIDDLE,
      wide: { ...VIEW, width: wide },
      narrow: { ...VIEW, width: narrow },
    }),
  };
}
