/** @jest-environment node */
import {
  plainRules,
  plainStyles,
  siteRules,
  siteSheet,
} from "../../src/delivery/styles";
import { aPage } from "./page";

const STYLES = `.kXyz{left:.5s;animation:abCd 1s;}/*!sc*/
.kXyz:hover .sc-b-1{color:red;}/*!sc*/
data-styled.g1[id="sc-a-0"]{content:"kXyz,"}/*!sc*/
.Gh{background:url(/a.kXyz1);}/*!sc*/
@media (width > 9px){.Gh,.Gh.kXyz{top:0;}}/*!sc*/
data-styled.g2[id="sc-b-1"]{content:"Gh,"}/*!sc*/
@keyframes abCd{to{top:0;}}/*!sc*/
data-styled.g3[id="sc-keyframes-abCd"]{content:"abCd,"}/*!sc*/
`;

const PLAIN = `.sc-a-0{left:.5s;animation:abCd 1s;}.sc-a-0:hover .sc-b-1{color:red;}.sc-b-1{background:url(/a.kXyz1);}@media (width > 9px){.sc-b-1,.sc-b-1.sc-a-0{top:0;}}@keyframes abCd{to{top:0;}}`;
const RULES = plainRules(STYLES);

const page = (body = "", { styles = STYLES, head = "" } = {}) =>
  aPage(
    `<head><style data-styled="">${styles}</style>${head}</head><body>${body}`,
  );

test("rules are for the components' ids, and nothing of styled-components is left", () => {
  expect(RULES.join("")).toBe(PLAIN);
});

test("a generated class that would read as an advertisement's is known too", () => {
  const styles = `.kA-dz{top:0;}/*!sc*/data-styled.g1[id="sc-a-0"]{content:"kA-dz,"}/*!sc*/`;
  expect(plainRules(styles)).toEqual([".sc-a-0{top:0;}"]);
});

test("elements keep their ids and other classes, and lose the generated ones", () => {
  const it = page(
    `<i class="sc-a-0 sc-b-1 kXyz Gh"></i><b class="Ghi thick"></b>`,
  );
  plainStyles(it, RULES);
  expect(it.$("head").html()).toBe(`<style>${PLAIN}</style>`);
  expect(it.$("body").html()).toBe(
    `<i class="sc-a-0 sc-b-1"></i><b class="Ghi thick"></b>`,
  );
});

test.each([
  [
    "a component with two styles",
    `"kXyz,"`,
    `"kXyz,lMno,"`,
    "depends on a prop",
  ],
  ["no generated class", /data-styled\.g/g, "data-sc.g", "#styled-components"],
  ["rules written otherwise", /\/\*!sc\*\//g, "", "#styled-components"],
])("%s ends the build", (_, from, to, message) => {
  const it = page("", { styles: STYLES.replace(from, to) });
  expect(() => plainStyles(it, RULES)).toThrow(message);
});

test("a page without styles, or with a rule that the site has not, ends the build", () => {
  expect(() => plainStyles(aPage("<p>"), RULES)).toThrow(
    "0 <style data-styled>",
  );
  expect(() => plainStyles(page(), RULES.slice(1))).toThrow(
    "rules that the whole site has not",
  );
});

test("the properties that elements ask for are rules, one for each set of values", () => {
  const it = page(
    `<i data-vars="--left:1.5%;--top:-2%"></i><i data-vars="--angle:9deg"></i><i data-vars="--angle:9deg"></i>`,
  );
  plainStyles(it, RULES);
  expect(it.$("style").text()).toBe(
    `${PLAIN}[data-vars="--left:1.5%;--top:-2%"]{--left:1.5%;--top:-2%}[data-vars="--angle:9deg"]{--angle:9deg}`,
  );
});

test.each(["--a:1}*{top:0", "--a:url(/x)", "--a:1;", "a:1", "--a:NaN", ""])(
  "a property that is no number ends the build: %s",
  (vars) => {
    const it = page(`<i data-vars="${vars}"></i>`);
    expect(() => plainStyles(it, RULES)).toThrow("Not to be styled");
  },
);

test("one page carries the styles of the whole site, and is published without them", () => {
  const it = page("", { head: `<style id="site-styles">${STYLES}</style>` });
  expect(siteRules(it)).toEqual(RULES);
  plainStyles(it, RULES);
  expect(it.$("head").html()).toBe(`<style>${PLAIN}</style>`);
  expect(() => siteRules(it)).toThrow("no styles of the whole site");
});

test("a page asks for the rules that it lacks, in their order, and for each of them once", () => {
  const rules = [
    ".sc-0{top:0;}",
    ...RULES,
    "@media print{.sc-a-0{left:.5s;animation:abCd 1s;}}",
    ".sc-z-0{top:0;}",
  ];
  const { address, css } = plainStyles(page(), rules);
  expect(css).toBe([rules[0], ...rules.slice(-2)].join(""));
  const whole = siteSheet(rules);
  expect(whole.css.split("\n")).toEqual(rules);
  const [, hash] = /^\/assets\/styled-([0-9a-f]{20})\.css$/.exec(
    whole.address,
  )!;
  expect(address).toMatch(
    new RegExp(`^/assets/styled-[0-9a-f]{8}-${hash}\\.css$`),
  );
});
