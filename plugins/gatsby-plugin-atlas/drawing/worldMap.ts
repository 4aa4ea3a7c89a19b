import { landPaths, landRules, type ColouredWorld } from "./colouredWorld";
import { WORLD } from "../../../src/lib/drawings";
import { positionOf } from "./earth";
import { heroLabels } from "./heroLabels";
import { HOURS_ON_MAP, PHONE_WEST } from "./meridians";
import { pathData } from "./path";
import type { Home, Place } from "./place";
import { round, roundPoint, routeLine, type Line } from "./plane";
import type { Emit } from "./assetEmitter";
import { path, svg } from "./svg";
import { worldProjection } from "./worldFrame";

/** Units of the drawing per pixel. */
const UNIT = 4;

export function drawWorldMap(
  places: readonly Place[],
  home: Home,
  world: ColouredWorld,
  emit: Emit,
): Queries.WorldMap {
  const projection = worldProjection();
  const pointOf = (longitude: number, latitude: number) =>
    projection([longitude, latitude])!;
  const routes = places.map((place) => ({
    place,
    lines: routeLine(positionOf(home), positionOf(place.capital), projection),
  }));
  const dots = places.map(({ slug, capital }) => ({
    slug,
    ...roundPoint(pointOf(capital.longitude, capital.latitude)),
  }));
  return {
    url: emit("/atlas/world", "svg", worldSvg(world)),
    arcs: emit("/atlas/arcs", "svg", sprite(routes)),
    width: WORLD.width,
    height: WORLD.height,
    home: roundPoint(pointOf(home.longitude, home.latitude)),
    meridians: HOURS_ON_MAP.map(({ hours, longitude }) => ({
      hours,
      x: round(pointOf(longitude, 0)[0]),
    })),
    dots: dots.filter(
      ({ x, y }) => x >= 0 && x <= WORLD.width && y >= 0 && y <= WORLD.height,
    ),
    labels: heroLabels(places),
    exits: routes.flatMap(({ place: { slug }, lines }) =>
      lines
        .flatMap((line) => crossingOf(line, PHONE_EDGE))
        .map((crossing) => ({ slug, ...crossing })),
    ),
  };
}

const worldSvg = (world: ColouredWorld): string =>
  svg(
    WORLD.width * UNIT,
    WORLD.height * UNIT,
    landRules(UNIT),
    landPaths(world, worldProjection(UNIT), UNIT),
  );

/**
 * The routes as a file of their own, so that no page carries them. What CSS inherits (stroke, dashes) comes from the
 * page's <use>; vector-effect is not inherited and must stand here.
 */
function sprite(routes: readonly { place: Place; lines: Line[] }[]): string {
  const line =
    'fill="none" vector-effect="non-scaling-stroke" stroke-linecap="round"';
  const data = routes.map(({ lines }) =>
    pathData(lines, { closed: false, decimals: 1 }),
  );
  const single = routes.map(({ place }, index) =>
    path(data[index]!, `id="${place.slug}" pathLength="1" ${line}`),
  );
  const all = path(data.join(""), `id="all" ${line}`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${single.join("")}${all}</svg>`;
}

/** A little inside the left edge of the phone's map, so that an arrowhead there is whole. */
const PHONE_EDGE = round(worldProjection()([PHONE_WEST + 1.4, 0])![0]);

/** Where a line passes a vertical one, and in which direction it goes there. */
function crossingOf(line: Line, x: number): Omit<Queries.MapExit, "slug">[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    if (!from || from[0] <= x === to[0] <= x) return [];
    const share = (x - from[0]) / (to[0] - from[0]);
    const angle =
      (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    return [
      {
        x,
        y: round(from[1] + share * (to[1] - from[1])),
        angle: Math.round(angle),
      },
    ];
  });
}
