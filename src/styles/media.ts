// The breakpoints, for @media inside styled-components, where custom properties do not work. In em, so that a visitor
// with larger text gets the layout of a smaller screen (WCAG 2.2, 1.4.4): 64em are 1024 px at the usual text size.

/** Up to 600 px. */
export const onPhones = "(max-width: 37.5em)";
/** Above 600 px: tablets and larger. */
export const onLarger = "(min-width: 37.5625em)";
/** Below 1024 px: phones and tablets. */
export const onNarrow = "(max-width: 63.9375em)";
/** Above 600 px and below 1024 px. */
export const onTablets = `${onLarger} and ${onNarrow}`;
/** Below 320 px: a phone with enlarged text, where a line holds hardly two words. */
export const onTiny = "(max-width: 19.9375em)";
export const onWide = "(min-width: 64em)";
/** 1280 px and more: there is room for a column right of India's meridian. */
export const onMeridian = "(min-width: 80em)";
/** Up to 480 px high: a phone in landscape, or an enlarged page in a low window. */
export const onLow = "(max-height: 30em)";
/** So low for its width that text over the map of the home page would hide it. */
export const onFlat = `${onLow}, (min-aspect-ratio: 9/4)`;
/** Screens without room for text over that map. */
export const onNarrowOrFlat = `${onNarrow}, ${onFlat}`;
/**
 * For @supports: browsers with container units. Other browsers do not drop a declaration that contains both var() and
 * such a unit: its value becomes `inherit`.
 */
export const withContainerUnits = "(width: 1cqi)";
/** The dark theme. Printed pages are always light. */
export const atNight = "screen and (prefers-color-scheme: dark)";
