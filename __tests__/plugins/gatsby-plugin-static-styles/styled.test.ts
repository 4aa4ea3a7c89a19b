// Specification: 8.3
import { transformSync } from "@babel/core";
import { createElement, type ElementType, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import library from "styled-components";
import browser from "../../../plugins/gatsby-plugin-static-styles/browser";
import build, {
  styles,
} from "../../../plugins/gatsby-plugin-static-styles/build";
import stripCss from "../../../plugins/gatsby-plugin-static-styles/stripCss.js";
import { siteStyles } from "../../../plugins/gatsby-plugin-static-styles/styleSheet";

type Props = Record<string, unknown>;

const Link = ({ to, children, ...rest }: Props) =>
  createElement("a", { href: String(to), ...rest }, children as ReactNode);

/** The same components, made by the library, in the browser, and where pages are rendered. */
const made = [library, browser, build].map((make) => {
  // As babel-plugin-styled-components writes it. In the browser the styles are not looked at.
  const styled = make as typeof library;
  const Plain = styled.div.withConfig({ componentId: "sc-a-0" })`
    top: 0;
  `;
  const More = styled(Plain).withConfig({ componentId: "sc-b-0" })`
    left: 0;
    ${Plain} > &:hover {
      left: 1px;
    }
  `;
  const Most = styled(More).withConfig({ componentId: "sc-c-0" })``;
  const Linked = styled(Link).withConfig({ componentId: "sc-d-0" })`
    ${More} > & {
      top: 1px;
    }
  `;
  return { Plain, More, Most, Linked } as Record<string, ElementType>;
});

/** What is drawn, without the classes that the library makes up. */
const drawn = (component: ElementType, props: Props) =>
  renderToStaticMarkup(createElement(component, props, "text")).replace(
    / \b(?!sc-|given)[a-z]+(?=[ "])/gi,
    "",
  );

test.each<[string, string, Props]>([
  ["a tag", "Plain", {}],
  ["attributes", "Plain", { id: "x", "data-kind": "line", hidden: true }],
  ["a class given", "Plain", { className: "given" }],
  ["another tag", "Plain", { as: "h2" }],
  ["another component", "Plain", { as: Link, to: "/x", className: "given" }],
  ["what is not given", "Plain", { as: undefined, id: undefined }],
  ["a component that extends it", "More", { className: "given" }],
  ["one more", "Most", { as: "p" }],
  ["a component that is not styled", "Linked", { to: "/y" }],
])("%s: as the library draws it", (_, name, props) => {
  const [real, ...ours] = made.map((all) => drawn(all[name]!, props));
  expect(real).toContain('class="sc-');
  expect(ours).toEqual([real, real]);
});

test("the sheet has the styles of all components, for the classes that are their ids", () => {
  expect(styles).toHaveLength(4);
  expect(siteStyles()).toBe(
    ".sc-a-0{top:0;}.sc-b-0{left:0;}.sc-a-0>.sc-b-0:hover{left:1px;}.sc-b-0>.sc-d-0{top:1px;}",
  );
});

test("a style that depends on a prop ends the build", () => {
  const styled = build as unknown as typeof library;
  const make = styled.div.withConfig({ componentId: "sc-e-0" });
  expect(
    () => make`
      top: ${({ id }) => id};
    `,
  ).toThrow("depends on a prop");
});

/** Code as it is in the browser: after the plugin that gives components their ids. */
const inBrowser = (code: string, strip = true) =>
  transformSync(code, {
    filename: `${process.cwd()}/src/components/Example.js`,
    plugins: [
      ["babel-plugin-styled-components", { ssr: true, displayName: false }],
      [stripCss, { strip }],
    ],
    configFile: false,
    babelrc: false,
    // Under CI an error would be coloured.
    highlightCode: false,
  })!.code!;

test("in scripts components keep their ids and lose their styles; other calls stay as they are", () => {
  const code = inBrowser(`
    import styled, { css, keyframes } from "styled-components";
    const turn = keyframes\`to { rotate: 1turn }\`;
    const wrap = css\`padding: 0;\`;
    const A = styled.div\`\${wrap} animation: \${turn};\`;
    const B = styled(A)\`color: red;\`;
  `).replace(/\s+/g, "");
  for (const made of [
    "turn=/*#__PURE__*/keyframes()",
    "wrap=/*#__PURE__*/css()",
    'A=/*#__PURE__*/styled.div.withConfig({componentId:"sc-',
    'B=/*#__PURE__*/styled(A).withConfig({componentId:"sc-',
  ])
    expect(code).toContain(made);
  expect(code).not.toMatch(/padding|animation|color|rotate/);
  const other = `import { css } from "./own";\ncss(["a"]);\nstyled.div(["b"]);`;
  expect(inBrowser(other)).toBe(other);
});

test.each([
  ["top: ${({ id }) => id};", "styled.div", "A style depends on a prop"],
  ["top: 0;", "styled(A).attrs({})", "have no .attrs"],
])("%s of %s is an error with its place", (style, tag, says) => {
  const code = `import styled from "styled-components";
const A = styled.div\`top: 0;\`;
const B = ${tag}\`${style}\`;`;
  for (const strip of [true, false])
    expect(() => inBrowser(code, strip)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          `Example.js: .*${says}[^]*> 3 \\|.*\n.*\\^`,
        ),
      }),
    );
  const good = code.split("\n").slice(0, 2).join("\n");
  expect(inBrowser(good, false)).toContain('(["top:0;"])');
});
