// Specification: 8.3
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import parseSelector from "postcss-selector-parser";
import { parse } from "postcss-styled-syntax";
import { HOUR, PHONE_MAP, WORLD } from "../src/lib/drawings";
import { gridStyles, gridTokens } from "../src/styles/grid";

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

// A component owns its look: a file styles only elements that it writes itself.

/** What selectors of a file's styles name although the file does not write it: elements, and imported components in `${}`. */
function foreignIn(code: string): string[] {
  const names: string[] = [];
  const collect = parseSelector((root) =>
    root.walkTags(({ value }) => void names.push(value)),
  );
  // The name tells the parser that the code has JSX.
  parse(code, { from: "component.tsx" }).walkRules(({ selector, parent }) => {
    const isFrame = parent && "name" in parent && parent.name === "keyframes";
    if (isFrame) return;
    const components = selector.replace(/\$\{(\w+)\}/g, ":is($1)");
    collect.processSync(components.replace(/:nth-[\w-]+\([^)]*\)/g, ""));
  });
  const isWritten = (name: string) => {
    const isElement = /^[a-z]+\d?$/.test(name);
    const start = isElement ? "<|styled\\." : "const |function ";
    return RegExp(`(${start})${name}\\b`).test(code);
  };
  return names.filter((name) => !isWritten(name));
}

test.each(textsOf(/\.tsx$/))(
  "%s styles only what it writes itself",
  (_, text) => {
    expect(foreignIn(text)).toEqual([]);
  },
);
