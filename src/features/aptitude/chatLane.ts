import { css } from "styled-components";

/** Below 1024 px the chat button floats over the page: buttons leave it the right edge. */
export const chatLane = css`
  padding-right: max(0px, 64px - var(--gutter));
`;
