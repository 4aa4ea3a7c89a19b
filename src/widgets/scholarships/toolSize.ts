/** The height of a search tool. In rem, so that it grows with the visitor's letters. */
export const TOOL_HEIGHT = "3rem";

/** The scroll margin of a link's target, which stops below the last row of tools. */
export const BELOW_TOOLS = `calc(${TOOL_HEIGHT} + var(--space-5))`;
