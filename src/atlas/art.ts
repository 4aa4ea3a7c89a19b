import type { Country } from "../content/model";
import type { Emit } from "./emit";
import { round, type Stretch, stretches } from "./plane";
import { type Silhouette, silhouetteOf, withoutFarIslands } from "./silhouette";
import { artTones, path, shortNumber, svg } from "./svg";

/**
 * The boxes in which a country is drawn, the distance of its bars, and the thickness of the westernmost one. In CSS pixels.
 * A `wide` drawing fills its box in width, a `tall` one in height.
 */
const BOXES = {
  /** The head of a country's page on a wide screen. */
  page: {
    width: 700,
    height: 400,
    wide: { pitch: 9, thinnest: 3.24 },
    tall: { pitch: 7.6, thinnest: 2.736 },
  },
  /** That head on phones, and a country's card. */
  card: {
    width: 350,
    height: 220,
    wide: { pitch: 7.2, thinnest: 2.6875 },
    tall: { pitch: 6.2, thinnest: 2.5 },
  },
  /** Boxes of at most 200 px: the sheet of all countries, and neighbours. */
  cell: {
    width: 91,
    height: 64,
    wide: { pitch: 3.2, thinnest: 1.75 },
    tall: { pitch: 3.2, thinnest: 1.75 },
  },
};

/** The share of the pitch that the easternmost bar fills. */
const THICKEST = 0.74;

/** A bar shorter than this share of the pitch is a speck, and such a gap in one a scratch. */
const MIN_LENGTH = 0.55;

/** Draws a country's mainland for each of the boxes. A country that the atlas does not know gets a drawing with nothing on it. */
export function drawArt(
  { slug, code, ink }: Country,
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
  box: (typeof BOXES)[keyof typeof BOXES],
): Bar[] {
  const [scaleX, scaleY] = [box.width / width, box.height / height];
  const limit = scaleX < scaleY ? box.wide : box.tall;
  const scale = Math.min(scaleX, scaleY);
  const pitch = limit.pitch / scale;
  const thinnest = limit.thinnest / limit.pitch;
  const step = pitch / perDegree;
  const first = (Math.ceil(west / step) * step - west) * perDegree;
  const count = Math.max(0, Math.ceil((width - first) / pitch));
  const xs = Array.from({ length: count }, (_, at) => first + at * pitch);
  const least = MIN_LENGTH * pitch;
  return closed(stretches(rings, xs), least)
    .filter(({ top, bottom }) => bottom - top >= least)
    .map((bar) => ({
      ...bar,
      thickness: pitch * (thinnest + (THICKEST - thinnest) * (bar.x / width)),
    }));
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
