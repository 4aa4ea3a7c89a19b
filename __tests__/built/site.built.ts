/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { contentFiles } from "../../src/content/files";
import type { Country } from "../../src/content/model";
import { readJson } from "../../src/content/readData";

// What the build does not prove itself (src/delivery/proof.ts): what a visitor loads is made of.

const PUBLIC = "public";

const ROUTES = [
  ...Object.values(contentFiles).flatMap(({ route }) => route ?? []),
  ...readJson<Country[]>("countries.json").map(
    ({ slug }) => `/country/${slug}`,
  ),
];
/** Pages that exist, though they have no address of their own. */
const NAMELESS = ["/country/unlisted", "/404"];

const fileOf = (route: string) =>
  route === "/404" ? "/404.html" : `${route === "/" ? "" : route}/index.html`;

const read = (path: string) => readFileSync(PUBLIC + path, "utf8");
const isFile = (path: string) => existsSync(PUBLIC + path);

const parser = new DOMParser();
const documents = new Map<string, Document>();

/** The page at a route, as it stands in its file. */
function page(route: string): Document {
  const known = documents.get(route);
  if (known) return known;
  const parsed = parser.parseFromString(read(fileOf(route)), "text/html");
  documents.set(route, parsed);
  return parsed;
}

const all = [...ROUTES, ...NAMELESS];
const pages = () => all.map((route) => ({ route, document: page(route) }));

/** What is said of each page that has it: ["/about: …"]. */
const inPages = (look: (document: Document, route: string) => string[]) =>
  pages().flatMap(({ route, document }) =>
    look(document, route).map((found) => `${route}: ${found}`),
  );

const every = (document: Document, selector: string) => [
  ...document.querySelectorAll(selector),
];
const attributes = (document: Document, selector: string, name: string) =>
  every(document, selector).map((element) => element.getAttribute(name) ?? "");

// Pages

test.each(all)("%s has its file", (route) => {
  expect(isFile(fileOf(route))).toBe(true);
});

test("every page says that it is in English", () => {
  for (const { document } of pages())
    expect(document.documentElement.lang).toBe("en-IN");
});

test("the pages without an address of their own are not for search engines, all others are", () => {
  const hidden = pages()
    .filter(({ document }) =>
      attributes(document, 'meta[name="robots"]', "content")
        .join()
        .includes("noindex"),
    )
    .map(({ route }) => route);
  expect(hidden).toEqual(NAMELESS);
});

test("without JavaScript the 404 page leads home too", () => {
  const refresh = page("/404").querySelector(
    'noscript meta[http-equiv="refresh"]',
  );
  expect(refresh?.getAttribute("content")).toBe("0;url=/");
  expect(page("/404").querySelector('main a[href="/"]')).not.toBeNull();
});

// Nothing that a strict Content-Security-Policy would forbid (style attributes: src/delivery/policy.ts)

test("no element has an event handler in its HTML", () => {
  expect(
    inPages((document) =>
      every(document, "*").flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith("on")),
      ),
    ),
  ).toEqual([]);
});

// JavaScript

type Stats = {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
};

const { namedChunkGroups } = JSON.parse(read("/webpack.stats.json")) as Stats;

/** Every script that pages load, and what it was made of, by its source map. */
const scripts = new Map(
  Object.values(namedChunkGroups)
    .flatMap(({ assets }) => assets.map(({ name }) => name))
    .filter((name) => name.endsWith(".js"))
    .map((name) => {
      const map = JSON.parse(read(`/${name}.map`)) as { sources: string[] };
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

/** Addresses that a page's first script fetches: see src/delivery/browser/early.ts. */
const fetchedScripts = (route: string) => {
  const early = page(route).getElementById("early")?.textContent ?? "";
  // They are what its function is called with. What Gatsby is told of all pages stands before it.
  const asked = early.slice(early.lastIndexOf("})("));
  return [...asked.matchAll(/"(\/[^"]+\.js)"/g)].map(([, address]) => address!);
};

test("no script has lookbehind in a pattern, for which Safari before 16.4 would read none of it", () => {
  const lookbehind = /\(\?<[=!]/;
  expect(
    ["sw.js", ...scripts.keys()].filter((name) =>
      lookbehind.test(read(`/${name}`)),
    ),
  ).toEqual([]);
});

test("every script of a first visit asks to be compiled beside the main thread", () => {
  const first = new Set(ROUTES.flatMap(fetchedScripts));
  expect(first.size).toBeGreaterThan(10);
  const asks = /^(\/\*!.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/;
  expect([...first].filter((name) => !asks.test(read(name)))).toEqual([]);
});

test("the source maps say what the scripts are made of", () => {
  const sources = [...scripts.values()].flat();
  for (const one of ["/react-dom/", "/src/layout/Header.tsx"])
    expect(sources).toContainEqual(expect.stringContaining(one));
});

// Styles

/** The sheet with the styles of the whole site, which the offline copy holds. */
const SHEET = `/assets/${readdirSync(`${PUBLIC}/assets`).find((name) => /^styled-[0-9a-f]{20}\.css$/.test(name))}`;

test("no rule is for a class that styled-components made up", () => {
  const classes = read(SHEET).match(/\.[a-z][\w-]*/gi) ?? [];
  expect(classes.filter((name) => /[A-Z]/.test(name))).toEqual([]);
});

const isPage = (source: string) => /\/src\/(pages|templates)\//.test(source);
const components = Object.keys(namedChunkGroups).filter((name) =>
  // gatsby-plugin-offline's app shell is no page of ours.
  /^component---(?!cache-)/.test(name),
);

test("there is a script per page and template", () => {
  expect(components.length).toBeGreaterThanOrEqual(11);
});

test.each(components)(
  "%s loads the page it is made for, and no other",
  (component) => {
    const loaded = namedChunkGroups[component]!.assets.flatMap(
      ({ name }) => scripts.get(name)?.filter(isPage) ?? [],
    );
    expect(loaded).toHaveLength(1);
    const words = (text: string) =>
      text.toLowerCase().replace(/[^a-z0-9]/g, "");
    expect(words(loaded[0]!)).toContain(
      words(component.replace("component---", "")),
    );
  },
);
