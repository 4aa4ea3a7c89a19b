/** @jest-environment node */
import {
  lackingSheet,
  plainRules,
  siteRules,
  siteSheet,
  withPlainStyles,
} from "../../src/delivery/styles";

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

const page = (body: string, head = "") =>
  `<head><style data-styled="" data-styled-version="6.6.0">${STYLES}</style>${head}</head>${body}`;

test("styles are for the components' ids, and nothing of styled-components is left", () => {
  expect(plainRules(STYLES).join("")).toBe(PLAIN);
});

test("a class made up that would read as an advertisement's is known too", () => {
  const styles = `.kA-dz{top:0;}/*!sc*/data-styled.g1[id="sc-a-0"]{content:"kA-dz,"}/*!sc*/`;
  expect(plainRules(styles)).toEqual([".sc-a-0{top:0;}"]);
});

test("elements keep their ids and what else they are, and lose the classes made up", () => {
  const html = withPlainStyles(
    page(`<i class="sc-a-0 sc-b-1 kXyz Gh"></i><b class="Ghi thick"></b>`),
  );
  expect(html).toBe(
    `<head><style>${PLAIN}</style></head><i class="sc-a-0 sc-b-1"></i><b class="Ghi thick"></b>`,
  );
  expect(withPlainStyles(html)).toBe(html);
});

test("a component with two styles on a page ends the build", () => {
  const two = page("").replace(`"kXyz,"`, `"kXyz,lMno,"`);
  expect(() => withPlainStyles(two)).toThrow(
    "The style of sc-a-0 depends on a prop",
  );
});

test("the properties that elements ask for are rules, one for each set of values", () => {
  const html = withPlainStyles(
    page(
      `<i data-vars="--left:1.5%;--top:-2%"></i><i data-vars="--angle:9deg"></i><i data-vars="--angle:9deg"></i>`,
    ),
  );
  expect(html).toContain(
    `${PLAIN}[data-vars="--left:1.5%;--top:-2%"]{--left:1.5%;--top:-2%}[data-vars="--angle:9deg"]{--angle:9deg}</style>`,
  );
});

test.each(["--a:1}*{top:0", "--a:url(/x)", "--a:1;", "a:1", "--a:NaN", ""])(
  "a property that is no number ends the build: %s",
  (vars) => {
    expect(() => withPlainStyles(page(`<i data-vars="${vars}"></i>`))).toThrow(
      "Not to be styled",
    );
  },
);

test("one page carries the styles of the whole site, and does not keep them", () => {
  const html = page("", `<style id="site-styles">${STYLES}</style>`);
  const rules = siteRules(html)!;
  expect(rules.join("")).toBe(PLAIN);
  const { name, css } = siteSheet(rules);
  expect(name).toMatch(/^styled-[0-9a-f]{20}\.css$/);
  expect(css.split("\n")).toEqual(rules);
  const plain = withPlainStyles(html);
  expect(plain).toBe(withPlainStyles(page("")));
  expect(siteRules(plain)).toBeNull();
});

test("a page asks for the rules that it lacks, in their order, and for each of them once", () => {
  const rules = [
    ".sc-0{top:0;}",
    ...plainRules(STYLES),
    "@media print{.sc-a-0{left:.5s;animation:abCd 1s;}}",
    ".sc-z-0{top:0;}",
  ];
  const { name, css } = lackingSheet(page(""), rules)!;
  expect(css).toBe([rules[0], ...rules.slice(-2)].join(""));
  const whole = siteSheet(rules).name.slice("styled-".length);
  expect(name).toMatch(new RegExp(`^styled-[0-9a-f]{8}-${whole}$`));
  expect(lackingSheet(withPlainStyles(page("")), rules)).toBeNull();
});
