import { css } from "styled-components";

/** A heading that takes the focus of a new stage, but cannot be pressed: it has no ring. */
export const focusedHeading = css`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
