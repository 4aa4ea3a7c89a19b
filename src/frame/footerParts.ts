import styled, { css } from "styled-components";
import { touchTarget } from "../styles/mixins";
import { SmartLink } from "../components/SmartLink";

// What every part of the footer is made of.

export const FooterHeading = styled.h2`
  margin-bottom: var(--space-2);
  font: var(--w-strong) var(--t-sm) / var(--lh-snug) var(--font-text);
  letter-spacing: 0;
  color: var(--ink-2);
`;

/** Underlined while it is pointed at. Without an address it is text. */
export const footerLink = css`
  ${touchTarget}
  text-decoration: none;
  &[href]:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

/** Links of a list lie close: 24 px are enough (WCAG 2.2, 2.5.8). */
export const closeLink = css`
  min-width: 24px;
  min-height: 34px;
`;

export const FooterLink = styled(SmartLink)`
  ${footerLink}
`;
