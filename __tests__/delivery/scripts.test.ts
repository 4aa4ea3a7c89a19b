/** @jest-environment node */
import { lateScripts } from "../../src/delivery/scripts";
import { aPage } from "./page";

const GATSBY = `<script id="guard-address">guard()</script>
  <script type="application/ld+json">{}</script>
  <script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about";/*]]>*/</script>
  <script id="gatsby-chunk-mapping"> window.___chunkMapping="{\\"app\\":[]}"; </script>
  <script>window.___webpackCompilationHash="old";</script>
  <script src="/assets/webpack-runtime-1.js" async></script>
  <script src="/assets/framework-2.js" async></script>
  <script src="/assets/app-3.js" async></script>`;

const later = {
  prefix: "",
  chunks: {
    app: ["assets/app-3.js"],
    "component---src-pages-about-tsx": [
      "assets/shared-4.js",
      "assets/component---src-pages-about-tsx-5.js",
      "styles.css",
    ],
    "component---cache-shell": ["assets/component---cache-shell-6.js"],
  },
  styles: "/assets/styled-7.css",
  version: "abc",
};

test("one inline script fetches all scripts, the data and the styles, and says what Gatsby needs", () => {
  const page = aPage(GATSBY);
  lateScripts(page, later);
  expect(page.$("script[src]")).toHaveLength(0);
  expect(page.$("script")).toHaveLength(3);
  const early = page.$("#early").text();
  const given = early.slice(early.lastIndexOf("})(") + 2);
  expect(JSON.parse(`[${given.slice(1, -1)}]`)).toEqual([
    [
      "/assets/webpack-runtime-1.js",
      "/assets/framework-2.js",
      "/assets/app-3.js",
      "/assets/shared-4.js",
      "/assets/component---src-pages-about-tsx-5.js",
    ],
    [
      "/page-data/about/page-data.json",
      "/page-data/app-data.json",
      "/page-data/sq/d/123.json",
    ],
    "/assets/styled-7.css",
  ]);
  const globals: Record<string, unknown> = {};
  new Function("window", early.slice(0, early.indexOf("((SCRIPTS")))(globals);
  expect(globals).toEqual({
    pagePath: "/about",
    ___webpackCompilationHash: "abc",
    ___chunkMapping: {
      "component---src-pages-about-tsx": [
        "/assets/component---src-pages-about-tsx-5.js",
      ],
    },
  });
});

test.each([
  [
    "a new script",
    "<script>future()</script>",
    "a script that the build does not know",
  ],
  [
    "a module",
    `<script type="module" src="/assets/m.js"></script>`,
    "not Gatsby's three",
  ],
])("%s of Gatsby's ends the build", (_, script, message) => {
  expect(() => lateScripts(aPage(GATSBY + script), later)).toThrow(message);
});

test.each([
  ["path", "window.pagePath=", "window.path="],
  ["version", "___webpackCompilationHash", "___hash"],
  ["scripts", `src="/assets/app`, `src="/js/app`],
  [
    "classic scripts",
    `<script src="/assets/app`,
    `<script type="module" src="/assets/app`,
  ],
])("a page without its %s ends the build", (_, from, to) => {
  expect(() => lateScripts(aPage(GATSBY.replace(from, to)), later)).toThrow(
    "docs/upgrading.md#inline-scripts",
  );
});

test("a page whose own script is not known ends the build", () => {
  expect(() => lateScripts(aPage(GATSBY), { ...later, chunks: {} })).toThrow(
    "webpack.stats.json does not say where",
  );
});
