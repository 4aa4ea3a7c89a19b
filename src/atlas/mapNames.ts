import { WORLD } from "../lib/drawings";
import type { Line } from "./plane";

type Box = { left: number; top: number; right: number; bottom: number };
type Dot = { name: string; x: number; y: number };
/** A country's, with its route from home. */
type Destination = Dot & { slug: string; lines: Line[] };
type Side = "left" | "right" | "above" | "below";

/** Measures of names and dots in CSS pixels, as the page sets them. */
const LETTER = 7;
/** The height of a line is its letters' and, above and below them, a margin in which names may overlap. */
const LETTERS = 13;
const MARGIN = 2;
const AWAY = 7;
const HOME_RADIUS = 9;

/** A map with names: its width in CSS pixels, and what of it is in sight, as shares of its width and height. */
type View = { width: number; left: number; right: number; top: number };

const WIDE: View[] = [
  { width: 1024, left: 0, right: 1, top: 0 },
  { width: 1440, left: 0, right: 1, top: 0 },
];
/** On a phone of 390 px the map is 460 px wide, larger than its window: --mw and --mx in tokens.css, --map-top in Hero.tsx. */
const NARROW: View[] = [
  { width: 460, left: 0.15, right: 0.995, top: 0.075 },
  { width: 768, left: 0, right: 1, top: 0.04 },
];

/** Null: the name has no room. */
type Named = { side: Side; from: number } | null;

/**
 * Says of each dot of the world's map where its name stands, on wide maps and on narrow ones, and which names are in the
 * way of its route. A name stands away from home, where the route comes from: beside its dot, else above or below it, and on
 * the other side where nothing else is free. No other dot is nearer to it than its own.
 * @param home its name stands at its left
 */
export function withNames(dots: readonly Destination[], home: Dot) {
  const wide = namesOn(WIDE, dots, home);
  const narrow = namesOn(NARROW, dots, home);
  /** The names in the way of a dot's route, or of its label: as large against the map as they become. */
  const hidden = ({ lines, ...dot }: Destination, named: readonly Named[]) =>
    dots
      .filter((other, index) => {
        const name = named[index];
        if (!name || other.slug === dot.slug) return false;
        const unit = WORLD.width / name.from;
        const box = nameBox(other, name.side, unit);
        // With room around the name.
        const label = { ...dot, name: ` ${dot.name}  ` };
        const side = dot.x < home.x ? "left" : "right";
        return (
          runsThrough(lines, dot, box) ||
          overlap(nameBox(label, side, unit), box)
        );
      })
      .map(({ slug }) => slug);
  return dots.map((destination, index) => {
    const { lines: _, ...dot } = destination;
    return {
      ...dot,
      side: wide[index]?.side ?? null,
      namedFrom: wide[index]?.from ?? null,
      hides: hidden(destination, wide),
      narrowSide: narrow[index]?.side ?? null,
      narrowFrom: narrow[index]?.from ?? null,
      narrowHides: hidden(destination, narrow),
    };
  });
}

/** Whether a route, or the line from its dot down to the ruler, runs through a name. */
function runsThrough(lines: readonly Line[], dot: Dot, box: Box): boolean {
  const isInside = (x: number, y: number) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom;
  const isBelow = isInside(dot.x, Math.max(dot.y, box.top + 1));
  return (
    isBelow ||
    lines.some((line) =>
      line.some(([x, y], index) => {
        const [toX, toY] = line[index + 1] ?? [x, y];
        // Points of the piece to the next one, closer to each other than letters are high.
        const steps = Math.ceil(Math.hypot(toX - x, toY - y) / AWAY) || 1;
        return Array.from({ length: steps }, (_, at) => at / steps).some(
          (part) => isInside(x + (toX - x) * part, y + (toY - y) * part),
        );
      }),
    )
  );
}

/** @param views of the same dots, the narrowest first: what has a place in one keeps it in wider ones */
const namesOn = (views: View[], dots: readonly Dot[], home: Dot): Named[] =>
  views.reduce<Named[]>(
    (named, view) => withMore(named, view, dots, home),
    dots.map(() => null),
  );

/** Gives a place to those that have none yet, as far as there is room. Those who come first are served first. */
function withMore(
  named: readonly Named[],
  { width, left, right, top }: View,
  dots: readonly Dot[],
  home: Dot,
): Named[] {
  const unit = WORLD.width / width;
  const inSight = {
    ...{ left: left * WORLD.width, right: right * WORLD.width },
    ...{ top: top * WORLD.height, bottom: WORLD.height },
  };
  const taken = [
    boxAt(home, unit, HOME_RADIUS),
    nameBox(home, "left", unit),
    ...named.flatMap((name, index) =>
      name ? nameBox(dots[index]!, name.side, unit) : [],
    ),
  ];
  return dots.map((dot, index) => {
    if (named[index]) return named[index];
    const others = dots
      .filter((other) => other !== dot)
      .map((other) => boxAt(other, unit, AWAY + MARGIN));
    const side = sidesOf(dot, home).find((side) => {
      const box = nameBox(dot, side, unit);
      return (
        isIn(box, inSight) &&
        ![...taken, ...others].some((other) => overlap(box, other))
      );
    });
    if (!side) return null;
    taken.push(nameBox(dot, side, unit));
    return { side, from: width };
  });
}

/** Where a name may stand, the best first. */
function sidesOf({ x, y }: Dot, home: Dot): Side[] {
  const [beside, towardsHome]: Side[] =
    x < home.x ? ["left", "right"] : ["right", "left"];
  const [away, towards]: Side[] =
    y < home.y ? ["above", "below"] : ["below", "above"];
  return [beside!, away!, towards!, towardsHome!];
}

/** @param unit how many units of the map are a CSS pixel */
function nameBox({ name, x, y }: Dot, side: Side, unit: number): Box {
  const halfWidth = (name.length * LETTER) / 2;
  const [right, down] = {
    left: [-AWAY - halfWidth, 0],
    right: [AWAY + halfWidth, 0],
    above: [0, -AWAY - MARGIN - LETTERS / 2],
    below: [0, AWAY + MARGIN + LETTERS / 2],
  }[side] as [number, number];
  const middle = { x: x + right * unit, y: y + down * unit };
  return boxAt(middle, unit, halfWidth, LETTERS / 2);
}

/** @param halfWidth in CSS pixels */
const boxAt = (
  { x, y }: { x: number; y: number },
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
