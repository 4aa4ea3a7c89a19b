import { geoPatterson } from "d3-geo-projection";
import type { GeoProjection } from "d3-geo";
import type { MultiPolygon } from "geojson";
import {
  coarse,
  geometryOf,
  landWithout,
  piecesOf,
  simplified,
  type Piece,
} from "./countries";
import { HOUR_MERIDIANS, positionOf, type Position } from "./earth";
import { labelSides, type LabelSide } from "./labelSide";
import { countryOf, mainlandOf } from "./mainland";
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
import type { Publish } from "./publish";
import { path, svg, TOKENS } from "./svg";
import { WORLD_SCALE } from "./worldFrame";

/** The map of a country's page: the way from home to its capital. All positions are in a frame of 640 x 512. */
export type Locator = {
  /** All but the sea, which is the page's, and the two names. */
  url: string;
  home: { x: number; y: number };
  capital: { x: number; y: number };
  /** Where the two names stand clear of the route and of each other. */
  homeSide: LabelSide;
  side: LabelSide;
};

const WIDTH = 640;
const HEIGHT = 512;

/** Units of the drawing per pixel of the frame. */
const UNIT = 2;

/** Room around route and mainland: a share of their extent, and pixels of the home page's map at least. */
const ROOM = { width: 0.14, minWidth: 16, height: 0.2, minHeight: 22 };

/** How far beyond the frame land is drawn, in its pixels. */
const MARGIN = 2;

/** Detail of the coast and the smallest islands, in square pixels of the frame. */
const MIN_TRIANGLE = 2;
const MIN_LAND = 5;
const MIN_OWN = 1.5;

/** Names keep this far from the frame's edge, in its pixels. */
const LABEL_INSET = 6;

export function drawLocator(
  place: Place,
  home: Home,
  ink: Ink,
  publish: Publish,
): Locator {
  const scene = sceneOf(place, home);
  const projection = scene.frame.projection(1);
  const from = projection(scene.from)!;
  const to = projection(scene.to)!;
  const sides = labelSides(
    { name: home.city, at: from },
    { name: place.capital.name, at: to },
    {
      frame: inset(LABEL_INSET),
      route: routeLine(scene.from, scene.to, projection),
      country: projected(scene.country, projection),
    },
  );
  return {
    url: publish(`/atlas/${place.slug}-locator`, "svg", drawing(scene, ink)),
    home: roundPoint(from),
    capital: roundPoint(to),
    homeSide: sides.home,
    side: sides.capital,
  };
}

const inset = (margin: number): Box => ({
  left: margin,
  top: margin,
  right: WIDTH - margin,
  bottom: HEIGHT - margin,
});

/** All that a locator shows, before it is drawn. */
type Scene = {
  from: Position;
  to: Position;
  frame: Frame;
  /** All land, and that of the country. */
  land: MultiPolygon;
  country: MultiPolygon;
};

let allLand: Piece[] | undefined;

function sceneOf(place: Place, home: Home): Scene {
  const from = positionOf(home);
  const to = positionOf(place.capital);
  const pieces = piecesOf(coarse, place.code);
  const frame = framed(from, to, mainlandOf(coarse, pieces));
  const detail = simplified(frame.scale, MIN_TRIANGLE);
  allLand ??= landWithout([]);
  return {
    from,
    to,
    frame,
    land: geometryOf(detail, allLand),
    country: geometryOf(detail, countryOf(coarse, pieces)),
  };
}

function drawing({ from, to, frame, land, country }: Scene, ink: Ink): string {
  const projection = frame.projection(UNIT);
  const outline = (shape: MultiPolygon, minIsland: number): string => {
    const isLarge = largerThan(minIsland * UNIT ** 2);
    const rings = projected(shape, projection).filter(isLarge);
    return pathData(rings, { closed: true });
  };
  const route = pathData(routeLine(from, to, projection), { closed: false });
  const paths = [
    path(meridians(projection, "others"), 'class="m"'),
    path(outline(land, MIN_LAND)),
    path(outline(country, MIN_OWN), 'class="o"'),
    path(meridians(projection, "home"), 'class="h"'),
    path(route, 'class="r"'),
    dot(projection(to)!, "c"),
    dot(projection(from)!, "r"),
  ];
  return svg(WIDTH * UNIT, HEIGHT * UNIT, rules(ink), paths.join(""));
}

type Frame = {
  /** Pixels of the frame per radian of the equator. */
  scale: number;
  projection: (unit: number) => GeoProjection;
};

/** The smallest frame of our proportions that has route and mainland in it, and room around them. */
function framed(from: Position, to: Position, mainland: Piece[]): Frame {
  const world = aroundRoute(from, to).scale(WORLD_SCALE).translate([0, 0]);
  const shown = [
    ...routeLine(from, to, world),
    ...projected(geometryOf(coarse, mainland), world),
  ];
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
          [-MARGIN * unit, -MARGIN * unit],
          [(WIDTH + MARGIN) * unit, (HEIGHT + MARGIN) * unit],
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
  const addX =
    Math.max(0, ((bottom - top) * WIDTH) / HEIGHT - (right - left)) / 2;
  const addY =
    Math.max(0, ((right - left) * HEIGHT) / WIDTH - (bottom - top)) / 2;
  return {
    left: left - addX,
    top: top - addY,
    right: right + addX,
    bottom: bottom + addY,
  };
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
    .filter((x) => x > 0 && x < WIDTH * UNIT)
    .map((x) => `M${Math.round(x)} 0V${HEIGHT * UNIT}`)
    .join("");
}

/** A line of no length with round ends: a disc that keeps its size at any width of the map. */
function dot([x, y]: Point, kind: "c" | "r"): string {
  const data = `M${Math.round(x)} ${Math.round(y)}h.01`;
  return path(data, `class="d${kind}"`) + path(data, `class="i${kind}"`);
}

/** m: meridian, o: own country, h: home's meridian, r: route; d and i: a dot and its inside, of the capital and of home. */
const rules = (ink: Ink) => ({
  path: {
    fill: TOKENS.land,
    "stroke-linecap": "round",
    "vector-effect": "non-scaling-stroke",
  },
  ".m": { stroke: TOKENS["sea-line"] },
  ".o": { fill: TOKENS[ink] },
  ".h": {
    stroke: TOKENS.route,
    "stroke-width": 1.5,
    "stroke-dasharray": "2 5",
    "stroke-linecap": "butt",
  },
  ".r": { fill: "none", stroke: TOKENS.route, "stroke-width": 3 },
  ".dc": { stroke: TOKENS.ink, "stroke-width": 15 },
  ".ic": { stroke: TOKENS.paper, "stroke-width": 6 },
  ".dr": { stroke: TOKENS.route, "stroke-width": 17 },
  ".ir": { stroke: TOKENS["on-route"], "stroke-width": 6 },
});
