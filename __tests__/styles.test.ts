// Specification: 8.3
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Rule } from "postcss";
import parseSelector from "postcss-selector-parser";
import { parse } from "postcss-styled-syntax";
import { HOUR, PHONE_MAP, WORLD } from "../src/lib/drawings";
import { gridStyles, gridTokens } from "../src/styles/grid";

/** Files of src/, plugins/ and static/, and what they say. */
const texts = ["src", "plugins", "static"].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => /\.(tsx?|css|svg)$/.test(file))
    .map((file) => [file, readFileSync(file, "utf8")] as const),
);
const textsOf = (pattern: RegExp) =>
  texts.filter(([file]) => pattern.test(file));

const unique = (names: string[]) => [...new Set(names)].sort();

// Attributes and custom properties. A misspelt one is no error: CSS falls back to what is inherited.

/** What a file's text says of data attributes, in components, styles or through `dataset`. */
const namesIn = (text: string) => [
  ...[...text.matchAll(/\bdata-[a-z]+(-[a-z]+)*/g)].map(([name]) => name),
  ...[...text.matchAll(/dataset\.(\w+)/g)].map(
    ([, name]) =>
      `data-${name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  ),
];

test("docs/attributes.md names every data attribute, and no other", () => {
  const code = textsOf(/^(src\/(?!gatsby-)|plugins).*[xs]$/);
  const used = code.map(([, text]) => text);
  used.push(readFileSync("gatsby-ssr.tsx", "utf8"));
  const documented = namesIn(readFileSync("docs/attributes.md", "utf8"));
  expect(unique(documented)).toEqual(unique(used.flatMap(namesIn)));
});

test("each custom property that styles use is set, and each that is set is used", () => {
  const found = (pattern: RegExp) =>
    unique(
      texts.flatMap(([, text]) =>
        [...text.matchAll(pattern)].map(([, name]) => name!),
      ),
    );
  expect(found(/var\(\s*(--[\w-]+)/g)).toEqual(found(/(--[\w-]+)"?\s*:/g));
});

// Browsers drop a value with a unit that they do not know, but not one with a variable: that is inherited.
test("a variable and a length relative to a container are together only where browsers know such lengths", () => {
  const lines = texts.flatMap(([, text]) => text.split("\n"));
  const found = lines.filter(
    (line, index) =>
      /var\(.*\dcqi|\dcqi.*var\(/.test(line) &&
      !/@supports/.test(lines.slice(index - 2, index).join()),
  );
  expect(found).toEqual([]);
});

// The grid of hours

const degrees = WORLD.east - WORLD.west;

/** The offsets in a box, in percent of its width. */
function offsetsIn(box: { width: number; left: number }) {
  const offset = (token: string) =>
    parseFloat(gridTokens(box).split(`--${token}:`)[1]!);
  return {
    firstHour: offset("first-hour"),
    hour: offset("hour"),
    home: offset("home-x"),
  };
}

test("the styles' hours lie on the map's meridians, the first and the last at the gutters", () => {
  const { firstHour, hour, home } = offsetsIn({ width: 1, left: 0 });
  const longitude = (offset: number) => WORLD.west + (offset / 100) * degrees;
  expect(longitude(home)).toBeCloseTo(82.5, 3);
  expect(longitude(firstHour)).toBeCloseTo(82.5 - 14 * HOUR, 3);
  expect(hour * 24).toBeCloseTo((360 / degrees) * 100, 2);
  const [, gutter] = /--gutter:max\(20px,([\d.]+)vw\)/.exec(gridStyles)!;
  expect(Number(gutter)).toBeCloseTo(firstHour, 3);
});

test("in a box that shows a part of the map its hours lie where they do on the map", () => {
  const { firstHour, hour, home } = offsetsIn(PHONE_MAP);
  expect(firstHour + 14 * hour).toBeCloseTo(home, 2);
});

/** What would have to change with the map's extent, wherever it were written: each also as a percentage. */
const inStyles = gridStyles.match(/-?\d+\.\d{2,}/g)!;
const ofTheGrid = [
  ...inStyles.map((number) => Number(number) / 100),
  HOUR / degrees / 2,
  1 / PHONE_MAP.width,
  PHONE_MAP.left / PHONE_MAP.width,
].flatMap((number) => [Math.abs(number), 100 * Math.abs(number)]);

const isOfTheGrid = (number: string) =>
  number.replace(/^0?\.?0*/, "").length >= 3 &&
  [...ofTheGrid, WORLD.height].some(
    (other) => Math.abs(Number(number) / other - 1) < 0.00025,
  );

const OWNERS = ["src/lib/drawings.ts", "src/styles/grid.ts"];

test("no other file holds a length of the map or of its hours", () => {
  const others = textsOf(/^src.*[xs]$/).filter(
    ([file]) => !OWNERS.includes(file),
  );
  expect(others.length).toBeGreaterThan(100);
  const found = others.flatMap(([file, text]) =>
    [...text.matchAll(/(?<![\w.])\d*\.?\d+/g)]
      .map(([number]) => number)
      .filter(isOfTheGrid)
      .map((number) => `${file}: ${number}`),
  );
  expect(found).toEqual([]);
});

// A component owns its look: a file styles only elements that it writes itself.

/** The selectors of a file's styles without those of keyframes; `${Name}` stays in them as it is. */
function selectorsIn(code: string): string[] {
  const selectors: string[] = [];
  // The name tells the parser that the code has JSX.
  parse(code, { from: "component.tsx" }).walkRules((rule: Rule) => {
    const { parent } = rule;
    const isFrame = parent && "name" in parent && parent.name === "keyframes";
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

test.each(textsOf(/\.tsx$/))(
  "%s styles only what it writes itself",
  (_, text) => {
    expect(foreignIn(text)).toEqual([]);
  },
);

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
