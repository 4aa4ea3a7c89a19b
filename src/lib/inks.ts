/** The four colours of the map. */
export const INKS = ["sun", "coral", "mint", "sky"] as const;
type Ink = (typeof INKS)[number];

/** Colours of the cells of a grid, in order. */
const IN_A_GRID = ["coral", "sun", "mint", "sky"] as const;

/** The ink of a block by its position: in up to three columns, and in a row of four, adjacent cells differ. */
export const inkAt = (index: number): Ink =>
  IN_A_GRID[index % IN_A_GRID.length]!;

/** The background of a part of a page. */
export type Ground = Ink | "sea" | "paper";

/** The attributes of an element with this background: tokens.css gives it, and the colours of what is on it. */
export const ground = (background: Ground) =>
  ({ "data-ground": true, "data-ink": background }) as const;
