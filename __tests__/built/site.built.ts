import { readFileSync } from "node:fs";
import { filesIn, parseHtml } from "../../src/delivery/page";

// What the build does not prove itself (src/delivery/proof/): what a visitor loads is made of.

const files = filesIn("public");
const read = (file: string) => readFileSync(`public/${file}`, "utf8");

test("without JavaScript the 404 page leads home", () => {
  const $ = parseHtml(read("404.html"));
  const refresh = $('noscript meta[http-equiv="refresh"]');
  expect(refresh.attr("content")).toBe("0;url=/");
  expect($('main a[href="/"]')).not.toHaveLength(0);
});

test("nothing of the forms for data/ is in the site", () => {
  expect(files.filter((file) => /sveltia/i.test(read(file)))).toEqual([]);
});

// JavaScript

type Stats = {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
};

const { namedChunkGroups } = JSON.parse(read("webpack.stats.json")) as Stats;

/** Every script that pages load, and what it was made of, by its source map. */
const scripts = new Map(
  Object.values(namedChunkGroups)
    .flatMap(({ assets }) => assets.map(({ name }) => name))
    .filter((name) => name.endsWith(".js"))
    .map((name) => {
      const map = JSON.parse(read(`${name}.map`)) as { sources: string[] };
      return [name, map.sources] as const;
    }),
);

test.each([
  ["zod", /\/node_modules\/zod\//],
  ["d3", /\/node_modules\/(d3-|topojson|world-atlas)/],
  ["stylis", /\/node_modules\/stylis\//],
  ["styled-components", /\/node_modules\/styled-components\//],
  ["React's server renderer", /\/react-dom\/(cjs\/react-dom-)?server/],
  ["a file of data/", /\/data\/.*\.json/],
  ["the model or the atlas", /\/src\/(content|atlas)\//],
])("no visitor loads %s", (_, pattern) => {
  const found = [...scripts].flatMap(([name, sources]) =>
    sources
      .filter((source) => pattern.test(source))
      .map((source) => `${name}: ${source}`),
  );
  expect(found).toEqual([]);
});

test("no script has lookbehind in a pattern, for which Safari before 16.4 would read none of it", () => {
  const lookbehind = /\(\?<[=!]/;
  const names = ["sw.js", ...scripts.keys()];
  expect(names.filter((name) => lookbehind.test(read(name)))).toEqual([]);
});

test("every script asks to be compiled beside the main thread", () => {
  const asks = /^(\/\*!.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/;
  const names = [...scripts.keys()];
  expect(names.filter((name) => !asks.test(read(name)))).toEqual([]);
});

test("the source maps say what the scripts are made of", () => {
  const sources = [...scripts.values()].flat();
  for (const one of ["/react-dom/", "/src/layout/Header.tsx"])
    expect(sources).toContainEqual(expect.stringContaining(one));
});

// Styles

test("no rule is for a class that styled-components made up", () => {
  const sheet = files.find((file) => /styled-[0-9a-f]{20}\.css$/.test(file))!;
  const classes = read(sheet).match(/\.[a-z][\w-]*/gi) ?? [];
  expect(classes.length).toBeGreaterThan(100);
  expect(classes.filter((name) => /[A-Z]/.test(name))).toEqual([]);
});
