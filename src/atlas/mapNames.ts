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
} from "../lib/boxes";
import { leastCost } from "./leastCost";
import { type Line, round } from "./plane";

type Dot = Point & { name: string };
type Side = Queries.LabelSide;

/** Measures of names and dots in CSS pixels, as src/components/MapNames.tsx sets them. */
const LETTER = 6;
const SPACE = 9;
const HEIGHT = 13;
/** From one name of a column to the next. */
const LINE = 14;
/** From the middle of a dot to a name beside it, and to one above or below it. */
const AWAY = 7;
const CLEARANCE = 2;
/** A name at a corner of its dot is so much higher or lower than the dot. */
const RAISED = 9;
const HOME_RADIUS = 9;
/** A leader, the line from a name to its dot, ends so far from the dot's middle. */
const RIM = 3;
const LONGEST_LEADER = 120;
/** A leader that is nearer to the middle of another dot seems to lead there. */
const CLEAR = 7;

/** Dots are a crowd if each is close to the next one, in parts of the map's width, and there are at least so many. */
const CLOSE = 0.05;
const CROWD = 4;
/** How far the columns of names are from a crowd in the west and in the east, in parts of the map's width. */
const COLUMN = { west: 0.04, east: 0.03 };

/** Where a name may stand beside its dot, the best first. */
const SIDES: readonly Side[] = [
  "left",
  "right",
  "aboveRight",
  "belowRight",
  "aboveLeft",
  "belowLeft",
  "below",
  "above",
];

/** What counts against a place. The figures are where all maps were seen to look well. */
const COST = {
  /** For each side of the dot that is better. */
  side: 3,
  /** For each route under the name. */
  route: 4,
  /** For each square pixel: of a leader's length, and of how much too near it is to another dot. */
  length: 1 / 60,
  near: 5,
  /** For a leader across another leader or name. */
  crossing: 600,
  /** For a name that is not shown, and for two on each other. */
  hidden: 2000,
  /** For a name that is covered by one that is shown only for a while. */
  covered: 30,
};

/** A map as it is seen. */
export type View = {
  /** The frame of all positions. */
  frame: { width: number; height: number };
  /** Of the map in CSS pixels. */
  width: number;
  /** What of it is in sight, as shares of its width and height. */
  left?: number;
  right?: number;
  top?: number;
  /** Where columns of names must end, as a share of its height. Left out: there are none. */
  columnEnd?: number;
  /** Where home's name stands. */
  home: Side;
};

/** Where a name may stand, and what counts against it there. */
type Place = {
  cost: number;
  box: Box;
  side: Side;
  /** What it stands beside. */
  at: Point;
  leader?: Segment;
  /** Whether it is shown only while it is lit: nothing is in its way then. */
  isHidden?: boolean;
};

/**
 * Where the names of dots stand on a map: beside their dots where there is room, with as few routes under them as possible.
 * Around a crowd of dots there are two columns of names, with a leader from each to its dot.
 * @param routes from home to the dots
 * @returns for each dot the place of its name
 */
export function namesOn(
  view: View,
  dots: readonly Dot[],
  home: Dot,
  routes: readonly Line[],
): Queries.NamePlace[] {
  const { frame, width, left = 0, right = 1, top = 0, columnEnd = 0 } = view;
  // All that follows is in CSS pixels.
  const unit = frame.width / width;
  const height = frame.height / unit;
  const inPixels = ({ name, x, y }: Dot): Dot => ({
    ...{ name, x: x / unit, y: y / unit },
  });
  const [middle, all] = [inPixels(home), dots.map(inPixels)];
  const ways = routes.map((line) =>
    segments(line.map(([x, y]) => ({ x: x / unit, y: y / unit }))),
  );
  const inSight = {
    ...{ left: left * width, right: right * width },
    ...{ top: top * height, bottom: height },
  };
  const heights: number[] = [];
  for (
    let y = inSight.top + LINE / 2;
    y + LINE / 2 < columnEnd * height;
    y += LINE
  )
    heights.push(y);

  function placesOf(dot: Dot): Place[] {
    const others = all.filter((other) => other !== dot);
    const taken = [
      ...others.map((other) => boxAt(other, AWAY + 1)),
      boxAt(middle, HOME_RADIUS),
      nameBox(middle, middle, view.home),
    ];
    const place = (cost: number, side: Side, at: Point): Place => {
      const box = nameBox(dot, at, side);
      const crossed = ways.filter((way) => way.some((part) => meet(part, box)));
      return { cost: cost + crossed.length * COST.route, box, side, at };
    };
    const led = (side: Side, at: Point): Place => {
      const leader = leaderTo(dot, at);
      const length = Math.hypot(dot.x - at.x, dot.y - at.y);
      const near = others.reduce(
        (sum, other) => sum + Math.max(0, CLEAR - distance(other, leader)) ** 2,
        0,
      );
      const cost = length ** 2 * COST.length + near * COST.near;
      return { ...place(cost, side, at), leader };
    };
    const beside = SIDES.map((side, index) =>
      place(index * COST.side, side, dot),
    );
    const inColumns = columnsBeside(dot, all, width).flatMap(({ side, x }) =>
      heights
        .filter((y) => Math.hypot(dot.x - x, dot.y - y) < LONGEST_LEADER)
        .map((y) => led(side, { x, y })),
    );
    return [
      ...[...beside, ...inColumns].filter(
        ({ box }) =>
          isIn(box, inSight) && !taken.some((other) => overlap(box, other)),
      ),
      ...beside.map((place) => ({
        ...place,
        cost: place.cost + COST.hidden * (isIn(place.box, inSight) ? 1 : 2),
        isHidden: true,
      })),
    ];
  }

  return leastCost(all.map(placesOf), clash).map(
    ({ at, side, leader, isHidden = false }) => ({
      ...{ x: round(at.x * unit), y: round(at.y * unit), side },
      fits: !isHidden,
      leader: leader ? path(leader, unit) : null,
    }),
  );
}

/** What counts against two places together. */
function clash(a: Place, b: Place): number {
  if (a.isHidden && b.isHidden) return 0;
  if (overlap(a.box, b.box))
    return a.isHidden || b.isHidden ? COST.covered : COST.hidden;
  const crossings = [
    a.leader && b.leader && cross(a.leader, b.leader),
    a.leader && meet(a.leader, b.box),
    b.leader && meet(b.leader, a.box),
  ];
  return crossings.filter(Boolean).length * COST.crossing;
}

/** West and east of the crowd that a dot belongs to. None if it has not enough others around it, from one to the next. */
function columnsBeside(dot: Dot, dots: readonly Dot[], width: number) {
  const crowd = new Set([dot]);
  // What is added is visited, too.
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

const directionOf = (side: Side) => ({
  right: /left$/i.test(side) ? -1 : /right$/i.test(side) ? 1 : 0,
  down: /^above/.test(side) ? -1 : /^below/.test(side) ? 1 : 0,
});

/** @param point what the name stands beside */
function nameBox({ name }: Dot, { x, y }: Point, side: Side): Box {
  const { right, down } = directionOf(side);
  const halfWidth = (name.length * LETTER + SPACE) / 2;
  const middle = {
    x: x + right * (AWAY + halfWidth),
    y: y + down * (right ? RAISED : AWAY + CLEARANCE + HEIGHT / 2),
  };
  return boxAt(middle, halfWidth, HEIGHT / 2);
}

/** The line from where a name stands to the edge of its dot. */
function leaderTo(dot: Point, { x, y }: Point): Segment {
  const [right, down] = [dot.x - x, dot.y - y];
  const part = 1 - RIM / Math.hypot(right, down);
  return [
    { x, y },
    { x: x + right * part, y: y + down * part },
  ];
}

const path = ([from, to]: Segment, unit: number): string =>
  `M${round(from.x * unit)} ${round(from.y * unit)}L${round(to.x * unit)} ${round(to.y * unit)}`;
