// Specification: 2.1, 2.2, 5.5
import { readFileSync } from "node:fs";
import { TOKENS } from "../../src/lib/colours";
import { pages } from "../../src/content/registry";
import { built } from "../support/content";
import countries from "../data/countries.json";
import { files, pageFiles, SHELL } from "./pages";

// The files for hosts and for the offline copy.

const ROUTES = [
  ...pages.map(({ route }) => route.slice(1)).filter(Boolean),
  "country/unlisted",
  ...countries.map(({ slug }) => `country/${slug}`),
];

test("every route has a page, and a copy beside its folder; no page is Gatsby's own", () => {
  const folders = ROUTES.map((route) => `${route}/index.html`);
  expect(pageFiles.toSorted()).toEqual(
    ["404.html", "index.html", ...folders].sort(),
  );
  for (const route of ROUTES)
    expect(built(`${route}.html`) === built(`${route}/index.html`)).toBe(true);
  expect(built("_headers")).toBe(readFileSync("static/_headers", "utf8"));
});

test("search engines may read all; without the site's address there is no list of pages", () => {
  expect(built("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  expect(files.filter((file) => file.includes("sitemap"))).toEqual([]);
});

const copied = [...built("sw.js").matchAll(/"url": "([^"]+)"/g)].map(
  ([, url]) => url!,
);

test("the worker begins with our part; its copy holds the app shell, all pages' data, and scripts", () => {
  const [shell, redirects, patterns, ...worker] = built("sw.js").split("\n");
  expect(shell).toBe(`const APP_SHELL = "/${SHELL}";`);
  expect(redirects).toBe(
    'const REDIRECTS = {"/home":"/","/privacy":"/","/terms":"/","/cookies":"/","/country":"/","/country/united-kingdom":"/country/uk"};',
  );
  expect(patterns).toBe('const PATTERNS = ["^/country/[^/]+$"];');
  const ours = "plugins/gatsby-plugin-offline-pages/pagesWorker.js";
  expect(worker.join("\n").startsWith(readFileSync(ours, "utf8"))).toBe(true);
  expect(copied).toEqual(
    expect.arrayContaining(
      ["index", ...ROUTES].map((route) => `page-data/${route}/page-data.json`),
    ),
  );
  expect(copied).toContain("page-data/app-data.json");
  expect(copied.filter((file) => file.endsWith(".html"))).toEqual([SHELL]);
  const { assetsByChunkName } = JSON.parse(built("webpack.stats.json")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const scripts = Object.values(assetsByChunkName)
    .flat()
    .filter((file) => file.endsWith(".js"));
  expect(copied).toEqual(expect.arrayContaining(scripts));
});

test("the copy holds the drawings, flags and fonts that pages show, and no others", () => {
  const PICTURE =
    /(?:atlas|flags|symbols|static)\/[\w.-]+\.(?:svg|webp|woff2)\b/g;
  const shown = pageFiles.flatMap((file) => built(file).match(PICTURE) ?? []);
  const pictures = copied.filter((file) => file.match(PICTURE)?.[0] === file);
  expect(pictures.sort()).toEqual([...new Set(shown)].sort());
});

test("no style sheet nests, or names a breakpoint: the oldest browsers know neither", () => {
  const [, styles] = /<style[^>]*>(.*?)<\/style>/s.exec(built("index.html"))!;
  expect(styles).toContain("[data-ground][data-ink=sea]");
  expect(styles).not.toMatch(/\(--[\w-]+ ?\)\s*\{|[{};]\s*&/);
});

test("the site can be installed, under the name of data/", () => {
  const manifest = JSON.parse(built("manifest.webmanifest")) as {
    name: string;
    theme_color: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("Latitude Education");
  expect(manifest.theme_color).toBe(TOKENS.sea[0]);
  for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));
});

test("there is an icon for browsers that show no SVG, also where they look for one", () => {
  const icons = built("index.html").match(/<link[^>]*rel="icon"[^>]*>/g);
  expect(icons!.join()).toContain("/favicon.ico");
  // The head of an .ico file: one picture of 32 by 32.
  const [, , kind, , count, , width, height] =
    readFileSync("public/favicon.ico");
  expect([kind, count, width, height]).toEqual([1, 1, 32, 32]);
});
