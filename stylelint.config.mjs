// One scale of spaces, sizes and weights: src/styles/tokens.css. A value that is not on it needs a comment with its reason:
// /* stylelint-disable-line -- why */, or for a whole rule -disable-next-line.

export default {
  overrides: [
    { files: ["**/*.{ts,tsx}"], customSyntax: "postcss-styled-syntax" },
  ],
  ignoreFiles: [
    // It describes typefaces, and styles no element.
    "src/styles/fonts.css",
    // What Gatsby writes.
    "src/gatsby-*.ts",
  ],
  plugins: ["stylelint-declaration-strict-value"],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // What only adds weight.
    "selector-disallowed-list": [
      /(\[[^\]]+\])\1/,
      /:root:root/,
      /:nth-child\(n\)/,
    ],
    // A line height in the short form.
    "declaration-property-value-disallowed-list": { font: [/\/\s*[\d.]/] },
    "scale-unlimited/declaration-strict-value": [
      [
        "/^(padding|margin|gap|row-gap|column-gap)/",
        "font-size",
        "font-weight",
        "line-height",
        "z-index",
        "/color$/",
        "fill",
        "stroke",
      ],
      {
        ignoreValues: {
          "": [
            "0",
            "auto",
            "inherit",
            "none",
            "initial",
            "1px",
            "-1px",
            "currentcolor",
            "transparent",
            // On paper.
            "/^-?[\\d.]+(mm|pt)$/",
            // Several values at once: each is a variable, 0, auto or a sum of variables, without a literal length.
            "/^(?!.*\\d(px|rem|vw))((var|calc|min|max|clamp)\\(.*\\)|0|auto)( +((var|calc)\\(.*\\)|0|auto))*$/",
          ],
        },
        ignoreFunctions: false,
        disableFix: true,
      },
    ],
  },
};
