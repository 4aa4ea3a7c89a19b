import { transformSync } from "@babel/core";
import stripCss from "../../src/styled/stripCss.js";

/** As in a build: after the plugin that gives components their ids. */
const inBrowser = (code: string) =>
  transformSync(code, {
    filename: `${process.cwd()}/src/components/Example.js`,
    plugins: [
      ["babel-plugin-styled-components", { ssr: true, displayName: false }],
      stripCss,
    ],
    configFile: false,
    babelrc: false,
  })!.code!;

test("components keep their ids, and nothing of their styles is left", () => {
  const code = inBrowser(`
    import styled, { css, keyframes } from "styled-components";
    const turn = keyframes\`to { rotate: 1turn }\`;
    const wrap = css\`padding: 0;\`;
    const A = styled.div\`\${wrap} animation: \${turn};\`;
    const B = styled(A)\`color: red;\`;
  `);
  expect(code).toMatch(/const turn = \/\*#__PURE__\*\/keyframes\(\)/);
  expect(code).toMatch(/const wrap = \/\*#__PURE__\*\/css\(\)/);
  expect(code).toMatch(
    /A = \/\*#__PURE__\*\/styled\.div\.withConfig\(\{\s*componentId: "sc-\w+-0"\s*\}\)\(\)/,
  );
  expect(code).toMatch(
    /B = \/\*#__PURE__\*\/styled\(A\)\.withConfig\(\{\s*componentId: "sc-\w+-1"\s*\}\)\(\)/,
  );
  expect(code).not.toMatch(/padding|animation|color|rotate/);
});

test("other calls with a list stay as they are", () => {
  const code = `import { css } from "./own";\ncss(["a"]);\nstyled.div(["b"]);`;
  expect(inBrowser(code)).toBe(code);
});
