import { css } from "styled-components";
import { onNarrow, onWide } from "../styles/media";
import { displayType } from "../styles/mixins";

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
    height: calc(100% - 14px);
    margin: 0 var(--space-4);
    padding-top: 14px; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- as much as the bar keeps free below */
    font: var(--w-strong) 1rem/1 var(--font-text);
    white-space: nowrap;
  }
  @media ${onNarrow} {
    ${displayType}
    width: 100%;
    padding: var(--space-4) 0;
    font-size: var(--t-xl);
    line-height: 1.1;
  }
`;
