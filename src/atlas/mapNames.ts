import type { GeoProjection } from "d3-geo";
import type { Country, Home } from "../content/model";
import { NAME_SIDES } from "../lib/drawings";
import { routeBetween } from "./earth";
import {
  type Box,
  boxAt,
  isIn,
  type Line,
  overlap,
  type Point,
  pointOf,
  projected,
} from "./geometry";

type Dot = Point & { name: string };
type Side = Queries.LabelSide;
type Offset = readonly [right: number, down: number];
type Segment = readonly [Point, Point];

/** Measures of names and dots in CSS pixels, where letters are as large as usual: src/components/MapNames.tsx. */
const FONT_SIZE = 13;
const LETTER = 6;
const SPACE = 9;
/** From one name of a column to the next. */
const LINE = 14;
/** A leader, from a name in a column to its dot, ends this far from the dot's centre, */
const RIM = 3.5;
/** and keeps this far from the centres of other dots, or it would seem to lead there. Where it cannot, it comes nearer. */
const CLEAR = 5;
const LEAST_CLEAR = 2;
const LONGEST_LEADER = 120;

/** Dots are a crowd if each is this close to the next one, in parts of the map's width, and there are at least this many. */
const CLOSE = 0.05;
const CROWD = 4;
/** The narrowest map with columns of names. */
const COLUMNS_FROM = 500;
/** The distance of the columns from a crowd in the west and in the east, in parts of the map's width. */
const COLUMN = { west: 0.04, east: 0.03 };

/** How a map is seen on one kind of screen. */
export type View = {
  /** The narrowest width of the map, in CSS pixels. */
  width: number;
  /** The part of the map that is in sight, and parts of it that something covers, all in shares of its width and height. */
  sight: Box;
  covered?: readonly Box[];
  /** Names keep this far from the centres of dots, in CSS pixels. */
  dotRadius: number;
  /** Where home's name is, as in NAME_SIDES. */
  homeName: Offset;
};

type Size = { width: number; height: number };

/** A position that a name may have: beside its dot, or at the end of a leader. */
type Spot = { side: Side; at: Point; box: Box; leader?: Segment };

/** A map that shows home and all countries. */
type MapOfCountries = Size & {
  projection: GeoProjection;
  isOnMap: (point: Point) => boolean;
  wide: View;
  narrow: View;
};

/** A map's size, the dots of home and of the countries that are on it, and the positions of their names. */
export function namedDots(
  countries: readonly Country[],
  home: Home,
  map: MapOfCountries,
) {
  const { width, height, projection } = map;
  const dots = countries
    .map(({ slug, name, capital }) => ({
      slug,
      name,
      ...pointOf(capital, projection),
    }))
    .filter(map.isOnMap);
  const dot = { slug: null, name: home.city, ...pointOf(home, projection) };
  const routes = countries.flatMap(({ capital }) =>
    projected(routeBetween(home, capital), projection),
  );
  return {
    width,
    height,
    home: dot,
    dots,
    wide: namesOn(map, map.wide, dots, dot, routes),
    narrow: namesOn(map, map.narrow, dots, dot, routes),
  };
}

/**
 * Places the names of dots on a map: the dot with the least room first, each name at the first free side of its dot, or else
 * in one of two columns around its crowd, with a leader to its dot. A name without room is shown while its country is active,
 * over others if need be.
 * @param routes from home to the dots: a side that fewer of them cross is tried first
 * @returns for each dot the position of its name, null where none is in sight
 */
export function namesOn(
  { width, height }: Size,
  view: View,
  dots: readonly Dot[],
  home: Dot,
  routes: readonly Line[],
): (Queries.NamePosition | null)[] {
  /** A CSS pixel on the map. */
  const pixel = width / view.width;
  const partOfMap = ({ left, top, right, bottom }: Box): Box => ({
    left: left * width,
    top: top * height,
    right: right * width,
    bottom: bottom * height,
  });
  const sight = partOfMap(view.sight);
  const covered = (view.covered ?? []).map(partOfMap);
  const lines = routes.map(segments);
  const taken = [
    boxAt(home, view.dotRadius * pixel),
    nameBox(home, home, view.homeName, pixel),
  ];
  const leaders: Segment[] = [];

  const isInSight = ({ box }: Spot) =>
    isIn(box, sight) && !covered.some((part) => overlap(part, box));

  function isFree(dot: Dot, spot: Spot, clear = CLEAR): boolean {
    const { box, leader } = spot;
    const others = dots.filter((other) => other !== dot);
    const hidesDot = (other: Dot) =>
      overlap(boxAt(other, view.dotRadius * pixel), box);
    const isNameFree =
      isInSight(spot) &&
      !taken.some((other) => overlap(other, box)) &&
      !others.some(hidesDot) &&
      !leaders.some((other) => meet(other, box));
    if (!leader || !isNameFree) return isNameFree;
    return (
      !taken.some((other) => meet(leader, other)) &&
      !others.some((other) => distance(other, leader) < clear * pixel) &&
      !leaders.some((other) => cross(other, leader))
    );
  }

  /** The sides of a dot, the best first. */
  function besideDot(dot: Dot): Spot[] {
    const routesUnder = (box: Box) =>
      lines.filter((line) => line.some((part) => meet(part, box))).length;
    return (Object.keys(NAME_SIDES) as Side[])
      .map((side, rank) => {
        const box = nameBox(dot, dot, NAME_SIDES[side], pixel);
        return { side, at: dot, box, cost: rank + routesUnder(box) };
      })
      .sort((a, b) => a.cost - b.cost);
  }

  /** The spots in the two columns around the crowd that a dot belongs to: those of the nearer column first, by distance. */
  function inColumns(dot: Dot): Spot[] {
    if (view.width < COLUMNS_FROM) return [];
    const step = LINE * pixel;
    const heights = Array.from(
      { length: Math.floor(height / step) },
      (_, line) => (line + 0.5) * step,
    );
    const length = ({ x, y }: Point) => Math.hypot(dot.x - x, dot.y - y);
    return columnsBeside(dot, dots, width)
      .sort((a, b) => Math.abs(dot.x - a.x) - Math.abs(dot.x - b.x))
      .flatMap(({ side, x }) =>
        heights
          .map((y) => ({ x, y }))
          .filter((at) => length(at) < LONGEST_LEADER * pixel)
          .sort((a, b) => length(a) - length(b))
          .map((at) => ({
            side,
            at,
            box: nameBox(dot, at, NAME_SIDES[side], pixel),
            leader: leaderTo(dot, at, pixel),
          })),
      );
  }

  const all = dots.map((dot) => {
    const beside = besideDot(dot);
    const room = beside.filter((spot) => isFree(dot, spot)).length;
    return { dot, beside, room };
  });
  const hardestFirst = all.toSorted(
    (a, b) => a.room - b.room || a.dot.y - b.dot.y,
  );
  const found = new Map<Dot, Spot>();
  for (const { dot, beside } of hardestFirst) {
    const spots = [...beside, ...inColumns(dot)];
    const spot =
      spots.find((spot) => isFree(dot, spot)) ??
      spots.find((spot) => isFree(dot, spot, LEAST_CLEAR));
    if (!spot) continue;
    found.set(dot, spot);
    taken.push(spot.box);
    if (spot.leader) leaders.push(spot.leader);
  }

  return all.map(({ dot, beside }) => {
    const spot = found.get(dot) ?? beside.find(isInSight);
    if (!spot) return null;
    return {
      x: Math.round(spot.at.x),
      y: Math.round(spot.at.y),
      side: spot.side,
      fits: found.has(dot),
      leader: spot.leader ? pathOf(spot.leader) : null,
    };
  });
}

/** The columns west and east of the crowd that a dot belongs to; none if it belongs to no crowd. */
function columnsBeside(dot: Dot, dots: readonly Dot[], width: number) {
  const crowd = new Set([dot]);
  // A Set's loop also visits what is added meanwhile.
  for (const { x, y } of crowd)
    for (const other of dots)
      if (Math.hypot(other.x - x, other.y - y) < CLOSE * width)
        crowd.add(other);
  if (crowd.size < CROWD) return [];
  const xs = [...crowd].map(({ x }) => x);
  return [
    { side: "left" as const, x: Math.min(...xs) - COLUMN.west * width },
    { side: "right" as const, x: Math.max(...xs) + COLUMN.east * width },
  ];
}

/** @param at the point beside the name @param pixel a CSS pixel on the map */
function nameBox(
  { name }: Dot,
  at: Point,
  [right, down]: Offset,
  pixel: number,
): Box {
  const halfWidth = (name.length * LETTER + SPACE) / 2;
  const x = right * FONT_SIZE + Math.sign(right) * halfWidth;
  return boxAt(
    { x: at.x + x * pixel, y: at.y + down * FONT_SIZE * pixel },
    halfWidth * pixel,
    (FONT_SIZE / 2) * pixel,
  );
}

/** The line from a name to the edge of its dot. */
function leaderTo(dot: Point, { x, y }: Point, pixel: number): Segment {
  const [right, down] = [dot.x - x, dot.y - y];
  const part = 1 - (RIM * pixel) / Math.hypot(right, down);
  return [
    { x, y },
    { x: x + right * part, y: y + down * part },
  ];
}

const pathOf = ([from, to]: Segment): string =>
  `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`;

const segments = (points: Line): Segment[] =>
  points.slice(1).map((point, index) => [points[index]!, point]);

/** From a point to the nearest one of a line. */
function distance({ x, y }: Point, [from, to]: Segment): number {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const along =
    ((x - from.x) * right + (y - from.y) * down) / (right ** 2 + down ** 2);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(from.x + right * part - x, from.y + down * part - y);
}

const cross = ([a, b]: Segment, [c, d]: Segment): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

/** On which side of the way from a to b the point c lies: -1, 0 or 1. */
const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** Whether a line goes through a box, in which it does not end: it crosses one of the diagonals. */
function meet(line: Segment, { left, top, right, bottom }: Box) {
  const topLeft = { x: left, y: top };
  const topRight = { x: right, y: top };
  const bottomLeft = { x: left, y: bottom };
  const bottomRight = { x: right, y: bottom };
  return (
    cross(line, [topLeft, bottomRight]) || cross(line, [bottomLeft, topRight])
  );
}
