import { readFileSync } from "node:fs";
import { routes } from "../../src/content/registry";
import { built } from "../support/content";
import countries from "../data/countries.json";
import { files, pageFiles } from "./pages";

// The files for hosts and for the offline copy. That hosts follow them: hosts.test.ts, browser/ruleless, browser/offline.

const ROUTES = [
  ...routes.filter((route) => route !== "/").map((route) => route.slice(1)),
  "country/unlisted",
  ...countries.map(({ slug }) => `country/${slug}`),
];

test("there is a page for every route, none that Gatsby or a plugin made for itself, and a copy beside its folder for hosts without rules", () => {
  expect(pageFiles.toSorted()).toEqual(
    [
      "404.html",
      "index.html",
      ...ROUTES.map((route) => `${route}/index.html`),
    ].sort(),
  );
  for (const route of ROUTES)
    expect(built(`${route}.html`) === built(`${route}/index.html`)).toBe(true);
});

test("named paths without a page lead home; a wildcard would hide pages on Cloudflare", () => {
  const rules = built("_redirects").trim().split("\n");
  for (const from of ["/privacy", "/terms", "/cookies", "/country", "/404"])
    expect(rules).toContain(`${from} / 302`);
  expect(rules).toContain("/home / 301");
  for (const rule of rules) expect(rule).toMatch(/^\/[\w-]+ \/ 30[12]$/);
});

test("search engines may read all; without the site's address there is no list of pages", () => {
  expect(built("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  expect(files.filter((file) => file.includes("sitemap"))).toEqual([]);
});

test("the worker begins with our part, and its copy holds every page, its data and what it shows", () => {
  const worker = built("sw.js");
  const ours = readFileSync("src/offline/pagesWorker.js", "utf8");
  expect(worker.startsWith(ours)).toBe(true);
  const copied = [...worker.matchAll(/"url": "([^"]+)"/g)].map(
    ([, url]) => url!,
  );
  const wanted = files.filter((file) =>
    /^(?!404|page-data).*index\.html$|^(atlas|symbols)\/.*svg$|^static\/.*woff2$|^flags\/|^print\.css$|^page-data\/[^4o].*json$/.test(
      file,
    ),
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((file) => !copied.includes(file))).toEqual([]);
  expect(copied.filter((file) => /\.map$|^sharing|^404/.test(file))).toEqual(
    [],
  );
});

test("the site can be installed, under the name of data/", () => {
  const manifest = JSON.parse(built("manifest.webmanifest")) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("Latitude Education");
  for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));
});
