import styled, { css } from "styled-components";
import { onNarrow, onWide } from "../styles/media";
import { displayType, fillParent, haloOf } from "../styles/mixins";

/** A background for the bar in the menu's colour, while a menu is open. */
export const barUnderMenu = css`
  ${fillParent}
  content: "";
  z-index: var(--z-under);
  background: var(--raise);
  pointer-events: none;
`;

/**
 * An entry of the main menu, link or toggle: on wide screens a text in the bar, else a large line of the menu panel. A
 * hovered, open or current entry is underlined in the text colour: magenta on the bar's edge is for India only.
 */
export const TopItem = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  text-decoration: none;
  &:hover,
  &[aria-current],
  [open] > & {
    box-shadow: inset 0 -3px var(--text);
  }
  @media ${onWide} {
    height: 48px;
    margin-inline: var(--space-3);
    padding-inline: var(--space-1);
    font: var(--weight-strong) 1rem/var(--lh-tight) var(--font-text);
    /* Long labels, as translators make them, take two lines. */
    text-align: center;
  }
  @media ${onNarrow} {
    ${displayType}
    ${haloOf("paper")} /* India's meridian runs down the menu. */
    width: 100%;
    justify-content: space-between;
    /* Smaller on low screens, so that the whole menu is visible. */
    padding-block: min(var(--space-5), 2.4svh);
    font-size: var(--t-2xl);
    line-height: var(--lh-head);
  }
`;
