import { LOCATOR } from "../../../src/lib/drawings";
import { stretches, type Box, type Line, type Point } from "./plane";

type LabelSide = Queries.LabelSide;

type Label = { name: string; at: Point };

type Surroundings = {
  frame: Box;
  /** In the same frame. */
  route: readonly Line[];
  /** The capital's own country. */
  country: readonly Line[];
};

/** In the order of preference. */
const SIDES: LabelSide[] = [
  "above",
  "aboveRight",
  "aboveLeft",
  "below",
  "left",
  "right",
  "belowRight",
  "belowLeft",
];

/** Routes leave home for the west or the south-east: home's own name is looked for from the other end. */
const HOME_SIDES = SIDES.toReversed();

/** Widths the map is shown at, in CSS pixels, of the frame: letters keep their size when the map shrinks. */
const SHOWN_AT = [640, 350];

/** Of the label's type, 16 px: a letter's mean width and a line's height. */
const LETTER = 8.6;
const LINE = 18;

/** CSS pixels from the dot's middle to the nearer edge of a name: beside it, above or below it, and at a corner. */
const GAP = { beside: 14, above: 16, corner: 4 };

/** Steps along the route at which it is looked for under a name. */
const STEP = 4;

/** Points along a name at which its ground is looked at. */
const SAMPLES = 8;

/** The sides on which the two names of a locator read best, whatever width it is shown at. */
export function labelSides(
  home: Label,
  capital: Label,
  { route, ...rest }: Surroundings,
): { home: LabelSide; capital: LabelSide } {
  const around = { ...rest, route: route.map(densified) };
  const homeSide = best(HOME_SIDES, (side, unit) =>
    penaltyOf(labelBox(home, side, unit), around),
  );
  const capitalSide = best(SIDES, (side, unit) => {
    const label = labelBox(capital, side, unit);
    const touches = overlap(label, labelBox(home, homeSide, unit));
    return penaltyOf(label, around) + (touches ? 1 : 0);
  });
  return { home: homeSide, capital: capitalSide };
}

/** The first of the sides with the lowest penalty. `unit`: of the frame per CSS pixel. */
function best(
  sides: LabelSide[],
  penaltyAt: (side: LabelSide, unit: number) => number,
): LabelSide {
  const penalty = (side: LabelSide): number =>
    SHOWN_AT.reduce(
      (total, width) => total + penaltyAt(side, LOCATOR.width / width),
      0,
    );
  return sides.reduce((first, side) =>
    penalty(side) < penalty(first) ? side : first,
  );
}

/**
 * Running out of the frame and lying under the route cost one each. On the country's ink a name reads less well than on
 * land or sea: up to a half, by the share of it that lies there.
 */
function penaltyOf(
  label: Box,
  { frame, route, country }: Surroundings,
): number {
  const isCrossed = route.some((line) =>
    line.some((point) => isInside(point, label)),
  );
  return (
    Number(!contains(frame, label)) +
    Number(isCrossed) +
    shareOn(country, label) / 2
  );
}

/** How much of a name's middle line lies on a shape, from 0 to 1. */
function shareOn(
  shape: readonly Line[],
  { left, right, top, bottom }: Box,
): number {
  const middle = (top + bottom) / 2;
  const pitch = (right - left) / SAMPLES;
  const columns = { first: left + pitch / 2, pitch, count: SAMPLES };
  const covered = stretches(shape, columns).filter(
    (stretch) => stretch.top < middle && middle < stretch.bottom,
  );
  return covered.length / SAMPLES;
}

/** The page sets the names by the same measures. */
function labelBox(
  { name, at: [x, y] }: Label,
  side: LabelSide,
  unit: number,
): Box {
  const width = name.length * LETTER * unit;
  const height = LINE * unit;
  const isBeside = side === "left" || side === "right";
  const gap = {
    x: (isBeside ? GAP.beside : GAP.corner) * unit,
    y: GAP.above * unit,
  };
  const left = /left$/i.test(side)
    ? x - gap.x - width
    : /right$/i.test(side)
      ? x + gap.x
      : x - width / 2;
  const top = isBeside
    ? y - height / 2
    : side.startsWith("above")
      ? y - gap.y - height
      : y + gap.y;
  return { left, top, right: left + width, bottom: top + height };
}

/** A line's points, close enough together that no name fits between two. */
function densified(line: Line): Line {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    if (!from) return [to];
    const steps = Math.ceil(
      Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP,
    );
    return Array.from({ length: steps }, (_, step): Point => {
      const share = (step + 1) / steps;
      return [
        from[0] + share * (to[0] - from[0]),
        from[1] + share * (to[1] - from[1]),
      ];
    });
  });
}

const contains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const isInside = ([x, y]: Point, box: Box): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
