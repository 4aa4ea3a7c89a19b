import type { Country, Home } from "../content/model";
import { HOME_NAME, NARROWEST, PHONE_MAP, WORLD } from "../lib/drawings";
import { OTHER_HOURS, positionOf } from "./earth";
import type { Emit } from "./emit";
import { type Land, landPaths, landRules } from "./land";
import { namedDots, type View } from "./mapNames";
import { routeLine } from "./plane";
import { meridians, path, pathData, svg, TOKENS } from "./svg";
import { worldProjection } from "./worldFrame";

/** Units of the drawing per pixel. */
const UNIT = 4;

/** The parts of the map that are in sight on the home page (src/widgets/hero/Hero.tsx), in shares of its width and height. */
const VIEWS = {
  wide: {
    frame: WORLD,
    width: NARROWEST.world.wide,
    sight: { left: 0, top: 0.08, right: 1, bottom: 0.88 },
    covered: [
      // The headline and what follows it; the card of the active country.
      { left: 0, top: 0.47, right: 0.68, bottom: 1 },
      { left: 0.716, top: 0, right: 1, bottom: 0.32 },
    ],
    dotRadius: 6.5,
    homeName: HOME_NAME.world.wide,
    hasColumns: true,
  },
  tablet: {
    frame: WORLD,
    width: NARROWEST.world.tablet,
    sight: { left: 0, top: 0.07, right: 1, bottom: 0.82 },
    dotRadius: 6,
    homeName: HOME_NAME.world.tablet,
    hasColumns: true,
  },
  phone: {
    frame: WORLD,
    width: NARROWEST.world.phone,
    sight: {
      left: -PHONE_MAP.left / PHONE_MAP.width,
      top: 0.075,
      right: 1,
      bottom: 0.88,
    },
    dotRadius: 6,
    homeName: HOME_NAME.world.phone,
    hasColumns: false,
  },
} satisfies Record<string, View>;

/** The world's map, and the positions of countries on it. */
export function drawWorldMap(
  countries: readonly Country[],
  home: Home,
  land: Land,
  emit: Emit,
): Queries.WorldMap {
  const isOnMap = ({ x, y }: Queries.MapPoint) =>
    x >= 0 && x <= WORLD.width && y >= 0 && y <= WORLD.height;
  return {
    url: emit("/atlas/world.svg", worldSvg(land)),
    arcs: emit("/atlas/arcs.svg", sprite(countries, home)),
    width: WORLD.width,
    height: WORLD.height,
    ...namedDots(countries, home, {
      projection: worldProjection(),
      isOnMap,
      ...VIEWS,
    }),
  };
}

/** The hours go on over land, paler than over the sea, where the page draws them. */
function worldSvg(land: Land): string {
  const projection = worldProjection(UNIT);
  const [width, height] = [WORLD.width * UNIT, WORLD.height * UNIT];
  const sight = { left: 0, right: width, top: 0, bottom: height };
  const hours = meridians(OTHER_HOURS, projection, sight);
  const rules = {
    ...landRules(UNIT),
    ".m": { stroke: TOKENS["sea-line"], opacity: 0.6 },
  };
  const lines = path(hours, 'class="m" vector-effect="non-scaling-stroke"');
  return svg(width, height, rules, landPaths(land, projection, UNIT, lines));
}

/**
 * The routes as a file of their own, so that no page carries them. What CSS inherits (stroke, dashes) comes from the
 * page's <use>; vector-effect is not inherited and is needed on each. The attributes of the root are for the file as a picture.
 */
function sprite(countries: readonly Country[], home: Home): string {
  const projection = worldProjection();
  const paths = countries.map(({ slug, capital }) => {
    const route = routeLine(positionOf(home), positionOf(capital), projection);
    return path(
      pathData(route, { closed: false, decimals: 1 }),
      `id="${slug}" pathLength="1" vector-effect="non-scaling-stroke"`,
    );
  });
  const line = `fill="none" stroke="${TOKENS.route[0]}" stroke-width="2"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD.width} ${WORLD.height}" ${line} stroke-linecap="round">${paths.join("")}</svg>`;
}
