import { css } from "styled-components";
import { columnsAfter } from "./grid";
import { onNarrow, onPhones } from "./media";

/** Keeps content inside the page's gutters; backgrounds go to the edge. */
export const inGutters = css`
  padding-inline: var(--gutter) var(--gutter-r);
`;

/** Two columns, stacked on narrow screens. @param count the width of the first, with its gap, in hours of longitude */
export const inColumns = (count: number) => css`
  display: grid;
  grid-template-columns: ${columnsAfter(count)};
  gap: var(--space-6);
  @media ${onNarrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As many columns as fit. @param least the smallest width of a column, as a CSS length */
export const autoColumns = (least: string) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${least}, 100%), 1fr));
`;

/** Two columns; from 1280 px the second begins at India's meridian. */
export const besideMeridian = css`
  display: grid;
  grid-template-columns: var(--beside-meridian);
  gap: var(--space-6);
`;

/** India's meridian, dotted as on the map. */
export const meridian = css`
  content: "";
  position: absolute;
  left: calc(var(--home-x) - 1px);
  border-left: 3px dotted var(--route);
`;

/** India's meridian down the page, on screens where a column begins at it. */
export const pageMeridian = css`
  ${meridian}
  border-left-style: var(--meridian);
`;

/** An entry of a grid, a heading and what follows it: the texts of a row are aligned, however long the headings are. */
export const alignRows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  align-content: start; /* For browsers without subgrid. */
`;

/** The underline of a hovered link. */
export const hoverUnderline = css`
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 5px;
`;

/** A focus ring inside the link, for a link at the edge of a box that clips it. */
export const focusInside = css`
  &:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
`;

/** A list of terms with their values, and notes below these. */
export const terms = css`
  line-height: var(--lh-snug);
  overflow-wrap: anywhere;
  text-wrap: balance;
  dt {
    color: var(--text-2);
  }
  dd {
    font-weight: var(--weight-strong);
  }
  dd > small {
    display: block;
    font: var(--weight-text) var(--t-sm) / var(--lh-snug) var(--font-text);
    letter-spacing: 0;
    color: var(--text-2);
  }
`;

/** A row of buttons with a note; on phones stacked, as wide as the page. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  @media ${onPhones} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Small condensed text of maps, charts and legends. */
export const smallCondensed = css`
  font: var(--weight-strong) var(--t-xs) / var(--lh-snug) var(--font-text);
  font-stretch: 88%;
  font-variant-numeric: tabular-nums lining-nums;
`;

/** A halo, so that lines do not cross the letters of a text. @param ground the token of what is behind both */
export const haloOf = (ground: "sea" | "paper") => {
  const shadow = `0 0 2px var(--${ground})`;
  return css`
    text-shadow: ${[shadow, shadow, shadow, shadow].join(", ")};
  `;
};

/** The display typeface outside a heading. */
export const displayType = css`
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  letter-spacing: var(--tracking-head);
`;

/** Visible to screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  /* Is not copied with the text around it. */
  -webkit-user-select: none;
  user-select: none;
`;

/**
 * A background of vertical lines, one per hour of longitude. Not tiles: WebKit rounds their size to whole pixels, and
 * the error adds up.
 */
export const hourLines = (colour: string) =>
  `repeating-linear-gradient(90deg, ${colour} var(--first-hour) calc(var(--first-hour) + 1px), transparent calc(var(--first-hour) + 1px) calc(var(--first-hour) + var(--hour)))`;

/** The graduated edge: one tick per hour of longitude, at the same x on every page; India's is magenta. */
export const hourTicks = (colour: string) => css`
  height: var(--space-2);
  pointer-events: none;
  background:
    linear-gradient(
      90deg,
      transparent calc(var(--home-x) - 1px),
      var(--route) 0 calc(var(--home-x) + 2px),
      transparent 0
    ),
    ${hourLines(colour)};
`;

/** A circle around an arrow. @param size its diameter in pixels */
export const round = (size: number) => css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size}px;
  height: ${size}px;
  padding: 0;
  border: 2px solid;
  border-radius: 50%;
`;

/** As large as its positioned ancestor. */
export const fillParent = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

/** A short link, 44 px high for fingers. */
export const touchTarget = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
