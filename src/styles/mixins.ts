import { css } from "styled-components";
import { narrow } from "./media";

/** Keeps content inside the page's gutters; backgrounds go to the edge. */
export const wrap = css`
  padding-inline: var(--gutter) var(--gutter-r);
`;

/** The room above and below a section. */
export const section = css`
  padding-block: clamp(64px, 8.6vw, 128px);
`;

/** Two columns with these shares of the width, one below the other where there is little room. */
export const columns = (left: number, right: number, below = narrow) => css`
  display: grid;
  grid-template-columns: minmax(0, ${left}fr) minmax(0, ${right}fr);
  @media ${below} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Small condensed words on maps, charts and legends. */
export const label = css`
  font: 600 var(--t-xs) / 1.3 var(--font-text);
  font-stretch: 88%;
  letter-spacing: var(--tr-label);
`;

/** Figures of equal width, so that columns and changing numbers stand still. */
export const numeric = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

export const display = css`
  font-family: var(--font-display);
  font-weight: var(--w-display);
  letter-spacing: var(--tr-head);
`;

/** There for people who hear the page, invisible to those who see it. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * A background of vertical lines, one per hour of longitude, in an element as wide as the page. Not tiles: WebKit rounds
 * their size to whole pixels, and the error adds up.
 */
export const hourLines = (colour: string) =>
  `repeating-linear-gradient(90deg, ${colour} var(--mer-0) calc(var(--mer-0) + 1px), transparent calc(var(--mer-0) + 1px) calc(var(--mer-0) + var(--mer)))`;

/** A button that only script can answer, where there is none. gatsby-ssr.tsx sets the attribute. */
export const disabledWithoutScript = css`
  :root:not([data-script]) &:disabled {
    opacity: 0.3;
    cursor: default;
  }
`;

/** As large as what it stands in, and over it. */
export const covering = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

/** A link of a few letters, as large as a finger. */
export const touchTarget = css`
  display: inline-flex;
  align-items: center;
  min-width: 44px;
  min-height: 44px;
`;

/** Two columns on a phone, or one for those who need large letters. */
export const pairs = css`
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(max(8rem, 40%), 100%), 1fr)
  );
`;
