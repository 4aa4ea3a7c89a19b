import path from "node:path";
import { type Font, openSync } from "fontkit";
import { memoize } from "../../../src/lib/memoize";
import { round } from "../drawing/plane";

/** The site's faces at one weight each, as files of their own: a variable one cannot be set from a compressed file. */
const FILES = {
  display: "familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2",
  text: "instrument-sans/files/instrument-sans-latin-600-normal.woff2",
};
export type Face = keyof typeof FILES;

/** Letters of headings stand a little closer, as on the pages (--tr-display). In ems. */
const TRACKING: Record<Face, number> = { display: -0.03, text: 0 };

const open = memoize(
  (face: Face) =>
    openSync(path.resolve("node_modules/@fontsource", FILES[face])) as Font,
);

/** The glyphs of a line of text, whatever its size. The name of the consultancy is on every picture. */
const layoutOf = memoize((text: string, face: Face) => open(face).layout(text));

/** How wide a line of text is, in pixels at `size` pixels. */
export function widthOf(text: string, size: number, face: Face): number {
  const { advanceWidth, glyphs } = layoutOf(text, face);
  return (
    (advanceWidth / open(face).unitsPerEm + glyphs.length * TRACKING[face]) *
    size
  );
}

type Place = {
  x: number;
  y: number;
  face?: Face;
  anchor?: "start" | "middle" | "end";
};

const SHARE = { start: 0, middle: 0.5, end: 1 };

/**
 * One line of text as SVG paths, its base line at y. Outlines, because the machine that builds the site need not have the
 * face installed.
 */
export function lineOf(
  text: string,
  size: number,
  { x, y, face = "text", anchor = "start" }: Place,
): string {
  const { unitsPerEm } = open(face);
  const { glyphs, positions } = layoutOf(text, face);
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const outline = `<path transform="translate(${round(at)})" d="${glyph.path.toSVG()}"/>`;
    at += (positions[index]?.xAdvance ?? 0) + TRACKING[face] * unitsPerEm;
    return outline;
  });
  const left = x - SHARE[anchor] * widthOf(text, size, face);
  const scale = size / unitsPerEm;
  return `<g transform="translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
}

/** A text broken between words so that no line is wider than `width`. A word that is wider stands alone. */
export function broken(
  text: string,
  size: number,
  width: number,
  face: Face,
): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    return last !== undefined && widthOf(longer, size, face) <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}

/** Between base lines, in ems. */
export const LEADING = 0.98;
/** Read at a quarter of its size, as services show it, a smaller letter is none. */
const LEAST_SIZE = 40;

type Room = { width: number; height: number; most: number; face?: Face };

/** A text in lines about equally long, as large as there is room for, from `most` down to 40 pixels. */
export function fitted(
  text: string,
  { width, height, most, face = "display" }: Room,
): { size: number; lines: string[] } {
  for (let size = most; ; size -= 4) {
    const lines = broken(text, size, width, face);
    const fits =
      lines.length * size * LEADING <= height &&
      lines.every((line) => widthOf(line, size, face) <= width);
    if (fits || size - 4 < LEAST_SIZE)
      return { size, lines: balanced(lines, size, width, face) };
  }
}

/** The same number of lines in the least width. */
function balanced(
  lines: string[],
  size: number,
  width: number,
  face: Face,
): string[] {
  const narrower = broken(lines.join(" "), size, width - size / 4, face);
  return width > size && narrower.length === lines.length
    ? balanced(narrower, size, width - size / 4, face)
    : lines;
}
