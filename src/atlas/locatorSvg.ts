import type { MultiPolygon } from "geojson";
import type { Ink } from "../content/model";
import { LOCATOR } from "../lib/drawings";
import { OTHER_HOURS, type Position } from "./earth";
import type { Frame } from "./locatorFrame";
import { type Point, routeLine } from "./plane";
import { meridians, outline, path, pathData, svg, TOKENS } from "./svg";

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = LOCATOR;

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

/** All that a locator shows. */
export type Scene = {
  from: Position;
  to: Position;
  frame: Frame;
  /** All land, and that of the country. */
  land: MultiPolygon;
  country: MultiPolygon;
  /** Null: the country is large enough to be seen. */
  ring: Ring | null;
};

/** A circle in the frame. */
export type Ring = { x: number; y: number; radius: number };

/** The drawing in its file. */
export function locatorSvg(scene: Scene, ink: Ink): string {
  const { from, to, frame, land, country, ring } = scene;
  const projection = frame.projection(UNIT);
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

/** A line of no length with round ends: a disc that keeps its size at any width of the map. A small one has no inside. */
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
    "stroke-width": 3,
    "stroke-dasharray": "0 6",
  },
  ".r": { fill: "none", stroke: TOKENS.route, "stroke-width": 3 },
  ".dc": { stroke: TOKENS.ink, "stroke-width": 15 },
  ".ic": { stroke: TOKENS.paper, "stroke-width": 6 },
  ".ds": { stroke: TOKENS.ink, "stroke-width": 6 },
  ".dr": { stroke: TOKENS.route, "stroke-width": 17 },
  ".ir": { stroke: TOKENS["on-route"], "stroke-width": 6 },
});
