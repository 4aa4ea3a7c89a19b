// The widths at which the layout changes, for @media inside styled-components: custom properties do not work there. In em,
// so that a reader whose letters are larger gets the layout of a smaller screen (WCAG 2.2, 1.4.4): 64em are 1024 px where
// letters are as large as usual.

/** The smallest phones: 340 px. */
export const tiny = "(max-width: 21.25em)";
export const phone = "(max-width: 37.5em)";
/** 700 px. */
export const largePhone = "(max-width: 43.75em)";
/** Below this the tools of the scholarships take two rows or three, of which the last one stays: 1,100 px. */
export const twoToolRows = "(max-width: 68.75em)";
/** Below this the carousel is full bleed and has no panel at its end. */
export const small = "(max-width: 44.9375em)";
/** Below this a heading stands over what it names, not beside it: 1,120 px. */
export const headOver = "(max-width: 69.9375em)";
/** Below this three columns, or two with a drawing each, stand one above the other: 900 px. */
export const stacked = "(max-width: 56.1875em)";
export const narrow = "(max-width: 63.9375em)";
/** Below this the globe of the About page is drawn with thinner lines: 1,200 px. */
export const smallGlobe = "(max-width: 74.9375em)";
/** Below this a symbol has no room beside its text, and some names on the map would touch: 1,240 px. */
export const crowded = "(max-width: 77.5em)";
/** A phone on its side, or a page enlarged in a low window: 480 px. */
export const low = "(max-height: 30em)";
export const wide = "(min-width: 64em)";
export const dark = "(prefers-color-scheme: dark)";
/** For drawings, which are light on paper whatever the theme. */
export const darkScreen = `screen and ${dark}`;
