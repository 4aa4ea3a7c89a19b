import sharp from "sharp";
import { round } from "../drawing/plane";
import { TOKENS } from "../drawing/svg";
import { type Face, fitted, LEADING, lineOf } from "./lettering";

/** What every service that shows a shared page expects. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** More than this and some services show no picture on a slow network. */
const MOST_BYTES = 70_000;
/** Enough for flat colours and the edges between them; a map has more. */
const FLAT_COLOURS = 64;
export const MAP_COLOURS = 160;
/** Four inks, sea, land and route, and the edges between them: a map of two hundred routes still reads. */
const LEAST_COLOURS = 20;

/** Pictures are always by day. */
export const colour = (name: keyof typeof TOKENS): string => TOKENS[name][0];
export const INK = colour("ink");
export const ROUTE = colour("route");
export const SEA = colour("sea");

export const LEFT = 64;
export const RIGHT = WIDTH - LEFT;

/**
 * A picture of 1200 x 630 as PNG, in fewer colours where it would be too large.
 * @param title names it in an error
 * @throws Error when it is so detailed that it would be too large to be shown
 */
export async function encode(
  body: string,
  title: string,
  colours = FLAT_COLOURS,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`;
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours, dither: 0, effort: 3 })
    .toBuffer();
  if (png.length <= MOST_BYTES) return png;
  if (colours > LEAST_COLOURS) return encode(body, title, colours / 2);
  throw new Error(
    `The sharing picture of "${title}" has ${png.length} bytes, more than ${MOST_BYTES}: draw it with less detail`,
  );
}

export const ground = (fill: string): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;

/** Plain meridians, as at the head of every page. */
export function meridians(stroke = colour("sea-line"), opacity = 1): string {
  const lines = Array.from(
    { length: 20 },
    (_, index) => `M${LEFT + index * 59} 0V${HEIGHT}`,
  );
  return `<path stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="2" d="${lines.join("")}"/>`;
}

/** The mark and the consultancy's name, at the upper left. */
export function brand(name: string): string {
  const { size, lines } = fitted(name, { width: 900, height: 44, most: 44 });
  return `<g transform="translate(${LEFT} 52) scale(1.6)" fill="none" stroke="${INK}" stroke-width="2.8">
<circle cx="20" cy="20" r="17"/><path d="M20 3C10 8 7 14 7 20s3 12 13 17M20 3c-3.5 5-5 11-5 17s1.5 12 5 17"/>
<path d="M20 3c8 5 10.5 11 10.5 17S28 32 20 37" stroke="${ROUTE}" stroke-width="4.4"/></g>
${words(lines[0]!, size, { x: LEFT + 82, y: 99, face: "display" })}`;
}

type Where = Parameters<typeof lineOf>[2];

/** One line of text in ink. */
export const words = (text: string, size: number, where: Where): string =>
  `<g fill="${INK}">${lineOf(text, size, where)}</g>`;

type Box = {
  x?: number;
  /** Upper edge of the first line's capitals, roughly. */
  y: number;
  width: number;
  height: number;
  most: number;
  face?: Face;
};

/** A heading in as many lines as it needs, as large as its box allows. */
export function heading(text: string, { x = LEFT - 4, y, ...room }: Box) {
  const { size, lines } = fitted(text, room);
  return lines
    .map((line, index) =>
      words(line, size, {
        x,
        y: y + size * (0.76 + index * LEADING),
        face: room.face ?? "display",
      }),
    )
    .join("");
}

/** Home, wherever a route begins. */
export const homeDisc = (x: number, y: number, radius: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${ROUTE}"/>` +
  `<circle cx="${round(x)}" cy="${round(y)}" r="${radius * 0.36}" fill="${colour("on-route")}"/>`;

/** A drawing of the atlas inside this one, as a picture: its styles are its own. It is drawn by day. */
export const placed = (svg: string, box: string): string =>
  `<image ${box} href="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}"/>`;
