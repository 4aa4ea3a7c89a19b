// What style sheets may use beyond what the oldest browsers know: nesting, and the conditions of src/styles/media.ts.
import type { Root } from "postcss";
import customMedia from "postcss-custom-media";
import nesting from "postcss-nesting";
import { atNight, onNarrow } from "./src/styles/media";

/** The conditions that style sheets name: @media (--on-narrow). */
const conditions = {
  postcssPlugin: "conditions",
  Once: (root: Root) =>
    void root.prepend(
      `@custom-media --at-night ${atNight}; @custom-media --on-narrow ${onNarrow};`,
    ),
};

export default { plugins: [conditions, customMedia(), nesting()] };
