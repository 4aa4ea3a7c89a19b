import { WORLD } from "../lib/drawings";
import { type Home, type Place, positionOf } from "./earth";
import type { Emit } from "./files";
import { type Land, landPaths, landRules } from "./land";
import { withNames } from "./mapNames";
import { type Line, roundPoint, routeLine } from "./plane";
import { path, pathData, svg, TOKENS } from "./svg";
import { worldProjection } from "./worldFrame";

/** Units of the drawing per pixel. */
const UNIT = 4;

const projection = worldProjection();
const pointOf = (spot: { longitude: number; latitude: number }) =>
  roundPoint(projection(positionOf(spot))!);

/** The world's map, and the figures of what stands on it. */
export function drawWorldMap(
  places: readonly Place[],
  home: Home,
  land: Land,
  emit: Emit,
): Queries.WorldMap {
  const routes = places.map(({ slug, capital }) => ({
    slug,
    lines: routeLine(positionOf(home), positionOf(capital), projection),
  }));
  const dots = places
    .map((place) => ({
      slug: place.slug,
      name: place.name,
      ...pointOf(place.capital),
    }))
    .filter(
      ({ x, y }) => x >= 0 && x <= WORLD.width && y >= 0 && y <= WORLD.height,
    );
  return {
    url: emit("/atlas/world.svg", worldSvg(land)),
    arcs: emit("/atlas/arcs.svg", sprite(routes)),
    width: WORLD.width,
    height: WORLD.height,
    home: pointOf(home),
    dots: withNames(dots, { name: home.city, ...pointOf(home) }),
  };
}

const worldSvg = (land: Land): string =>
  svg(
    WORLD.width * UNIT,
    WORLD.height * UNIT,
    landRules(UNIT),
    landPaths(land, worldProjection(UNIT), UNIT),
  );

/**
 * The routes as a file of their own, so that no page carries them. What CSS inherits (stroke, dashes) comes from the
 * page's <use>; vector-effect is not inherited and must stand at each. What the root says is for the file as a picture.
 */
function sprite(routes: readonly { slug: string; lines: Line[] }[]): string {
  const paths = routes.map(({ slug, lines }) =>
    path(
      pathData(lines, { closed: false, decimals: 1 }),
      `id="${slug}" pathLength="1" vector-effect="non-scaling-stroke"`,
    ),
  );
  const line = `fill="none" stroke="${TOKENS.route[0]}" stroke-width="2"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD.width} ${WORLD.height}" ${line} stroke-linecap="round">${paths.join("")}</svg>`;
}
