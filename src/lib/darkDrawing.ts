/** The id in each drawing of the atlas that switches it to dark colours: "world.svg#dark" shows the map in the dark theme. */
export const DARK_ID = "dark";

/** The address that shows a drawing in dark colours. It is the same file, so a visit downloads one for both themes. */
export const inDark = (url: string): string => `${url}#${DARK_ID}`;
