import type { GeoProjection } from "d3-geo";
import { LOCATOR } from "../lib/drawings";
import { HOME_COUNTRY } from "../lib/hours";
import type { Country, Home, Ink } from "../content/model";
import { hourLongitude, OTHER_HOURS } from "./earth";
import type { Emit } from "./emit";
import { NAMES, type Scene, sceneOf } from "./locatorScene";
import { type Point, round, roundPoint, routeLine } from "./plane";
import { meridians, outline, path, pathData, svg, TOKENS } from "./svg";

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = LOCATOR;

/** The page spaces names from dots: from a ring that is this many pixels too far. */
const RING_LABEL = 8;

/** Room for the name of an hour in a window of 320 px: to the next one, and to the frame's edge. */
const HOUR_ROOM = 72;
const HOUR_EDGE = 28;

/** Units of the drawing per pixel of the frame. */
const UNIT = 2;

/** Smaller islands are not drawn, in square pixels of the frame; the country's own are given a little more. */
const MIN_LAND = 5;
const MIN_OWN = 1.5;

/** The frame with its margin. */
const SIGHT = {
  left: -MARGIN.x * UNIT,
  right: (WIDTH + MARGIN.x) * UNIT,
  top: -MARGIN.y * UNIT,
  bottom: (HEIGHT + MARGIN.y) * UNIT,
};

type Ring = NonNullable<Scene["ring"]>;

/** The map of a country's page: the route from home to its capital, and the positions of the two names. */
export function drawLocator(
  country: Country,
  home: Home,
  emit: Emit,
): Queries.Locator {
  const scene = sceneOf(country, home);
  const projection = scene.projection(1);
  const route = routeLine(scene.from, scene.to, projection).flat();
  const corner = freeCorner(route.toReversed());
  return {
    url: emit(
      `/atlas/${country.slug}-locator.svg`,
      locatorSvg(scene, country.ink),
    ),
    home: roundPoint(projection(scene.from)!),
    homeSide: freeCorner(route).side,
    capital: roundPoint(
      scene.ring ? besideRing(scene.ring, corner) : projection(scene.to)!,
    ),
    side: corner.side,
    hours: hoursIn(projection),
  };
}

/** The hours that have a name, at the lower edge: every one, or each second, third or sixth. */
function hoursIn(projection: GeoProjection): Queries.LocatorHour[] {
  const width = (projection.scale() * Math.PI) / 12;
  const step = [1, 2, 3, 6].find((hours) => hours * width > HOUR_ROOM) ?? 12;
  return [0, ...OTHER_HOURS]
    .filter((hours) => hours % step === 0)
    .map((hours) => ({
      x: round(projection([hourLongitude(hours), 0])![0]),
      name: hours
        ? `${hours < 0 ? "−" : "+"}${Math.abs(hours)} h`
        : HOME_COUNTRY,
    }))
    .filter(({ x }) => x > HOUR_EDGE && x < WIDTH - HOUR_EDGE);
}

/** The corner of a route's first point that its name takes: clear of the route, and towards the middle. */
function freeCorner(route: readonly Point[]) {
  const [x, y] = route[0]!;
  // Routes are bent: what counts is where they are about a name's length away.
  const away =
    route.find((point) => Math.hypot(point[0] - x, point[1] - y) > 60) ??
    route.at(-1)!;
  const isBelow = away[1] < y;
  const isRight = x < WIDTH / 2;
  const side =
    `${isBelow ? "below" : "above"}${isRight ? "Right" : "Left"}` as const;
  return { side, right: isRight ? 1 : -1, down: isBelow ? 1 : -1 };
}

/** The point of a ring at a corner, for the name there: nearer to the ring at the edge of the map. */
function besideRing(
  { x, y, radius }: Ring,
  { right, down }: { right: number; down: number },
): Point {
  const away = radius * Math.SQRT1_2;
  const beside = y + down * (away - RING_LABEL);
  return [
    x + right * away,
    Math.min(Math.max(beside, NAMES.top), NAMES.bottom),
  ];
}

/** The drawing in its file. */
function locatorSvg(scene: Scene, ink: Ink): string {
  const { from, to, land, country, ring } = scene;
  const projection = scene.projection(UNIT);
  const route = pathData(routeLine(from, to, projection), { closed: false });
  const paths = [
    path(outline(land, projection, MIN_LAND * UNIT ** 2)),
    path(meridians(OTHER_HOURS, projection, SIGHT), 'class="m"'),
    path(
      outline(country, projection, MIN_OWN * UNIT ** 2),
      `class="${ring ? "o s" : "o"}"`,
    ),
    path(meridians([0], projection, SIGHT), 'class="h"'),
    path(route, 'class="r"'),
    ring
      ? ringPath(ring) + dot(projection(to)!, "s")
      : dot(projection(to)!, "c"),
    dot(projection(from)!, "r"),
  ];
  const move = `translate(${MARGIN.x * UNIT} ${MARGIN.y * UNIT})`;
  return svg(
    (WIDTH + 2 * MARGIN.x) * UNIT,
    (HEIGHT + 2 * MARGIN.y) * UNIT,
    rules(ink),
    `<g transform="${move}">${paths.join("")}</g>`,
  );
}

/** A line of no length with round ends is a disc that keeps its size at any width of the map. A small one has no inside. */
function dot([x, y]: Point, kind: "c" | "r" | "s"): string {
  const data = `M${Math.round(x)} ${Math.round(y)}h.01`;
  const inside = kind === "s" ? "" : path(data, `class="i${kind}"`);
  return path(data, `class="d${kind}"`) + inside;
}

function ringPath({ x, y, radius }: Ring): string {
  const [left, middle, r] = [x - radius, y, radius].map((value) =>
    Math.round(value * UNIT),
  ) as [number, number, number];
  const half = (sign: "" | "-") => `a${r} ${r} 0 0 1 ${sign}${2 * r} 0`;
  return path(`M${left} ${middle}${half("")}${half("-")}`, 'class="g"');
}

/** m: meridian, o: own country, s: small, g: ring, h: home's meridian, r: route; d and i: a dot and its inside. */
const rules = (ink: Ink) => ({
  path: {
    fill: TOKENS.land,
    "stroke-linecap": "round",
    "vector-effect": "non-scaling-stroke",
  },
  ".m": { stroke: TOKENS["sea-line"] },
  ".o": { fill: TOKENS[ink] },
  ".s": { stroke: TOKENS.text, "stroke-width": 0.75 },
  ".g": { fill: "none", stroke: TOKENS.text, "stroke-width": 2 },
  ".h": {
    stroke: TOKENS.route,
    "stroke-width": 3,
    "stroke-dasharray": "0 6",
  },
  ".r": { fill: "none", stroke: TOKENS.route, "stroke-width": 3 },
  ".dc": { stroke: TOKENS.text, "stroke-width": 15 },
  ".ic": { stroke: TOKENS.paper, "stroke-width": 6 },
  ".ds": { stroke: TOKENS.text, "stroke-width": 6 },
  ".dr": { stroke: TOKENS.route, "stroke-width": 17 },
  ".ir": { stroke: TOKENS["on-route"], "stroke-width": 6 },
});
