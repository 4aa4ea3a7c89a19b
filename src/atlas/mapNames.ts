import type { GeoProjection } from "d3-geo";
import type { Country, Home } from "../content/model";
import { NAME_SIDES } from "../lib/drawings";
import {
  type Box,
  boxAt,
  isIn,
  overlap,
  type Point,
  pointOf,
} from "./geometry";

// Names are placed in CSS pixels, on the narrowest map that has letters of the usual size: src/components/MapNames.tsx.

const FONT_SIZE = 13;
const LETTER = 6;
const SPACE = 9;

/** Names keep this far from the centres of dots. */
const DOT = 5.5;

/** From one name of a column to the next. */
const LINE = 14;

/** From one point of a leader to the next. */
const STEP = 1;
/** Leaders keep this far from the centres of other dots. */
const LEADER_DOT = 2;
/** A leader ends this far from the centre of its own dot. */
const LEADER_END = 3;
/** In parts of the map's width. */
const LONGEST_LEADER = 0.18;

/** How often names are placed at most. */
const ROUNDS = 20;

/** Dots are a crowd if each is this close to the next one, in parts of the map's width, and there are at least this many. */
const CLOSE = 0.05;
const CROWD = 4;
/** The narrowest map with columns. */
const COLUMNS_FROM = 500;
/** The distance of the columns of names from a crowd in the west and in the east, in parts of the map's width. */
const COLUMN = { west: 0.04, east: 0.03 };

type Dot = Point & { name: string };
type Side = Queries.LabelSide;
type Offset = readonly [right: number, down: number];

/** How a map is seen on one kind of screen. */
export type View = {
  /** The narrowest width of the map. */
  width: number;
  /** The part of the map that is in sight, and parts of it that something covers, all in shares of its width and height. */
  sight: Box;
  covered?: readonly Box[];
  /** Where home's name is, as in NAME_SIDES. */
  homeName: Offset;
};

type Size = { width: number; height: number };

/** A map that shows home and all countries. */
type MapOfCountries = Size & {
  projection: GeoProjection;
  isOnMap: (point: Point) => boolean;
  wide: View;
  tablet: View;
  phone: View;
};

/** A position that a name may have: beside its dot, or at the end of a leader. */
type Candidate = {
  side: Side;
  at: Point;
  name: Box;
  /** The points of the leader, from the name to the edge of the dot. */
  leader: Point[];
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
  return {
    width,
    height,
    home: dot,
    dots,
    wide: namesOn(map, map.wide, dots, dot),
    tablet: namesOn(map, map.tablet, dots, dot),
    phone: namesOn(map, map.phone, dots, dot),
  };
}

/**
 * Places the names of dots on a map from east to west, each at the first free side of its dot, or else in one of two columns
 * around its crowd, with a leader to its dot. Where some find no room, they are placed first in the next round. A name without
 * room is shown while its country is active, over others if need be.
 * @returns for each dot the position of its name, null where none is in sight
 */
export function namesOn(
  map: Size,
  { width, sight, covered = [], homeName }: View,
  dotsOnMap: readonly Dot[],
  homeOnMap: Dot,
): (Queries.NamePosition | null)[] {
  const scale = width / map.width;
  const height = map.height * scale;
  const inPixels = (dot: Dot): Dot => ({
    ...dot,
    x: dot.x * scale,
    y: dot.y * scale,
  });
  const partOfMap = ({ left, top, right, bottom }: Box): Box => ({
    left: left * width,
    top: top * height,
    right: right * width,
    bottom: bottom * height,
  });
  const dots = dotsOnMap.map(inPixels);
  const home = inPixels(homeOnMap);
  const inSight = partOfMap(sight);
  const hidden = covered.map(partOfMap);
  const isInSight = ({ name }: Candidate) =>
    isIn(name, inSight) && !hidden.some((part) => overlap(part, name));
  const candidates = new Map(
    dots.map((dot) => [
      dot,
      [
        ...candidatesBeside(dot, home),
        ...candidatesInColumns(dot, dots, width, height),
      ].filter(isInSight),
    ]),
  );

  /** Each name, in turn, at the first of its candidates that is free. */
  function place(order: readonly Dot[]): Map<Dot, Candidate> {
    const found = new Map<Dot, Candidate>();
    const taken = [boxAt(home, DOT), nameBox(home, home, homeName)];
    for (const dot of order) {
      const others = dots.filter((other) => other !== dot);
      const isFree = (box: Box, distance: number) =>
        !taken.some((other) => overlap(other, box)) &&
        !others.some((other) => overlap(boxAt(other, distance), box));
      const free = candidates
        .get(dot)!
        .find(
          ({ name, leader }) =>
            isFree(name, DOT) &&
            leader.every((point) => isFree(around(point), LEADER_DOT)),
        );
      if (!free) continue;
      found.set(dot, free);
      taken.push(free.name, ...free.leader.map(around));
    }
    return found;
  }

  let order = dots.toSorted((a, b) => b.x - a.x);
  let best = new Map<Dot, Candidate>();
  for (let round = 0; round < ROUNDS && best.size < dots.length; round++) {
    const found = place(order);
    if (found.size > best.size) best = found;
    const unnamed = order.filter((dot) => !found.has(dot));
    order = [...unnamed, ...order.filter((dot) => found.has(dot))];
  }

  const onMap = ({ x, y }: Point): Point => ({
    x: Math.round(x / scale),
    y: Math.round(y / scale),
  });
  return dots.map((dot) => {
    const place = best.get(dot) ?? candidates.get(dot)![0];
    if (!place) return null;
    const at = onMap(place.at);
    const end = place.leader.length > 0 && onMap(place.leader.at(-1)!);
    return {
      ...at,
      side: place.side,
      fits: best.has(dot),
      leader: end ? `M${at.x} ${at.y}L${end.x} ${end.y}` : null,
    };
  });
}

/** Beside the dot: first the sides that look away from home, where no route leaves. */
function candidatesBeside(dot: Dot, home: Dot): Candidate[] {
  const away = Math.sign(dot.x - home.x);
  return (Object.keys(NAME_SIDES) as Side[])
    .sort((a, b) => away * (NAME_SIDES[b][0] - NAME_SIDES[a][0]))
    .map((side) => ({
      side,
      at: dot,
      name: nameBox(dot, dot, NAME_SIDES[side]),
      leader: [],
    }));
}

/** In the columns around the crowd that a dot belongs to: the places of the nearer column first, by their distance. */
function candidatesInColumns(
  dot: Dot,
  dots: readonly Dot[],
  width: number,
  height: number,
): Candidate[] {
  const xs = crowdOf(dot, dots, width).map(({ x }) => x);
  if (xs.length < CROWD || width < COLUMNS_FROM) return [];
  const columns = [
    { side: "left" as const, x: Math.min(...xs) - COLUMN.west * width },
    { side: "right" as const, x: Math.max(...xs) + COLUMN.east * width },
  ];
  const lines = Array.from(
    { length: Math.floor(height / LINE) },
    (_, line) => (line + 0.5) * LINE,
  );
  const length = ({ x, y }: Point) => Math.hypot(dot.x - x, dot.y - y);
  return columns
    .sort((a, b) => Math.abs(dot.x - a.x) - Math.abs(dot.x - b.x))
    .flatMap(({ side, x }) =>
      lines
        .map((y) => ({ x, y }))
        .filter((at) => length(at) < LONGEST_LEADER * width)
        .sort((a, b) => length(a) - length(b))
        .map((at) => ({
          side,
          at,
          name: nameBox(dot, at, NAME_SIDES[side]),
          leader: leaderTo(dot, at),
        })),
    );
}

/** The dots that are near to a dot, to those near to it, and so on. */
function crowdOf(dot: Dot, dots: readonly Dot[], width: number): Dot[] {
  const crowd = new Set([dot]);
  // A Set's loop also visits what is added meanwhile.
  for (const { x, y } of crowd)
    for (const other of dots)
      if (Math.hypot(other.x - x, other.y - y) < CLOSE * width)
        crowd.add(other);
  return [...crowd];
}

/** @param at the point beside the name */
function nameBox({ name }: Dot, at: Point, [right, down]: Offset): Box {
  const halfWidth = (name.length * LETTER + SPACE) / 2;
  const x = right * FONT_SIZE + Math.sign(right) * halfWidth;
  const middle = { x: at.x + x, y: at.y + down * FONT_SIZE };
  return boxAt(middle, halfWidth, FONT_SIZE / 2);
}

/** The points of the line from a name to the edge of its dot. */
function leaderTo(dot: Point, { x, y }: Point): Point[] {
  const length = Math.hypot(dot.x - x, dot.y - y);
  const steps = Math.floor((length - LEADER_END) / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = (step * STEP) / length;
    return { x: x + (dot.x - x) * part, y: y + (dot.y - y) * part };
  });
}

/** The part of the map that a point of a leader takes. */
const around = (point: Point): Box => boxAt(point, STEP / 2);
