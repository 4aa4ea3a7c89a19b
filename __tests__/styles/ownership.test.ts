import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Rule } from "postcss";
import parseSelector from "postcss-selector-parser";
import { parse } from "postcss-styled-syntax";

// A component owns its look: a file styles only elements that it writes itself.

const files = readdirSync("src", { recursive: true })
  .map((file) => path.join("src", String(file)))
  .filter((file) => file.endsWith(".tsx"));

/** The selectors of a file's styles without those of keyframes; `${Name}` stays in them as it is. */
function selectorsIn(code: string): string[] {
  const selectors: string[] = [];
  // The name tells the parser that the code has JSX.
  parse(code, { from: "component.tsx" }).walkRules((rule: Rule) => {
    const { parent } = rule;
    const isFrame =
      parent?.type === "atrule" &&
      "name" in parent &&
      parent.name === "keyframes";
    if (!isFrame) selectors.push(rule.selector);
  });
  return selectors;
}

/**
 * @param code of a file with styled components
 * @returns what its selectors name although the file does not write it: elements ("svg"), and imported components in `${}`;
 *   and parts of selectors that only add weight
 */
function foreignIn(code: string): string[] {
  const written = new Set(
    [...code.matchAll(/<([a-z][a-z\d]*)|styled\.([a-z\d]+)/g)].map(
      ([, tag, styled]) => tag ?? styled!,
    ),
  );
  return selectorsIn(code).flatMap((selector) => {
    const components = [...selector.matchAll(/\$\{(\w+)\}/g)]
      .map(([, name]) => name!)
      .filter((name) => !new RegExp(`(const|function) ${name}\\b`).test(code));
    const weights = selector.match(
      /(\[[^\]]+\])\1|:root:root|:nth-child\(n\)/g,
    );
    const elements: string[] = [];
    parseSelector((root) =>
      root.walkTags(({ value }) => void elements.push(value)),
    ).processSync(
      selector.replace(/\$\{\w+\}/g, "&").replace(/:nth-[\w-]+\([^)]*\)/g, ""),
    );
    return [
      ...components,
      ...elements.filter((name) => !written.has(name)),
      ...(weights ?? []),
    ];
  });
}

test.each(files)("%s styles only what it writes itself", (file) => {
  expect(foreignIn(readFileSync(file, "utf8"))).toEqual([]);
});

test("an element and a component of another file are found, and what only adds weight", () => {
  const code = `
    import { Lead } from "./Lead";
    export const Box = () => <Frame><p>Text</p><Icon /></Frame>;
    const Frame = styled.div\`
      > p:nth-child(2n) { margin: 0; }
      > svg { width: 1em; }
      \${Lead} { margin: 0; }
      &[data-wide][data-wide] { margin: 0; }
    \`;`;
  expect(foreignIn(code)).toEqual(["svg", "Lead", "[data-wide][data-wide]"]);
});
