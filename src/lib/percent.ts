type Extent = { width: number; height: number };
type Point = { x: number; y: number };

/** 0.125 as "12.5%". With four decimals, because rounding errors of hours add up on a wide screen. */
export const percent = (share: number, unit = "%") =>
  `${Number((share * 100).toFixed(4))}${unit}`;

/** The position of a point on a map, as the custom properties --left and --top for React's style. */
export const placeOn = (extent: Extent, { x, y }: Point) => ({
  "--left": percent(x / extent.width),
  "--top": percent(y / extent.height),
});
