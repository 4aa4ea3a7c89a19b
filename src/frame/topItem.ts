import { css } from "styled-components";
import { onNarrow, onWide } from "../styles/media";
import { covering, displayType } from "../styles/mixins";

/** Over an open menu the bar has the menu's colour. */
export const barUnderMenu = css`
  ${covering}
  content: "";
  z-index: var(--z-under);
  background: var(--raise);
  pointer-events: none;
`;

/**
 * How an entry of the main menu looks, link or toggle: on wide screens a word in the bar, below it a large line of the
 * sheet. What is pointed at, open or current is underlined in ink: magenta on the bar's edge is India's alone.
 */
export const topItem = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  text-decoration: none;
  &:hover,
  &[aria-current],
  [open] > & {
    box-shadow: inset 0 -3px var(--ink);
  }
  @media ${onWide} {
    --below: 14px; /* What the bar keeps free: as much above the word. */
    height: calc(100% - var(--below));
    margin: 0 var(--space-3);
    padding: var(--below) var(--space-1) 0;
    font: var(--w-strong) 1rem/var(--lh-tight) var(--font-text);
    white-space: nowrap;
    /* The item is as high as the bar: a ring around it would be cut off by the window's edge. So it is one around the word. */
    &:focus-visible {
      height: calc(100% - 2 * var(--below));
      margin: var(--below) var(--space-1);
      padding: 0 var(--space-3);
      border-radius: var(--r-action);
      outline-offset: -2px;
      box-shadow: none;
    }
  }
  @media ${onNarrow} {
    ${displayType}
    width: 100%;
    padding: min(var(--space-5), 2.4svh) 0; /* All of the sheet is seen at once. */
    font-size: var(--t-2xl);
    line-height: var(--lh-head);
  }
`;
