import type { Emit } from "./files";
import type { Place } from "./earth";
import { round, type Stretch, stretches } from "./plane";
import { type Silhouette, silhouetteOf } from "./silhouette";
import { artTones, path, shortNumber, svg } from "./svg";

/**
 * The boxes art is shown in, in CSS pixels, with the pitch of its bars there: `pitch` where the box's width is the
 * limit, `tallPitch` where its height is. `least` and `tallLeast` are the share of that size it shrinks to in the
 * narrowest window of its range: 1024 px for a page, 320 px for the others. No bar is thinner than `thin` there: a little
 * over 2 px, against rounding; in a cell, which is small on phones alone, whose pixels are small, too, a little less.
 */
const ON_PHONES = {
  ...{ pitch: 7.2, tallPitch: 6.2, least: 0.8, tallLeast: 0.86 },
  thin: 2.15,
};
const ON_PAGES = {
  ...{ pitch: 9, tallPitch: 7.6, least: 0.72, tallLeast: 0.86 },
  thin: 2.15,
};
const IN_CELLS = {
  ...{ pitch: 3.2, tallPitch: 3.2, least: 0.8, tallLeast: 0.8 },
  thin: 1.4,
};
const BOXES = {
  page: { width: 700, height: 400, ...ON_PAGES },
  small: { width: 350, height: 220, ...ON_PHONES },
  cell: { width: 91, height: 64, ...IN_CELLS },
};
type ArtBox = (typeof BOXES)[keyof typeof BOXES];

/** Shares of the pitch that the westernmost and the easternmost bar fill. */
const THINNEST = 0.36;
const THICKEST = 0.74;

/** A bar shorter than this share of the pitch is a speck, and such a gap in one a scratch. */
const MIN_LENGTH = 0.55;

/** Draws a country's mainland. A country that the atlas does not know gets a drawing with nothing on it. */
export function drawArt(
  { slug, code, ink }: Place,
  emit: Emit,
): Queries.CountryArt {
  const silhouette = silhouetteOf(code);
  const { width } = silhouette;
  const draw = (name: keyof typeof BOXES) => {
    const all = bars(silhouette, BOXES[name]);
    // As high as what is drawn: Shetland is a speck in a small box.
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
  const page = draw("page");
  return {
    page: page.drawing,
    small: draw("small").drawing,
    cell: draw("cell").drawing,
    width,
    height: page.height,
  };
}

type Bar = Stretch & { thickness: number };

/** Bars at one pitch, on multiples of as many degrees of longitude; thin in the west and thick in the east. */
function bars(
  { rings, width, height, west, perDegree }: Silhouette,
  box: ArtBox,
): Bar[] {
  const isWide = box.width / width < box.height / height;
  const pixelsPerUnit = Math.min(box.width / width, box.height / height);
  const pitch = (isWide ? box.pitch : box.tallPitch) / pixelsPerUnit;
  const step = pitch / perDegree;
  const thinnest = Math.max(
    THINNEST,
    box.thin / ((isWide ? box.least : box.tallLeast) * pitch * pixelsPerUnit),
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
