import { css } from "styled-components";

/** Below 1024 px the chat button has no lane of its own: what is pressed here leaves it the right edge. */
export const chatLane = css`
  padding-right: max(0px, 64px - var(--gutter));
`;
