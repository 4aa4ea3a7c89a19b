import type { Country } from "../content/model";
import type { Emit } from "./emit";
import { type Stretch, stretches } from "./geometry";
import { type Silhouette, silhouetteOf } from "./silhouette";
import { path, svg } from "./svg";

/** The boxes that drawings fill and the pitch of their bars, in CSS pixels; the share of it that the westernmost bar fills. */
const BOXES = {
  /** The head of a country's page on a wide screen. */
  page: { width: 700, height: 400, pitch: 8.2, thinnest: 0.36 },
  /** That head on phones, and a country's card. */
  card: { width: 350, height: 220, pitch: 6.6, thinnest: 0.38 },
  /** Boxes of at most 200 px: the sheet of all countries, and neighbours. */
  cell: { width: 91, height: 64, pitch: 3.2, thinnest: 0.55 },
};

/** The share of the pitch that the easternmost bar fills. */
const THICKEST = 0.74;

/** A bar shorter than this share of the pitch is a speck, and such a gap in one a scratch. */
const MIN_LENGTH = 0.55;

/** Draws a country's mainland for each of the boxes. */
export function drawArt(
  { slug, code, ink }: Country,
  emit: Emit,
): Queries.CountryArt {
  const mainland = silhouetteOf(code, "mainland");
  const draw = (name: keyof typeof BOXES, silhouette: Silhouette) => {
    const all = bars(silhouette, BOXES[name]);
    // Cropped to the bars: in a small box Shetland has none.
    const box =
      all.length > 0
        ? {
            ...silhouette.box,
            top: Math.min(...all.map(({ top }) => top)),
            bottom: Math.max(...all.map(({ bottom }) => bottom)),
          }
        : silhouette.box;
    const css = `path{fill:var(--text)}:target path{fill:var(--${ink})}`;
    const text = svg(box, css, path(all.map(barPath).join("")));
    return { box, drawing: { url: emit(`/atlas/${slug}-${name}.svg`, text) } };
  };
  const page = draw("page", mainland);
  const { left, top, right, bottom } = page.box;
  return {
    page: page.drawing,
    card: draw("card", mainland).drawing,
    cell: draw("cell", silhouetteOf(code, "core")).drawing,
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
}

type Bar = Stretch & { thickness: number };

/** Bars at one pitch, thin in the west and thick in the east. */
function bars(
  { rings, box: { left, top, right, bottom } }: Silhouette,
  box: (typeof BOXES)[keyof typeof BOXES],
): Bar[] {
  const [width, height] = [right - left, bottom - top];
  const pitch = box.pitch / Math.min(box.width / width, box.height / height);
  const count = Math.round(width / pitch);
  const xs = Array.from(
    { length: count },
    (_, at) => left + (at + 0.5) * pitch,
  );
  const shareAt = (part: number) =>
    box.thinnest + (THICKEST - box.thinnest) * part;
  const least = MIN_LENGTH * pitch;
  return withoutGaps(stretches(rings, xs), least)
    .filter(({ top, bottom }) => bottom - top >= least)
    .map((bar) => ({
      ...bar,
      thickness: pitch * shareAt((bar.x - left) / width),
    }));
}

/** Without the gaps that are shorter than `least`. */
function withoutGaps(all: readonly Stretch[], least: number): Stretch[] {
  const result: Stretch[] = [];
  for (const next of all) {
    const last = result.at(-1);
    const isNear = last?.x === next.x && next.top - last.bottom < least;
    if (isNear) last.bottom = next.bottom;
    else result.push({ ...next });
  }
  return result;
}

function barPath({ x, thickness, top, bottom }: Bar): string {
  const left = (x - thickness / 2).toFixed(1);
  const width = thickness.toFixed(1);
  return `M${left} ${Math.round(top)}h${width}V${Math.round(bottom)}h-${width}z`;
}
