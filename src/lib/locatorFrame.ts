/**
 * The frame of a country's map, in which positions are counted. It is drawn further, by `margin` on both sides of each
 * axis, so that the page may show it in a box of any shape from 5:4 to 2:1.
 */
export const LOCATOR = {
  width: 640,
  height: 512,
  margin: { x: 190, y: 40 },
} as const;
