import type { GeoPermissibleObjects, GeoProjection } from "d3-geo";
import type { Ink } from "../content/model";
import { DARK_ID } from "../lib/drawings";
import { hourLongitude } from "./earth";
import { largerThan, type Line, type Point, projected } from "./plane";

/** A colour by day and by night: those of src/styles/tokens.css, which a picture cannot read. */
type Tones = readonly [day: string, night: string];

export const TOKENS = {
  sea: ["#d6edfc", "#13244a"],
  "sea-line": ["#b3d8ef", "#223665"],
  land: ["#ffffff", "#2a3f70"],
  text: ["#0b1a3b", "#f2f6fd"],
  paper: ["#ffffff", "#0a1226"],
  route: ["#c8006a", "#ff6fb5"],
  "on-route": ["#ffffff", "#0a1226"],
  sun: ["#ffc928", "#ffcf45"],
  coral: ["#ff8a66", "#ff9b7c"],
  mint: ["#4fcb94", "#5bd6a0"],
  sky: ["#6ea8ff", "#86b6ff"],
} as const satisfies Record<string, Tones>;

/** Art on a block of its ink, which is dark by night (--art). */
export const artTones = (ink: Ink): Tones => [TOKENS.text[0], TOKENS[ink][1]];

/** The declarations of each selector. */
type Rules = Record<string, Record<string, string | number | Tones>>;

/** A drawing for both themes, the dark one at "#dark": Safari ignores media queries in an <img> (WebKit bug 199134). */
export function svg(
  width: number,
  height: number,
  rules: Rules,
  body: string,
): string {
  const style = `<style>${rulesText(rules, 0)}${rulesText(rules, 1)}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${DARK_ID}" viewBox="0 0 ${width} ${height}">${style}${body}</svg>`;
}

/** At night only the colours differ. `:where` adds no weight: a rule for all paths would undo one for a class, `fill: none`. */
const rulesText = (rules: Rules, theme: 0 | 1): string =>
  Object.entries(rules)
    .map(([selector, declarations]) => {
      const text = Object.entries(declarations)
        .filter(([, value]) => theme === 0 || Array.isArray(value))
        .map(([name, value]) => `${name}:${[value].flat().at(theme)}`)
        .join(";");
      return text && `${theme ? ":where(:target) " : ""}${selector}{${text}}`;
    })
    .join("");

export const path = (data: string, attributes = ""): string =>
  data && `<path${attributes && ` ${attributes}`} d="${data}"/>`;

/** Lines as the `d` of an SVG path: relative moves between rounded points, written as briefly as SVG allows. */
export function pathData(
  lines: readonly Line[],
  { closed, decimals = 0 }: { closed: boolean; decimals?: number },
): string {
  const factor = 10 ** decimals;
  return lines
    .map((line) =>
      withoutRepeats(
        line.map(([x, y]) => [Math.round(x * factor), Math.round(y * factor)]),
      ),
    )
    .filter((line) => line.length > (closed ? 2 : 1))
    .map((line) => subpath(line, factor) + (closed ? "z" : ""))
    .join("");
}

/** A shape on the map, without parts smaller than this area in square units. */
export const outline = (
  shape: GeoPermissibleObjects,
  projection: GeoProjection,
  minArea: number,
): string =>
  pathData(projected(shape, projection).filter(largerThan(minArea)), {
    closed: true,
  });

/** The meridians of some hours, as far as they are in sight. */
export const meridians = (
  hours: readonly number[],
  projection: GeoProjection,
  sight: { left: number; right: number; top: number; bottom: number },
): string =>
  hours
    .map((hour) => Math.round(projection([hourLongitude(hour), 0])![0]))
    .filter((x) => x > sight.left && x < sight.right)
    .map((x) => `M${x} ${sight.top}V${sight.bottom}`)
    .join("");

const withoutRepeats = (line: Line): Line =>
  line.filter(
    ([x, y], index) =>
      index === 0 || x !== line[index - 1]![0] || y !== line[index - 1]![1],
  );

function subpath(line: Line, factor: number): string {
  const [start, ...rest] = line as [Point, ...Line];
  const moves = rest.map(([x, y], index) => [
    x - line[index]![0],
    y - line[index]![1],
  ]);
  return `M${numbers([start], factor)}l${numbers(moves, factor)}`;
}

/** A minus separates as well as a space. */
const numbers = (points: readonly number[][], factor: number): string =>
  points
    .flat()
    .map((number) => shortNumber(number / factor))
    .join(" ")
    .replaceAll(" -", "-");

/** 0.5 as .5 */
export const shortNumber = (number: number): string =>
  Number.isInteger(number)
    ? String(number)
    : String(Number(number.toFixed(2))).replace(/^(-?)0\./, "$1.");
