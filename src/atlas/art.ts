import type { Emit } from "./files";
import type { Place } from "./earth";
import { round, type Stretch, stretches } from "./plane";
import { type Silhouette, silhouetteOf, withoutFarIslands } from "./silhouette";
import { artTones, path, shortNumber, svg } from "./svg";

/**
 * The boxes in which a country is drawn, in CSS pixels. A drawing fills its box in width or in height; `tall` counts for
 * the second case. `pitch`: from one bar to the next. `shrinks`: the part of the box's size that is left in the narrowest
 * window, 1024 px for a page, 320 px for the others. `thinnest`: what no bar is thinner than there, a little over 2 px
 * because of rounding; less in a cell, which is small on phones alone, whose pixels are small, too.
 */
const BOXES = {
  /** The head of a country's page on a wide screen. */
  page: {
    width: 700,
    height: 400,
    pitch: { wide: 9, tall: 7.6 },
    shrinks: { wide: 0.72, tall: 0.86 },
    thinnest: 2.15,
  },
  /** That head on phones, and a country's card. */
  card: {
    width: 350,
    height: 220,
    pitch: { wide: 7.2, tall: 6.2 },
    shrinks: { wide: 0.8, tall: 0.86 },
    thinnest: 2.15,
  },
  /** Boxes of at most 200 px: the sheet of all countries, and neighbours. */
  cell: {
    width: 91,
    height: 64,
    pitch: { wide: 3.2, tall: 3.2 },
    shrinks: { wide: 0.8, tall: 0.8 },
    thinnest: 1.4,
  },
};
type ArtBox = (typeof BOXES)[keyof typeof BOXES];

/** Shares of the pitch that the westernmost and the easternmost bar fill. */
const THINNEST = 0.36;
const THICKEST = 0.74;

/** A bar shorter than this share of the pitch is a speck, and such a gap in one a scratch. */
const MIN_LENGTH = 0.55;

/** Draws a country's mainland for each of the boxes. A country that the atlas does not know gets a drawing with nothing on it. */
export function drawArt(
  { slug, code, ink }: Place,
  emit: Emit,
): Queries.CountryArt {
  const whole = silhouetteOf(code);
  const draw = (name: keyof typeof BOXES, silhouette: Silhouette) => {
    const { width } = silhouette;
    const all = bars(silhouette, BOXES[name]);
    // Cropped to the bars: in a small box Shetland has none.
    const top = Math.min(...all.map((bar) => bar.top));
    const bottom = Math.max(...all.map((bar) => bar.bottom));
    const height = all.length ? Math.ceil(bottom - top) : silhouette.height;
    const text = svg(
      width,
      height,
      { path: { fill: artTones(ink) } },
      path(all.map((bar) => barPath(bar, top)).join("")),
    );
    return {
      height,
      drawing: { url: emit(`/atlas/${slug}-${name}.svg`, text) },
    };
  };
  const page = draw("page", whole);
  return {
    page: page.drawing,
    card: draw("card", whole).drawing,
    cell: draw("cell", withoutFarIslands(whole)).drawing,
    width: whole.width,
    height: page.height,
  };
}

type Bar = Stretch & { thickness: number };

/** Bars at one pitch, on multiples of as many degrees of longitude; thin in the west and thick in the east. */
function bars(
  { rings, width, height, west, perDegree }: Silhouette,
  box: ArtBox,
): Bar[] {
  const limit = box.width / width < box.height / height ? "wide" : "tall";
  const pixelsPerUnit = Math.min(box.width / width, box.height / height);
  const pitch = box.pitch[limit] / pixelsPerUnit;
  const step = pitch / perDegree;
  const thinnest = Math.max(
    THINNEST,
    box.thinnest / (box.shrinks[limit] * box.pitch[limit]),
  );
  const first = (Math.ceil(west / step) * step - west) * perDegree;
  const count = Math.max(0, Math.ceil((width - first) / pitch));
  const xs = Array.from({ length: count }, (_, at) => first + at * pitch);
  const thickness = (x: number): number =>
    pitch * (thinnest + (THICKEST - thinnest) * (x / width));
  const least = MIN_LENGTH * pitch;
  return closed(stretches(rings, xs), least)
    .filter(({ top, bottom }) => bottom - top >= least)
    .map((bar) => ({ ...bar, thickness: thickness(bar.x) }));
}

/** Without the gaps that are shorter than `least`. */
function closed(all: readonly Stretch[], least: number): Stretch[] {
  const result: Stretch[] = [];
  for (const next of all) {
    const last = result.at(-1);
    const isNear = last?.x === next.x && next.top - last.bottom < least;
    if (isNear) last.bottom = next.bottom;
    else result.push({ ...next });
  }
  return result;
}

function barPath({ x, thickness, top, bottom }: Bar, from: number): string {
  const [left, width] = [x - thickness / 2, thickness].map((number) =>
    shortNumber(round(number)),
  ) as [string, string];
  return `M${left} ${Math.round(top - from)}h${width}V${Math.round(bottom - from)}h-${width}z`;
}
