import type { GeoPermissibleObjects, GeoProjection } from "d3-geo";
import { TOKENS } from "../lib/colours";
import { DARK_ID } from "../lib/drawings";
import { hourLongitude } from "./earth";
import { type Box, type Line, projected, ringArea } from "./geometry";

/** Smaller islands would be specks. In square units of the drawing. */
const MIN_ISLAND = 18;

/**
 * A drawing for both themes, the dark one at "#dark": Safari ignores media queries in an <img> (WebKit bug 199134).
 * @param css its rules, with the colours of TOKENS as custom properties
 */
export function svg(
  { left, top, right, bottom }: Box,
  css: string,
  body: string,
): string {
  const viewBox = [left, top, right - left, bottom - top].map(Math.round);
  const used = Object.entries(TOKENS).filter(([name]) =>
    css.includes(`var(--${name})`),
  );
  const colours = (theme: 0 | 1) =>
    used.map(([name, tones]) => `--${name}:${tones[theme]};`).join("");
  const style = `svg{${colours(0)}}:target{${colours(1)}}${css}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${DARK_ID}" viewBox="${viewBox.join(" ")}"><style>${style}</style>${body}</svg>`;
}

export const path = (data: string, attributes = ""): string =>
  data && `<path${attributes && ` ${attributes}`} d="${data}"/>`;

/** A shape on the map as the `d` of a path. */
export const outline = (
  shape: GeoPermissibleObjects,
  projection: GeoProjection,
): string =>
  projected(shape, projection)
    .filter((ring) => ringArea(ring) > MIN_ISLAND)
    .map((ring) => `${pathData(ring)}z`)
    .join("");

/** The meridians of some hours, from one height to another. */
export const meridians = (
  hours: readonly number[],
  projection: GeoProjection,
  { top, bottom }: Pick<Box, "top" | "bottom">,
): string =>
  hours
    .map((hour) => Math.round(projection([hourLongitude(hour), 0])![0]))
    .map((x) => `M${x} ${top}V${bottom}`)
    .join("");

/** A line as the `d` of a path: whole units, written as briefly as SVG allows. Nothing for a line without a length. */
export function pathData(line: Line): string {
  const [start, ...points] = line.map(({ x, y }) => ({
    x: Math.round(x),
    y: Math.round(y),
  }));
  let last = start!;
  const moves: number[] = [];
  for (const point of points) {
    if (point.x === last.x && point.y === last.y) continue;
    moves.push(point.x - last.x, point.y - last.y);
    last = point;
  }
  if (moves.length === 0) return "";
  // A minus separates as well as a space.
  return `M${start!.x} ${start!.y}l${moves.join(" ")}`.replaceAll(" -", "-");
}
