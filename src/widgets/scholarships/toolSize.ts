import { css } from "styled-components";
import { onPhones } from "../../styles/media";

/** Heights of a search tool. In rem, so that they grow with the visitor's letters. */
export const TOOL_HEIGHT = "3.25rem";
export const TOOL_HEIGHT_ON_PHONES = "3rem";

/** The target of a link stops below the last row of tools, which stays below the header. */
export const belowTools = css`
  scroll-margin-top: calc(${TOOL_HEIGHT} + var(--space-5));
  @media ${onPhones} {
    scroll-margin-top: calc(${TOOL_HEIGHT_ON_PHONES} + var(--space-5));
  }
`;
