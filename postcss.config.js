// What style sheets may use beyond what the oldest browsers know: nesting, and the conditions of src/styles/media.ts.
const path = require("node:path");
const customMedia = require("postcss-custom-media");
const nesting = require("postcss-nesting");
const { require: load } = require("tsx/cjs/api");

const { atNight, onNarrow } = load(
  path.resolve("src/styles/media.ts"),
  __filename,
);

/** The conditions that style sheets name: @media (--on-narrow). */
const conditions = {
  postcssPlugin: "conditions",
  Once: (root) =>
    root.prepend(
      `@custom-media --at-night ${atNight}; @custom-media --on-narrow ${onNarrow};`,
    ),
};

module.exports = { plugins: [conditions, customMedia(), nesting()] };
