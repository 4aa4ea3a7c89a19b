/**
 * The widths at which the layout changes, for @media inside styled-components:
 * custom properties do not work there.
 */
export const phone = "(max-width: 600px)";
/** Below this the carousel is full bleed and has no panel at its end. */
export const small = "(max-width: 719px)";
export const narrow = "(max-width: 1023px)";
export const wide = "(min-width: 1024px)";
export const dark = "(prefers-color-scheme: dark)";
