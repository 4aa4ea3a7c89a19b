import { geoPatterson } from "d3-geo-projection";
import type { GeoProjection } from "d3-geo";
import type { MultiPolygon } from "geojson";
import {
  coarse,
  geometryOf,
  landWithout,
  piecesOf,
  simplified,
  type World,
} from "./countries";
import { positionOf, type Position } from "./earth";
import { labelSides, type LabelSide } from "./labelSide";
import { LOCATOR } from "../../../src/lib/locatorFrame";
import { countryOf, mainlandOf } from "./mainland";
import { HOUR_MERIDIANS } from "./meridians";
import { pathData } from "./path";
import type { Home, Ink, Place } from "./place";
import {
  boxAround,
  largerThan,
  projected,
  roundPoint,
  routeLine,
  type Box,
  type Point,
} from "./plane";
import type { Emit } from "./assetEmitter";
import { path, svg, TOKENS } from "./svg";
import { WORLD_SCALE } from "./worldFrame";

/** The map of a country's page: the way from home to its capital. All positions are in the frame of lib/locatorFrame.ts. */
export type Locator = {
  /** All but the sea, which is the page's, and the two names. */
  url: string;
  home: { x: number; y: number };
  /** What the capital's name stands beside: its dot, or the end of the ring round a small country. */
  capital: { x: number; y: number };
  /** Where the two names stand clear of the route and of each other. */
  homeSide: LabelSide;
  side: LabelSide;
};

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = LOCATOR;

/** Units of the drawing per pixel of the frame. */
const UNIT = 2;

/** Room around route and mainland: a share of their extent, and pixels of the home page's map at least. */
const ROOM = { width: 0.14, minWidth: 16, height: 0.2, minHeight: 22 };

/** How far beyond what is shown land is drawn, so that no edge of it is seen. In pixels of the frame, as all below. */
const BLEED = 2;

/** A mainland narrower than this would be hidden by its capital's dot: it gets a ring, so far from it. */
const MIN_MAINLAND = 48;
const RING_GAP = 9;

/** From the ring to the capital's name the page's distance from a dot is too much by this. */
const RING_LABEL = 8;

/** Detail of the coast and the smallest islands, in square pixels of the frame. */
const MIN_TRIANGLE = 2;
const MIN_LAND = 5;
const MIN_OWN = 1.5;

/** Names keep 6 pixels from the frame's edge. */
const LABELLED = { left: 6, top: 6, right: WIDTH - 6, bottom: HEIGHT - 6 };

export function drawLocator(
  place: Place,
  home: Home,
  ink: Ink,
  emit: Emit,
): Locator {
  const scene = sceneOf(place, home);
  const projection = scene.frame.projection(1);
  const from = projection(scene.from)!;
  const to = projection(scene.to)!;
  const sides = labelSides(
    { name: home.city, at: from },
    { name: place.capital.name, at: to },
    {
      frame: LABELLED,
      route: routeLine(scene.from, scene.to, projection),
      country: projected(scene.country, projection),
    },
  );
  const ring = ringOf(scene);
  const isNorth = to[1] < from[1];
  return {
    url: emit(`/atlas/${place.slug}-locator`, "svg", drawing(scene, ink)),
    home: roundPoint(from),
    homeSide: sides.home,
    // Round a ring the route comes from home's side: the name stands on the other.
    ...(ring
      ? {
          capital: roundPoint([
            ring.x,
            ring.y + (ring.radius - RING_LABEL) * (isNorth ? -1 : 1),
          ]),
          side: isNorth ? "above" : "below",
        }
      : { capital: roundPoint(to), side: sides.capital }),
  };
}

/** The ring round a mainland that is small in the frame; round the capital alone where no map shows the land. */
function ringOf({ frame, mainland, to }: Scene) {
  const projection = frame.projection(1);
  const land = projected(mainland, projection);
  const { left, top, right, bottom } = boxAround(
    land.length > 0 ? land : [[projection(to)!]],
  );
  if (right - left >= MIN_MAINLAND) return null;
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    radius: Math.hypot(right - left, bottom - top) / 2 + RING_GAP,
  };
}

/** All that a locator shows, before it is drawn. */
type Scene = {
  from: Position;
  to: Position;
  frame: Frame;
  /** All land, and that of the country. */
  land: MultiPolygon;
  country: MultiPolygon;
  mainland: MultiPolygon;
};

type Detail = { world: World; land: MultiPolygon };

const details = new Map<number, Detail>();

/** The world as fine as a scale needs it. Scales are rounded down: hundreds of locators share a few worlds. */
function detailAt(scale: number): Detail {
  const step = Math.floor(4 * Math.log2(scale));
  const known = details.get(step);
  if (known) return known;
  const world = simplified(2 ** (step / 4), MIN_TRIANGLE);
  const detail = { world, land: geometryOf(world, landWithout([])) };
  details.set(step, detail);
  return detail;
}

function sceneOf(place: Place, home: Home): Scene {
  const from = positionOf(home);
  const to = positionOf(place.capital);
  const pieces = piecesOf(coarse, place.code);
  const mainland = geometryOf(coarse, mainlandOf(coarse, pieces));
  const frame = framed(from, to, mainland);
  const { world, land } = detailAt(frame.scale);
  return {
    from,
    to,
    frame,
    land,
    country: geometryOf(world, countryOf(coarse, pieces)),
    mainland,
  };
}

function drawing(scene: Scene, ink: Ink): string {
  const { from, to, frame, land, country } = scene;
  const projection = frame.projection(UNIT);
  const ring = ringOf(scene);
  const outline = (shape: MultiPolygon, minIsland: number): string => {
    const isLarge = largerThan(minIsland * UNIT ** 2);
    const rings = projected(shape, projection).filter(isLarge);
    return pathData(rings, { closed: true });
  };
  const route = pathData(routeLine(from, to, projection), { closed: false });
  const paths = [
    path(meridians(projection, "others"), 'class="m"'),
    path(outline(land, MIN_LAND)),
    path(outline(country, MIN_OWN), `class="${ring ? "o s" : "o"}"`),
    path(meridians(projection, "home"), 'class="h"'),
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

type Frame = {
  /** Pixels of the frame per radian of the equator. */
  scale: number;
  projection: (unit: number) => GeoProjection;
};

/** The smallest frame of our proportions that has route and mainland in it, and room around them. */
function framed(from: Position, to: Position, mainland: MultiPolygon): Frame {
  const world = aroundRoute(from, to).scale(WORLD_SCALE).translate([0, 0]);
  const shown = [...routeLine(from, to, world), ...projected(mainland, world)];
  const { left, top, right } = withProportions(withRoom(boxAround(shown)));
  const zoom = WIDTH / (right - left);
  return {
    scale: WORLD_SCALE * zoom,
    projection: (unit) =>
      aroundRoute(from, to)
        .scale(WORLD_SCALE * zoom * unit)
        .translate([-left * zoom * unit, -top * zoom * unit])
        .precision(0.2 * unit)
        .clipExtent([
          [-(MARGIN.x + BLEED) * unit, -(MARGIN.y + BLEED) * unit],
          [
            (WIDTH + MARGIN.x + BLEED) * unit,
            (HEIGHT + MARGIN.y + BLEED) * unit,
          ],
        ]),
  };
}

/** The world is cut open opposite to the route, never across it. Which meridian is the middle changes no shape. */
function aroundRoute([west]: Position, [east]: Position): GeoProjection {
  const eastward = ((east - west + 540) % 360) - 180;
  return geoPatterson().rotate([-(west + eastward / 2), 0]);
}

function withRoom({ left, top, right, bottom }: Box): Box {
  const x = Math.max(ROOM.minWidth, (right - left) * ROOM.width);
  const y = Math.max(ROOM.minHeight, (bottom - top) * ROOM.height);
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

/** The shorter side grows at both ends. */
function withProportions({ left, top, right, bottom }: Box): Box {
  const scale = Math.max((right - left) / WIDTH, (bottom - top) / HEIGHT);
  const x = (scale * WIDTH - (right - left)) / 2;
  const y = (scale * HEIGHT - (bottom - top)) / 2;
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

/** Home's own meridian, or those of the other full hours. */
function meridians(
  projection: GeoProjection,
  which: "home" | "others",
): string {
  return HOUR_MERIDIANS.filter(
    ({ hours }) => (hours === 0) === (which === "home"),
  )
    .map(({ longitude }) => projection([longitude, 0])![0])
    .filter((x) => x > -MARGIN.x * UNIT && x < (WIDTH + MARGIN.x) * UNIT)
    .map(
      (x) =>
        `M${Math.round(x)} ${-MARGIN.y * UNIT}V${(HEIGHT + MARGIN.y) * UNIT}`,
    )
    .join("");
}

/** A line of no length with round ends: a disc that keeps its size at any width of the map. A small one has no inside. */
function dot([x, y]: Point, kind: "c" | "r" | "s"): string {
  const data = `M${Math.round(x)} ${Math.round(y)}h.01`;
  const inside = kind === "s" ? "" : path(data, `class="i${kind}"`);
  return path(data, `class="d${kind}"`) + inside;
}

function ringPath({ x, y, radius }: NonNullable<ReturnType<typeof ringOf>>) {
  const [left, middle, r] = [x - radius, y, radius].map((value) =>
    Math.round(value * UNIT),
  ) as [number, number, number];
  const half = (sign: "" | "-") => `a${r} ${r} 0 0 1 ${sign}${2 * r} 0`;
  return path(`M${left} ${middle}${half("")}${half("-")}`, 'class="g"');
}

/**
 * m: meridian, o: own country, s: a small one, g: its ring, h: home's meridian, r: route; d and i: a dot and its inside,
 * of the capital, of a small country's and of home.
 */
const rules = (ink: Ink) => ({
  path: {
    fill: TOKENS.land,
    "stroke-linecap": "round",
    "vector-effect": "non-scaling-stroke",
  },
  ".m": { stroke: TOKENS["sea-line"] },
  ".o": { fill: TOKENS[ink] },
  ".s": { stroke: TOKENS.ink, "stroke-width": 0.75 },
  ".g": { fill: "none", stroke: TOKENS.ink, "stroke-width": 2 },
  ".h": {
    stroke: TOKENS.route,
    "stroke-width": 1.5,
    "stroke-dasharray": "2 5",
    "stroke-linecap": "butt",
  },
  ".r": { fill: "none", stroke: TOKENS.route, "stroke-width": 3 },
  ".dc": { stroke: TOKENS.ink, "stroke-width": 15 },
  ".ic": { stroke: TOKENS.paper, "stroke-width": 6 },
  ".ds": { stroke: TOKENS.ink, "stroke-width": 6 },
  ".dr": { stroke: TOKENS.route, "stroke-width": 17 },
  ".ir": { stroke: TOKENS["on-route"], "stroke-width": 6 },
});
