import path from "node:path";
import { type Font, openSync } from "fontkit";

/** The display face at its heaviest, as a file of its own: the variable one cannot be set from a compressed file. */
const FACE = path.resolve(
  "node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2",
);

/** Letters stand a little closer in headings, as on the pages (--tr-display). In ems. */
const TRACKING = -0.03;

let face: Font | undefined;
const openFace = (): Font => (face ??= openSync(FACE) as Font);

/** How wide a line of text is, in pixels at `size` pixels. */
export function widthOf(text: string, size: number): number {
  const { unitsPerEm } = openFace();
  const { advanceWidth, glyphs } = openFace().layout(text);
  return (advanceWidth / unitsPerEm + glyphs.length * TRACKING) * size;
}

/**
 * One line of text as SVG paths, its base line beginning at x and y. Outlines, because the machine that builds the site
 * need not have the face installed.
 */
export function lineOf(
  text: string,
  size: number,
  x: number,
  y: number,
): string {
  const { unitsPerEm } = openFace();
  const { glyphs, positions } = openFace().layout(text);
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const outline = `<path transform="translate(${at.toFixed(1)})" d="${glyph.path.toSVG()}"/>`;
    at += (positions[index]?.xAdvance ?? 0) + TRACKING * unitsPerEm;
    return outline;
  });
  const scale = size / unitsPerEm;
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
}

/** A text broken between words so that no line is wider than `width`. A word that is wider stands alone. */
export function broken(text: string, size: number, width: number): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    return last !== undefined && widthOf(longer, size) <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}
