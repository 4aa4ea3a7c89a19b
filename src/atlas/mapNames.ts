import { round } from "./plane";

type Box = { left: number; top: number; right: number; bottom: number };
type Point = { x: number; y: number };
type Dot = Point & { name: string };
type Side = Queries.NameSide;

/** Measures of names and dots in CSS pixels, as src/components/MapNames.tsx sets them. */
const LETTER = 6;
const SPACE = 9;
/** The height of a line is its letters' and, above and below them, a margin in which names may overlap. */
const LETTERS = 13;
const MARGIN = 2;
/** From one name of a column to the next. */
const LINE = 13;
const AWAY = 7;
/** A name at the right of its dot is raised: routes leave under it. */
const RAISED = 9;
const HOME_RADIUS = 9;

/** Dots are a crowd if each is close to the next one, in parts of the map's width, and there are at least so many. */
const CLOSE = 0.05;
const CROWD = 4;
/** How far from a crowd's first dot its column of names ends, in parts of the map's width. */
const COLUMN = 0.04;

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
  /** Where a column of names must end, as a share of its height: something else stands below. */
  columnEnd?: number;
  /** Where home's name stands. */
  home: Side;
};

/**
 * Where the names of dots stand on a map. A crowd of dots has its names in a column at its west, as many as have room there,
 * except those with room at their east. Any other name stands away from home, where the route comes from: beside its dot, else above or below it, and
 * on the other side where nothing else is free. No other dot is nearer to it than its own.
 * @param dots those who come first are served first
 */
export function namesOn(
  view: View,
  dots: readonly Dot[],
  home: Dot,
): Queries.MapNames {
  const { frame, width, left = 0, right = 1, top = 0, columnEnd = 1 } = view;
  const unit = frame.width / width;
  const inSight = {
    ...{ left: left * frame.width, right: right * frame.width },
    ...{ top: top * frame.height, bottom: frame.height },
  };
  const taken = [
    boxAt(home, unit, HOME_RADIUS),
    nameBox(home, home, view.home, unit),
  ];
  const places = new Map<Dot, Queries.NamePlace>();

  function put(dot: Dot, { x, y }: Point, side: Side) {
    places.set(dot, { x: round(x), y: round(y), side });
    taken.push(nameBox(dot, { x, y }, side, unit));
  }
  /** @returns whether one of its sides is free */
  function putBeside(dot: Dot, sides: readonly Side[]): boolean {
    const others = dots
      .filter((other) => other !== dot)
      .map((other) => boxAt(other, unit, AWAY + MARGIN));
    const side = sides.find((side) => {
      const box = nameBox(dot, dot, side, unit);
      return (
        isIn(box, inSight) &&
        ![...taken, ...others].some((other) => overlap(box, other))
      );
    });
    if (side) put(dot, dot, side);
    return Boolean(side);
  }

  const crowd = dots.filter(
    (dot) => dot.x < home.x && isInCrowd(dot, dots, frame.width * CLOSE),
  );
  const line = LINE * unit;
  const column = crowd
    .filter((dot) => !putBeside(dot, ["right"]))
    .slice(0, (columnEnd * frame.height - inSight.top) / line)
    .sort((a, b) => a.y - b.y);
  const middle = column.reduce((sum, { y }) => sum + y, 0) / column.length;
  const first = Math.max(
    inSight.top + line / 2,
    middle - ((column.length - 1) / 2) * line,
  );
  const x = Math.min(...crowd.map(({ x }) => x)) - frame.width * COLUMN;
  const lines = column.map((_, index) => ({ x, y: first + index * line }));
  shortest(column, lines).forEach((dot, index) =>
    put(dot, lines[index]!, "left"),
  );
  dots
    .filter((dot) => !crowd.includes(dot))
    .forEach((dot) => putBeside(dot, sidesOf(dot, home)));
  return {
    places: dots.map((dot) => places.get(dot) ?? null),
    leaders: column
      .map((dot) => leader(places.get(dot)!, dot, AWAY * unit))
      .join(""),
  };
}

/** Which dot is named in which line of a column. Of two lines that cross, the ends swapped, both together are shorter. */
function shortest(dots: readonly Dot[], lines: readonly Point[]): Dot[] {
  const order = [...dots];
  const length = (line: number, dot: number) =>
    Math.hypot(order[dot]!.x - lines[line]!.x, order[dot]!.y - lines[line]!.y);
  for (let isSwapped = true; isSwapped;) {
    isSwapped = false;
    for (let a = 0; a < order.length; a += 1)
      for (let b = 0; b < a; b += 1)
        if (length(a, b) + length(b, a) < length(a, a) + length(b, b) - 1e-6) {
          [order[a], order[b]] = [order[b]!, order[a]!];
          isSwapped = true;
        }
  }
  return order;
}

/** The line from a name in a column to the edge of its dot. */
function leader(from: Point, to: Point, radius: number): string {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const part = 1 - radius / Math.hypot(right, down);
  return `M${from.x} ${from.y}l${round(right * part)} ${round(down * part)}`;
}

/** Whether a dot has enough others around it, from one to the next. */
function isInCrowd(dot: Dot, dots: readonly Dot[], close: number): boolean {
  const crowd = new Set([dot]);
  // What is added is visited, too.
  for (const { x, y } of crowd)
    for (const other of dots)
      if (Math.hypot(other.x - x, other.y - y) < close) crowd.add(other);
  return crowd.size >= CROWD;
}

/** Where a name may stand, the best first. */
function sidesOf({ x, y }: Dot, home: Dot): Side[] {
  const [beside, towardsHome]: Side[] =
    x < home.x ? ["left", "right"] : ["right", "left"];
  const [away, towards]: Side[] =
    y < home.y ? ["above", "below"] : ["below", "above"];
  return [beside!, away!, towards!, towardsHome!];
}

/**
 * @param point what the name stands beside
 * @param unit how many units of the map are a CSS pixel
 */
function nameBox(
  { name }: Dot,
  { x, y }: Point,
  side: Side,
  unit: number,
): Box {
  const halfWidth = (name.length * LETTER + SPACE) / 2;
  const [right, down] = {
    left: [-AWAY - halfWidth, 0],
    right: [AWAY + halfWidth, -RAISED],
    above: [0, -AWAY - MARGIN - LETTERS / 2],
    below: [0, AWAY + MARGIN + LETTERS / 2],
  }[side] as [number, number];
  const middle = { x: x + right * unit, y: y + down * unit };
  return boxAt(middle, unit, halfWidth, LETTERS / 2);
}

/** @param halfWidth in CSS pixels */
const boxAt = (
  { x, y }: Point,
  unit: number,
  halfWidth: number,
  halfHeight = halfWidth,
): Box => ({
  left: x - halfWidth * unit,
  top: y - halfHeight * unit,
  right: x + halfWidth * unit,
  bottom: y + halfHeight * unit,
});

const isIn = (a: Box, b: Box): boolean =>
  a.left >= b.left &&
  a.top >= b.top &&
  a.right <= b.right &&
  a.bottom <= b.bottom;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
