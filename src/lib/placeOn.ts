type Extent = { width: number; height: number };
type Point = { x: number; y: number };

/** 0.125 as "12.5%". Exact enough for hours of a wide screen, which add up. */
export const percent = (share: number, unit = "%") =>
  `${Number((share * 100).toFixed(4))}${unit}`;

/** Where a point of a map lies in its extent, as the custom properties --left and --top for React's style. */
export const placeOn = (extent: Extent, { x, y }: Point) => ({
  "--left": percent(x / extent.width),
  "--top": percent(y / extent.height),
});
