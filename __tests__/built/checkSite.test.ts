// Specification: 8.5
import { spawnSync } from "node:child_process";
import { checkLinks } from "../../scripts/checkLinks";
import { built } from "../support/content";
import { temporaryFolder } from "../support/temporaryFolder";

// npm run check:site finds what is broken: here each kind of fault is planted.

/** A site that was built for a path, without a fault. */
const SITE = {
  "manifest.webmanifest": '{"start_url":"/college/","icons":[{"src":"a.svg"}]}',
  _redirects: "/home / 301\n",
  "index.html": `<link rel="canonical" href="https://own.example/college/">
    <script>window.pagePath="/";</script> <p id="why">x</p>`,
  "about/index.html": `<p id="caf\u00e9">x</p> <script>'<p id="text">'</script>`,
  "404.html": '<img src="/college/a.svg">',
  "a.svg": '<svg><path id="part"/></svg>',
  "print.css": "@font-face { src: url(a.svg) }",
  "robots.txt": "Sitemap: https://own.example/college/sitemap-0.xml\n",
  "sitemap-0.xml": "<loc>https://own.example/college/about</loc>",
  "app.js": "",
  "chunk-map.json": '{"app":["/app.js"]}',
  "page-data/app-data.json": "{}",
  "page-data/index/page-data.json": '{"staticQueryHashes":["7"]}',
  "page-data/sq/d/7.json": "{}",
  "workbox/workbox-core.prod.js": "",
  "sw.js": `importScripts('app.js'); modulePathPrefix: "workbox", workbox.core.x();
    [{ "url": "about/index.html" }]`,
};

/** What is wrong where the page /new has this HTML. */
const errorsIn = (html: string) =>
  checkLinks(temporaryFolder("site", { ...SITE, "new/index.html": html }))
    .errors;

// What is wrong is between » and «.
test.each([
  '<a href="»/college/gone«">',
  '<a href="»/about«">',
  '<a href="»/college/About«">',
  '<a href="»/college/about//«">',
  '<a href="»/college/page-data«">',
  '<a href="»https://own.example/about«">',
  '<a href="»http://own.example/about«">',
  '<a href="»/college/about#gone«">',
  '<a href="»/college/about#text«">',
  '<a href="»/college/home#gone«">',
  '<a href="»#gone«">',
  '<svg><use href="»/college/a.svg#gone«"/></svg>',
  '<svg><use xlink:href="»/college/a.svg#gone«"/></svg>',
  `<svg><path fill="url('»#gone«')"/></svg>`,
  '<script src="»/college/gone.js«"></script>',
  '<script data-files="/college/app.js »/college/gone.js«"></script>',
  '<noscript><img src="»/college/gone.png«"></noscript>',
  '<img srcset="/college/a.svg 1w, »gone.svg« 2w">',
  '<img srcset="data:image/png;base64,AA== 1x,»gone,2.svg« 2x">',
  '<link rel="preload" imagesrcset="/college/a.svg, »gone.svg«">',
  '<video poster="»gone.png«"></video>',
  '<object data="»gone.pdf«"></object>',
  '<blockquote cite="»gone«">',
  '<form action="»/college/gone«"></form>',
  '<button formaction="»/college/gone«"></button>',
  '<meta http-equiv="Refresh" content="0;url=»/college/gone«">',
  `<meta http-equiv="refresh" content="5, URL='»gone«'">`,
  '<meta property="og:image" content="»https://own.example/college/gone.png«">',
  '<meta name="twitter:image" content="»/gone.png«">',
  '<script type="application/ld+json">{"a":[{"url":"»https://own.example/college/gone«#a"}]}</script>',
  '<p style="background: url(/college/a.svg), url(&quot;»gone.webp«&quot;)">',
  "<p style='background: url( \"»gone.webp«\" )'>",
  "<style>p { background: URL( '»gone.webp«' ) }</style>",
  "<style>p { background: url(»gone\\).webp«) }</style>",
  "<style>p { background: image-set('»gone.webp«' 1x) }</style>",
  '<style>@import "»gone.css«" print;</style>',
])("a page with %s", (marked) => {
  const [, address] = /»(.*)«/.exec(marked)!;
  expect(errorsIn(marked.replace(/[»«]/g, ""))).toEqual([
    `/new names ${address!.replace("\\", "")}, which is not there.`,
  ]);
});

test.each([
  ['<a href="https://">', "/new names https://, which cannot be parsed."],
  [
    '<a href="/college/%E0%A4%A">',
    "/new names /college/%E0%A4%A, which cannot be parsed.",
  ],
  ['<script type="application/ld+json">{</script>', "/new cannot be parsed: "],
])("a page with %s: %s", (html, error) => {
  expect(errorsIn(html)).toEqual([expect.stringContaining(error)]);
});

test.each([
  '<a href="/college">home, as Gatsby writes it</a> <a href="/college/about/?q=1">',
  '<a href="/college/home#why">behind a redirect</a>',
  '<a href="/college/about#caf%C3%A9">encoded</a> <a href="/college/about#caf\u00e9">not</a>',
  '<p id="a%20b"><a href="#a%20b">as it is written</a> <a href="#">top</a>',
  '<a href="/college/about#:~:text=x">a text</a> <a href="/college/print.css#x">no page</a>',
  '<a href="https://example.org/gone">other hosts</a> <a href="mailto:a@b.c"> <a href="tel:+91">',
  `<p style="background: url('/college/a.svg')"> <svg><use href="/college/a.svg#part"/></svg>`,
  "<!-- <a href=gone> --> <style>/* url(gone.svg) */ p { content: 'url(gone)' }</style>",
  '<meta name="description" content="2024; url=gone, /gone and more">',
  '<script type="application/ld+json">{"@id":"https://own.example/college/#organisation"}</script>',
  '<img src="data:image/png;base64,AA==" srcset="/college/a.svg, /college/a.svg 2x">',
])("no fault: %s", (html) => {
  expect(errorsIn(html)).toEqual([]);
});

test.each([
  ["index.html", "/manifest.webmanifest"],
  ["page-data/index/page-data.json", "/"],
  ["page-data/app-data.json", "/"],
  ["sw.js", "/"],
  ["page-data/sq/d/7.json", "/page-data/index/page-data.json"],
  ["a.svg", "/404.html /manifest.webmanifest /print.css"],
  ["app.js", "/chunk-map.json /sw.js"],
  ["about/index.html", "/sitemap-0.xml /sw.js"],
  ["sitemap-0.xml", "/robots.txt"],
  ["workbox/workbox-core.prod.js", "/sw.js"],
])("without %s, what names it is named: %s", (gone, namers) => {
  const { [gone]: _, ...files } = SITE as Record<string, string>;
  const errors = checkLinks(temporaryFolder("site", files)).errors.sort();
  expect(errors.map((error) => error.split(" names ")[0]).join(" ")).toBe(
    namers,
  );
});

/** What a program of check:site says, and how it ends. */
function run(...command: string[]) {
  const options = { encoding: "utf8" } as const;
  const ended = spawnSync(process.execPath, command, options);
  return { status: ended.status, said: ended.stdout + ended.stderr };
}

test("the command ends with an error where one was found, and where no site is built", () => {
  const check = (files: Record<string, string>) => {
    const folder = temporaryFolder("site", files);
    return run("--import", "tsx", "scripts/checkLinks.ts", folder);
  };
  const { status, said } = check({ ...SITE, "404.html": "<a href=gone>" });
  expect(said).toMatch(/^\d+ files, \d+ addresses, 1 wrong\.$/m);
  expect(said).toContain("/404.html names gone, which is not there.\n");
  expect(status).toBe(1);
  const empty = check({});
  expect(empty.said).toMatch(/^There is no whole site in .*\.\n$/);
  expect(empty.status).toBe(1);
});

test("nothing is wrong in the built site", () => {
  const { errors, addresses } = checkLinks("public");
  expect(errors).toEqual([]);
  expect(addresses).toBeGreaterThan(1000);
});

test("a fault in the HTML is named with its page", () => {
  const html = built("about/index.html");
  const fault = html.replace("<footer", '<p id="main">x</p><footer');
  const { status, said } = run(
    "node_modules/html-validate/bin/html-validate.mjs",
    `${temporaryFolder("page", { "about.html": fault })}/about.html`,
    "--config",
    ".htmlvalidate.mjs",
  );
  expect(status).toBe(1);
  expect(said).toContain("no-dup-id");
});
