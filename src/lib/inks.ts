/** The four colours of the map. */
export const INKS = ["sun", "coral", "mint", "sky"] as const;

/** In this order blocks of a grid are painted. */
const IN_A_GRID = ["coral", "sun", "mint", "sky"] as const;

/** The ink of a block by its position: of four neighbours no two are alike. */
export const inkAt = (index: number) => IN_A_GRID[index % IN_A_GRID.length];
