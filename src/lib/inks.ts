/** The four colours of the map. */
export const INKS = ["sun", "coral", "mint", "sky"] as const;
