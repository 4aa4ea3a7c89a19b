// The widths at which the layout changes, for @media inside styled-components: custom properties do not work there. In em,
// so that a reader whose letters are larger gets the layout of a smaller screen (WCAG 2.2, 1.4.4): 64em are 1024 px where
// letters are as large as usual.

/** Up to 600 px. */
export const onPhones = "(max-width: 37.5em)";
/** Above that: tablets and larger. */
export const onLarger = "(min-width: 37.5625em)";
/** Below 1024 px: phones and tablets. */
export const onNarrow = "(max-width: 63.9375em)";
/** Between the two: wider than phones, below 1024 px. */
export const onTablets = `${onLarger} and ${onNarrow}`;
/** Below 320 px: a phone whose visitor has larger letters, where a line holds hardly two words. */
export const withLargeLetters = "(max-width: 19.9375em)";
export const onWide = "(min-width: 64em)";
/** From 1280 px: a column right of India's meridian has room. */
export const onMeridian = "(min-width: 80em)";
/** A phone on its side, or a page enlarged in a low window: up to 480 px high. */
export const onLow = "(max-height: 30em)";
/** Where text has no room over the map of the home page. */
export const onNarrowOrLow = `${onNarrow}, ${onLow}`;
/** The dark theme. Paper is light whatever the theme. */
export const atNight = "screen and (prefers-color-scheme: dark)";
