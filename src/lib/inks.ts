/** The four colours of the map. */
export const INKS = ["sun", "coral", "mint", "sky"] as const;

/** Colours of the cells of a grid, in order. */
const IN_A_GRID = ["coral", "sun", "mint", "sky"] as const;

/** The ink of a block by its position: in up to three columns, and in a row of four, adjacent cells differ. */
export const inkAt = (index: number) => IN_A_GRID[index % IN_A_GRID.length];
