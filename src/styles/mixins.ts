import { css } from "styled-components";
import { columnsAfter, type Grid, pageGrid } from "./grid";
import { onNarrow, onPhones } from "./media";

/** Keeps content inside the page's gutters; backgrounds go to the edge. */
export const inGutters = css`
  padding-inline: var(--gutter) var(--gutter-r);
`;

/** Two columns, one below the other where there is little room. @param count the hours after which the second begins */
export const inColumns = (count: number) => css`
  display: grid;
  grid-template-columns: ${columnsAfter(count)};
  gap: var(--space-6);
  @media ${onNarrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As many columns as fit. @param least the width of each, as a CSS length */
export const autoColumns = (least: string) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${least}, 100%), 1fr));
`;

/** Two columns, of which the second begins right of India's meridian on a wide screen. */
export const besideMeridian = css`
  display: grid;
  grid-template-columns: var(--beside-meridian);
  gap: var(--space-6);
`;

/** India's meridian, dotted as on the map, in a box with this grid. */
export const meridianOn = ({ home }: Grid) => css`
  content: "";
  position: absolute;
  left: calc(${home} - 1px);
  border-left: 3px dotted var(--route);
`;

export const meridian = meridianOn(pageGrid);

/** India's meridian between columns of the page, where the page has columns. */
export const pageMeridian = css`
  ${meridian}
  border-left-style: var(--meridian);
`;

/** An entry of a grid, with a heading and what follows it: texts of a row begin at one height, however long the headings are. */
export const levelTexts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  align-content: start; /* Where there is no subgrid. */
`;

/** A text of a link that is pointed at. */
export const hoverUnderline = css`
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 5px;
`;

/** A link at the edge of a box that clips it: its focus ring is inside. */
export const focusInside = css`
  &:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
`;

/** Buttons in a row, with a note; on phones one below the other, as wide as the page. */
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

/** Text on the sea keeps clear of the lines under it. */
export const haloed = css`
  text-shadow:
    0 0 2px var(--sea),
    0 0 2px var(--sea),
    0 0 2px var(--sea),
    0 0 2px var(--sea);
`;

/** The display typeface outside a heading. */
export const displayType = css`
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  letter-spacing: var(--tracking-head);
`;

/** For screen readers alone. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * A background of vertical lines, one per hour of longitude, in a box with this grid. Not tiles: WebKit rounds their size to
 * whole pixels, and the error adds up.
 */
export const hourLines = (
  colour: string,
  { firstHour, hour }: Grid = pageGrid,
) =>
  `repeating-linear-gradient(90deg, ${colour} ${firstHour} calc(${firstHour} + 1px), transparent calc(${firstHour} + 1px) calc(${firstHour} + ${hour}))`;

/** The graduated edge: one tick per hour of longitude, at the same x on every page; India's is magenta. */
export const hourTicks = (colour: string) => css`
  height: var(--space-2);
  pointer-events: none;
  background:
    linear-gradient(
      90deg,
      transparent calc(${pageGrid.home} - 1px),
      var(--route) 0 calc(${pageGrid.home} + 2px),
      transparent 0
    ),
    ${hourLines(colour)};
`;

/** Covers its positioned ancestor. */
export const covering = css`
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
