import { geoPath, type GeoProjection } from "d3-geo";
import type { MultiPolygon } from "geojson";
import { LOCATOR } from "../lib/drawings";
import { HOME_COUNTRY } from "../lib/hours";
import {
  coarse,
  geometryOf,
  landWithout,
  simplified,
  type World,
} from "./countries";
import {
  type Home,
  hourLongitude,
  OTHER_HOURS,
  type Place,
  type Position,
  positionOf,
} from "./earth";
import type { Emit } from "./files";
import { type Frame, framed } from "./locatorFrame";
import { locatorSvg, type Ring, type Scene } from "./locatorSvg";
import { partOf } from "./mainland";
import { type Point, round, roundPoint, routeLine } from "./plane";

/** A country narrower than this would be hidden by its capital's dot: it gets a ring, so far from it. */
const MIN_WIDTH = 52;
const RING_GAP = 9;

/** From a ring to the name beside it the page's distance from a dot is too much by this. */
const RING_LABEL = 8;

/** For the name of an hour, where the frame is shown on a phone: to the next one, and to the frame's edge. */
const HOUR_ROOM = 72;
const HOUR_EDGE = 28;

/** Detail of the coast, in square pixels of the frame. */
const MIN_TRIANGLE = 2;

/** The map of a country's page: the way from home to its capital, and where the two names stand. */
export function drawLocator(
  place: Place,
  home: Home,
  emit: Emit,
): Queries.Locator {
  const scene = sceneOf(place, home);
  const projection = scene.frame.projection(1);
  const route = routeLine(scene.from, scene.to, projection).flat();
  const corner = freeCorner(route.toReversed());
  return {
    url: emit(`/atlas/${place.slug}-locator.svg`, locatorSvg(scene, place.ink)),
    home: roundPoint(projection(scene.from)!),
    homeSide: freeCorner(route).side,
    capital: roundPoint(
      scene.ring ? besideRing(scene.ring, corner) : projection(scene.to)!,
    ),
    side: corner.side,
    hours: hoursIn(scene.frame),
  };
}

/** The hours that have a name, at the lower edge: every one, or each second, third or sixth. */
function hoursIn({ scale, projection }: Frame): Queries.LocatorHour[] {
  const width = (scale * Math.PI) / 12;
  const step = [1, 2, 3, 6].find((hours) => hours * width > HOUR_ROOM) ?? 12;
  return [0, ...OTHER_HOURS]
    .filter((hours) => hours % step === 0)
    .map((hours) => ({
      x: round(projection(1)([hourLongitude(hours), 0])![0]),
      name: hours
        ? `${hours < 0 ? "−" : "+"}${Math.abs(hours)} h`
        : HOME_COUNTRY,
    }))
    .filter(({ x }) => x > HOUR_EDGE && x < LOCATOR.width - HOUR_EDGE);
}

/** Where the name of a route's first point stands: clear of the route, and towards the middle, where there is room. */
function freeCorner(route: readonly Point[]) {
  const isBelow = leavesUpwards(route);
  const isRight = route[0]![0] < LOCATOR.width / 2;
  const side =
    `${isBelow ? "below" : "above"}${isRight ? "Right" : "Left"}` as const;
  return { side, right: isRight ? 1 : -1, down: isBelow ? 1 : -1 };
}

/** The point of a ring at a corner, for a name that stands there. */
function besideRing(
  { x, y, radius }: Ring,
  { right, down }: { right: number; down: number },
): Point {
  const away = radius * Math.SQRT1_2;
  return [x + right * away, y + down * (away - RING_LABEL)];
}

/** Routes are bent: what counts is where they are about a name's length away. */
function leavesUpwards(route: readonly Point[]): boolean {
  const [x, y] = route[0]!;
  const away = route.find(
    (point) => Math.hypot(point[0] - x, point[1] - y) > 60,
  );
  return (away ?? route.at(-1)!)[1] < y;
}

function sceneOf({ code, capital }: Place, home: Home): Scene {
  const from = positionOf(home);
  const to = positionOf(capital);
  const mainland = geometryOf(coarse, partOf(coarse, code, "mainland"));
  const frame = framed(from, to, mainland);
  const { world, land } = detailFor(frame.scale);
  return {
    from,
    to,
    frame,
    land,
    country: geometryOf(world, partOf(coarse, code, "whole")),
    ring: ringAround(mainland, to, frame.projection(1)),
  };
}

type Detail = { world: World; land: MultiPolygon };

/** By the logarithm of the scale. */
const details = new Map<number, Detail>();

/** All land in the detail that a scale needs. The scale is rounded down, so that hundreds of locators share a few worlds. */
function detailFor(scale: number): Detail {
  const step = Math.floor(4 * Math.log2(scale));
  const known = details.get(step);
  if (known) return known;
  const world = simplified(2 ** (step / 4), MIN_TRIANGLE);
  const detail = { world, land: geometryOf(world, landWithout([])) };
  details.set(step, detail);
  return detail;
}

/** The ring round a country that is small in the frame; round the capital alone where no map shows the land. */
function ringAround(
  mainland: MultiPolygon,
  capital: Position,
  projection: GeoProjection,
): Ring | null {
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(
    mainland.coordinates.length > 0
      ? mainland
      : { type: "Point", coordinates: capital },
  );
  if (right - left >= MIN_WIDTH) return null;
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    radius: Math.hypot(right - left, bottom - top) / 2 + RING_GAP,
  };
}
