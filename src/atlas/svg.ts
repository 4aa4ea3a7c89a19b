import type { GeoPermissibleObjects, GeoProjection } from "d3-geo";
import { largerThan, type Line, type Point, projected } from "./plane";

type Options = {
  /** A ring ends where it begins; a route does not. */
  closed: boolean;
  /** Large shapes are drawn in fine whole units instead: a point costs half the letters. */
  decimals?: number;
};

/** Lines as the `d` of an SVG path: relative moves between rounded points, written as briefly as SVG allows. */
export function pathData(
  lines: readonly Line[],
  { closed, decimals = 0 }: Options,
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

/** A shape on the map, without what is smaller than so many square units. */
export const outline = (
  shape: GeoPermissibleObjects,
  projection: GeoProjection,
  minArea: number,
): string =>
  pathData(projected(shape, projection).filter(largerThan(minArea)), {
    closed: true,
  });

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
