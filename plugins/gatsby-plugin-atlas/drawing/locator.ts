import type { MultiPolygon } from "geojson";
import { LOCATOR } from "../../../src/lib/drawings";
import { memoize } from "../../../src/lib/memoize";
import type { Emit } from "./assetEmitter";
import {
  coarse,
  geometryOf,
  landWithout,
  piecesOf,
  simplified,
} from "./countries";
import { positionOf, type Position } from "./earth";
import { labelSides } from "./labelSide";
import { type Frame, framed } from "./locatorFrame";
import { locatorSvg, type Ring, type Scene } from "./locatorSvg";
import { countryOf, mainlandOf, mainPartOf } from "./mainland";
import type { Home, Ink, Place } from "./place";
import { boxAround, projected, roundPoint, routeLine } from "./plane";

const { width: WIDTH, height: HEIGHT } = LOCATOR;

/** A main part narrower than this would be hidden by its capital's dot: it gets a ring, so far from it. */
const MIN_MAIN_PART = 48;
const RING_GAP = 9;

/** From the ring to the capital's name the page's distance from a dot is too much by this. */
const RING_LABEL = 8;

/** Detail of the coast, in square pixels of the frame. */
const MIN_TRIANGLE = 2;

/** Names keep 6 pixels from the frame's edge. */
const LABELLED = { left: 6, top: 6, right: WIDTH - 6, bottom: HEIGHT - 6 };

export function drawLocator(
  place: Place,
  home: Home,
  ink: Ink,
  emit: Emit,
): Queries.Locator {
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
  const { ring } = scene;
  const isNorth = to[1] < from[1];
  return {
    url: emit(`/atlas/${place.slug}-locator`, "svg", locatorSvg(scene, ink)),
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

const detailAt = memoize((step: number) => {
  const world = simplified(2 ** (step / 4), MIN_TRIANGLE);
  return { world, land: geometryOf(world, landWithout([])) };
});

function sceneOf(place: Place, home: Home): Scene {
  const from = positionOf(home);
  const to = positionOf(place.capital);
  const pieces = piecesOf(coarse, place.code);
  const [mainland, mainPart] = [mainlandOf, mainPartOf].map((part) =>
    geometryOf(coarse, part(coarse, pieces)),
  ) as [MultiPolygon, MultiPolygon];
  const frame = framed(from, to, mainland);
  // Rounded down, so that hundreds of locators share a few worlds.
  const { world, land } = detailAt(Math.floor(4 * Math.log2(frame.scale)));
  return {
    from,
    to,
    frame,
    land,
    country: geometryOf(world, countryOf(coarse, pieces)),
    ring: ringAround(mainPart, to, frame),
  };
}

/** The ring round a main part that is small in the frame; round the capital alone where no map shows the land. */
function ringAround(
  mainPart: MultiPolygon,
  capital: Position,
  frame: Frame,
): Ring | null {
  const projection = frame.projection(1);
  const land = projected(mainPart, projection);
  const { left, top, right, bottom } = boxAround(
    land.length > 0 ? land : [[projection(capital)!]],
  );
  if (right - left >= MIN_MAIN_PART) return null;
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    radius: Math.hypot(right - left, bottom - top) / 2 + RING_GAP,
  };
}
