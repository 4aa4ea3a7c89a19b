import type { GeoProjection } from "d3-geo";
import type { Country, Home } from "../content/model";
import { NAME_SIDES } from "../lib/drawings";
import {
  type Box,
  boxAt,
  cross,
  distance,
  isIn,
  meet,
  overlap,
  type Point,
  type Segment,
  segments,
} from "./boxes";
import { positionOf } from "./earth";
import { type Line, round, roundPoint, routeLine } from "./plane";

type Dot = Point & { name: string };
type Side = Queries.LabelSide;
type Offset = readonly [right: number, down: number];

/** Measures of names and dots in CSS pixels, where letters are as large as usual: src/components/MapNames.tsx. */
const FONT_SIZE = 13;
const LETTER = 6;
const SPACE = 9;
/** From one name of a column to the next. */
const LINE = 14;
/** A leader, from a name in a column to its dot, ends this far from the dot's centre, */
const RIM = 3;
/** and keeps this far from the centres of other dots, or it would seem to lead there. Where it cannot, it comes nearer. */
const CLEAR = 5;
const LEAST_CLEAR = 2;
const LONGEST_LEADER = 120;

/** Dots are a crowd if each is this close to the next one, in parts of the map's width, and there are at least this many. */
const CLOSE = 0.05;
const CROWD = 4;
/** The distance of the columns of names from a crowd in the west and in the east, in parts of the map's width. */
const COLUMN = { west: 0.04, east: 0.03 };

/** A map as it is seen. */
export type View = {
  /** The frame of all positions. */
  frame: { width: number; height: number };
  /** The narrowest width of the map, in CSS pixels. */
  width: number;
  /** The part of the frame that is in sight, and parts of it that something covers, all in shares of its width and height. */
  sight: Box;
  covered?: readonly Box[];
  /** Names keep this far from the centres of dots, in CSS pixels. */
  dotRadius: number;
  /** Where home's name is, as in NAME_SIDES. */
  homeName: Offset;
  /** Whether names may be in columns around a crowd of dots. */
  hasColumns: boolean;
};

/** A position that a name may have: beside its dot, or at the end of a leader. */
type Spot = { side: Side; at: Point; box: Box; leader?: Segment };

/** A map that shows home and all countries, and how it is seen on each kind of screen. */
type MapOfCountries = {
  projection: GeoProjection;
  isOnMap: (point: Point) => boolean;
  wide: View;
  tablet: View;
  phone: View;
};

/** The dots of home and of the countries that are on a map, and the positions of their names. */
export function namedDots(
  countries: readonly Country[],
  home: Home,
  map: MapOfCountries,
) {
  const { projection } = map;
  const pointOf = (spot: { longitude: number; latitude: number }) =>
    roundPoint(projection(positionOf(spot))!);
  const dots = countries
    .map(({ slug, name, capital }) => ({ slug, name, ...pointOf(capital) }))
    .filter(map.isOnMap);
  const middle = { slug: null, name: home.city, ...pointOf(home) };
  const routes = countries.flatMap(({ capital }) =>
    routeLine(positionOf(home), positionOf(capital), projection),
  );
  return {
    home: middle,
    dots,
    wide: namesOn(map.wide, dots, middle, routes),
    tablet: namesOn(map.tablet, dots, middle, routes),
    phone: namesOn(map.phone, dots, middle, routes),
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
  view: View,
  dots: readonly Dot[],
  home: Dot,
  routes: readonly Line[],
): (Queries.NamePosition | null)[] {
  const { width, height } = view.frame;
  /** A CSS pixel in the frame. */
  const pixel = width / view.width;
  const partOfMap = ({ left, top, right, bottom }: Box): Box => ({
    left: left * width,
    top: top * height,
    right: right * width,
    bottom: bottom * height,
  });
  const sight = partOfMap(view.sight);
  const covered = (view.covered ?? []).map(partOfMap);
  const lines = routes.map((line) =>
    segments(line.map(([x, y]) => ({ x, y }))),
  );
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
    const spots = [...beside, ...(view.hasColumns ? inColumns(dot) : [])];
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
      ...roundPoint([spot.at.x, spot.at.y]),
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

/** @param at the point beside the name @param pixel a CSS pixel in the frame */
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
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
