import { WORLD } from "../lib/drawings";

type Box = { left: number; top: number; right: number; bottom: number };
type Dot = { name: string; x: number; y: number };
type Side = "left" | "right" | "above" | "below";

/** The narrowest map with names, and measures there in CSS pixels, as the page sets names and dots. */
const NARROWEST = 1024;
const LETTER = 7;
const LINE = 16;
const BESIDE = 12;
const ABOVE = 8;
const DOT_RADIUS = 5;
const HOME_RADIUS = 9;

/** Units of the map per CSS pixel. */
const UNIT = WORLD.width / NARROWEST;

/**
 * Adds to each dot of the world's map on which side its name stands, and whether the name has room on the narrowest map
 * that has names. A name stands away from home, where the route comes from: beside its dot, else above or below it. Those
 * who come first are served first.
 * @param home its name stands at its left
 */
export function withNames<D extends Dot>(
  dots: readonly D[],
  home: Dot,
): (D & { side: Side; isNamed: boolean })[] {
  const taken = [
    ...dots.map((dot) => boxAt(dot, DOT_RADIUS)),
    boxAt(home, HOME_RADIUS),
    nameBox(home, "left"),
  ];
  return dots.map((dot) => {
    const beside = dot.x < home.x ? "left" : "right";
    const sides = [beside, dot.y < home.y ? "above" : "below"] as const;
    const side = sides.find((side) => {
      const box = nameBox(dot, side);
      return isOnMap(box) && !taken.some((other) => overlap(box, other));
    });
    if (side) taken.push(nameBox(dot, side));
    return { ...dot, side: side ?? beside, isNamed: side !== undefined };
  });
}

function nameBox({ name, x, y }: Dot, side: Side): Box {
  const halfWidth = (name.length * LETTER) / 2;
  const [right, down] = {
    left: [-BESIDE - halfWidth, 0],
    right: [BESIDE + halfWidth, 0],
    above: [0, -ABOVE - LINE / 2],
    below: [0, ABOVE + LINE / 2],
  }[side] as [number, number];
  const middle = { x: x + right * UNIT, y: y + down * UNIT };
  return boxAt(middle, halfWidth, LINE / 2);
}

/** @param halfWidth in CSS pixels */
const boxAt = (
  { x, y }: { x: number; y: number },
  halfWidth: number,
  halfHeight = halfWidth,
): Box => ({
  left: x - halfWidth * UNIT,
  top: y - halfHeight * UNIT,
  right: x + halfWidth * UNIT,
  bottom: y + halfHeight * UNIT,
});

const isOnMap = ({ left, right, top, bottom }: Box): boolean =>
  left >= 0 && top >= 0 && right <= WORLD.width && bottom <= WORLD.height;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
