/** The four colours of the map, in the order in which they are tried. */
export const INKS = ["sun", "coral", "mint", "sky"] as const;
