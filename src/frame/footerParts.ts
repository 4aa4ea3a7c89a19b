import styled from "styled-components";
import { hoverUnderline, touchTarget } from "../styles/mixins";

// What every part of the footer is made of.

export const FooterHeading = styled.h2`
  margin-bottom: var(--space-2);
  font: var(--weight-strong) var(--t-sm) / var(--lh-snug) var(--font-text);
  letter-spacing: 0;
  color: var(--text-2);
`;

/** Without an address it is text. */
export const FooterLink = styled.a`
  ${touchTarget}
  text-decoration: none;
  &[href]:hover {
    ${hoverUnderline}
  }
`;
