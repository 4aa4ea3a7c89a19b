import { css } from "styled-components";
import { narrow, wide } from "../ui/media";

/**
 * How an entry of the main menu looks, link or toggle: on wide screens a word in the bar, marked by a bar of the route's
 * colour while it is pointed at or current; below, a large line of the sheet.
 */
export const topItem = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  text-decoration: none;
  @media ${wide} {
    padding: 0 16px;
    font: 560 1rem/1 var(--font-text);
    white-space: nowrap;
    &::after {
      content: "";
      position: absolute;
      left: 16px;
      right: 16px;
      bottom: 0;
      z-index: 1;
      height: 0;
      background: var(--route);
      transition: height var(--d-2) var(--ease);
    }
    &:hover::after,
    &[aria-current]::after,
    [open] > &::after {
      height: 6px;
    }
    &:focus-visible {
      outline-offset: -4px;
    }
  }
  @media ${narrow} {
    width: 100%;
    padding: 16px 0;
    font: var(--w-display) 1.625rem/1.1 var(--font-display);
    letter-spacing: -0.02em;
  }
`;
