import { geoPatterson } from "d3-geo-projection";
import type { GeoProjection } from "d3-geo";
import type { Country, Home } from "../content/model";
import { TOKENS } from "../lib/colours";
import { HOME_NAME, NARROWEST, PHONE_MAP, WORLD } from "../lib/drawings";
import { OTHER_HOURS, routeBetween } from "./earth";
import type { Emit } from "./emit";
import { projected } from "./geometry";
import { LAND_CSS, type Land, landPaths } from "./land";
import { namedDots, type View } from "./mapNames";
import { meridians, path, pathData, svg } from "./svg";

const { west, east, north, width, height } = WORLD;

const FRAME = { left: 0, top: 0, right: width, bottom: height };

/** Lines go on beyond the frame, so that no end shows. */
const MARGIN = 60;

/** The parts of the map that are in sight on the home page (src/widgets/hero/Hero.tsx), in shares of its width and height. */
const VIEWS = {
  wide: {
    width: NARROWEST.world.wide,
    sight: { left: 0, top: 0.08, right: 1, bottom: 0.88 },
    covered: [
      // The headline and what follows it; the card of the active country.
      { left: 0, top: 0.47, right: 0.68, bottom: 1 },
      { left: 0.716, top: 0, right: 1, bottom: 0.32 },
    ],
    dotRadius: 6.5,
    homeName: HOME_NAME.world.wide,
  },
  narrow: {
    width: NARROWEST.world.narrow,
    sight: {
      left: -PHONE_MAP.left / PHONE_MAP.width,
      top: 0.075,
      right: 1,
      bottom: 0.88,
    },
    dotRadius: 6,
    homeName: HOME_NAME.world.narrow,
  },
} satisfies Record<string, View>;

/** Meridians are the grid of every page. */
export function worldProjection(): GeoProjection {
  const middle = (west + east) / 2;
  const projection = geoPatterson()
    .rotate([-middle, 0])
    .scale(width / (((east - west) * Math.PI) / 180))
    .translate([width / 2, 0]);
  const top = projection([middle, north])![1];
  return projection.translate([width / 2, -top]).clipExtent([
    [-MARGIN, -MARGIN],
    [width + MARGIN, height + MARGIN],
  ]);
}

/** The world's map, and the positions of countries on it. */
export function drawWorldMap(
  countries: readonly Country[],
  home: Home,
  land: Land,
  emit: Emit,
): Queries.WorldMap {
  const projection = worldProjection();
  return {
    url: emit("/atlas/world.svg", worldSvg(land, projection)),
    arcs: emit("/atlas/arcs.svg", sprite(countries, home, projection)),
    ...namedDots(countries, home, {
      width,
      height,
      projection,
      isOnMap: ({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height,
      ...VIEWS,
    }),
  };
}

/** The hours go on over land, paler than over the sea, where the page draws them. */
function worldSvg(land: Land, projection: GeoProjection): string {
  const hours = meridians(OTHER_HOURS, projection, FRAME);
  const lines = path(hours, 'class="hour" vector-effect="non-scaling-stroke"');
  const css = `${LAND_CSS}.hour{stroke:var(--sea-line);opacity:.6}`;
  return svg(FRAME, css, landPaths(land, projection, lines));
}

/**
 * The routes as a separate file, so that no page carries them. What CSS inherits (stroke, dashes) comes from the
 * page's <use>; vector-effect is not inherited and is needed on each. The attributes of the root are for the file as a picture.
 */
function sprite(
  countries: readonly Country[],
  home: Home,
  projection: GeoProjection,
): string {
  const paths = countries.map(({ slug, capital }) => {
    const lines = projected(routeBetween(home, capital), projection);
    return path(
      lines.map(pathData).join(""),
      `id="${slug}" pathLength="1" vector-effect="non-scaling-stroke"`,
    );
  });
  const line = `fill="none" stroke="${TOKENS.route[0]}" stroke-width="2"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${line} stroke-linecap="round">${paths.join("")}</svg>`;
}
