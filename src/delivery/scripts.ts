import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { assume } from "./assumption";
import { pageDataOf, type Page } from "./page";

// Step 2. Gatsby's scripts come after the page's content: fetched at once, they would take the processor and the network
// of a slow phone from what is to be seen. One inline script (browser/early.ts) fetches them, and queues what is pressed.

/** What Gatsby writes into each page: which page it is, which build, and where all pages' scripts are. */
const GLOBALS = ["pagePath", "___webpackCompilationHash", "___chunkMapping"];
const GLOBAL = new RegExp(`window\\.(${GLOBALS.join("|")})=`);

/** What the page's first script fetches. */
export type Later = {
  /** The files of each page's component, from webpack.stats.json. */
  chunks: Record<string, readonly string[]>;
  /** The sheet of the rules that the page lacks. */
  styles: string;
  /** Of this build: scripts, data and pages are of one version, or the browser loads the page whole. */
  version: string;
  /** The path below which the site is published. */
  prefix: string;
};

/**
 * Puts one inline script in the place of all scripts that Gatsby has written.
 * @throws Error when they are not where they were: a page without scripts must not be published
 */
export function lateScripts(
  page: Page,
  { chunks, styles, version, prefix }: Later,
) {
  const { $ } = page;
  const all = $("script");
  const external = all.filter("[src]");
  const scripts = external.map((_, script) => $(script).attr("src")!).get();
  const globals = all
    .not("[src]")
    .filter((_, script) => GLOBAL.test($(script).text()));
  const text = globals.text();
  assume(
    GLOBALS.every((name) => text.includes(`window.${name}=`)) &&
      text.includes(`window.pagePath="${page.path}"`),
    "inline-scripts",
    `${page.path} does not say its path, its build and its scripts as Gatsby wrote them.`,
  );
  assume(
    ["webpack-runtime", "framework", "app"].every((name) =>
      scripts.some((script) => script.startsWith(`${prefix}/assets/${name}-`)),
    ) &&
      scripts.length === 3 &&
      external.not("[async]:not([type], [nomodule])").length === 0,
    "inline-scripts",
    `${page.path} loads ${scripts.join(", ") || "no script"}, not Gatsby's three.`,
  );
  // The page's own guard of the address (gatsby-ssr.tsx) and data blocks stay.
  const left = all.not("[type='application/ld+json'], #guard-address");
  assume(
    left.length === scripts.length + globals.length,
    "inline-scripts",
    `${page.path} has a script that the build does not know.`,
  );
  const own = (chunks[page.component] ?? []).map((file) => `${prefix}/${file}`);
  assume(
    own.some((file) => file.startsWith(`${prefix}/assets/${page.component}-`)),
    "inline-scripts",
    `${page.path}: webpack.stats.json does not say where ${page.component} is.`,
  );
  scripts.push(...own.filter((file) => file.endsWith(".js")));
  const code = [
    `window.pagePath=${JSON.stringify(page.path)}`,
    `window.___webpackCompilationHash="${version}"`,
    `window.___chunkMapping=${JSON.stringify(chunkMapping(chunks))}`,
    call(
      earlyCode(),
      scripts,
      firstData(page).map((address) => prefix + address),
      prefix + styles,
    ),
  ].join(";");
  globals.first().replaceWith(`<script id="early">${code}</script>`);
  globals.remove();
  external.remove();
}

/**
 * Where Gatsby's loader finds the script of a page that a link leads to, to fetch it ahead. Gatsby 5 writes its own list
 * as a string of JSON, in which it then looks for pages in vain.
 */
const chunkMapping = (chunks: Later["chunks"]) =>
  Object.fromEntries(
    Object.entries(chunks)
      .filter(([name]) => /^component---(?!cache-)/.test(name))
      .map(([name, files]) => [
        name,
        files.flatMap((file) => (file.includes(name) ? `/${file}` : [])),
      ]),
  );

const firstData = ({ path, staticQueries }: Page) => [
  pageDataOf(path),
  "/page-data/app-data.json",
  ...staticQueries.map((hash) => `/page-data/sq/d/${hash}.json`),
];

let early: string | undefined;

/** early.ts as browsers read it, made once for all pages. */
const earlyCode = () =>
  (early ??= transformSync(
    readFileSync("src/delivery/browser/early.ts", "utf8"),
    { loader: "ts", minify: true, format: "iife" },
  ).code.trim());

/** early.ts for one page: what it names in capitals are the page's own. */
const call = (code: string, ...own: unknown[]) =>
  `((SCRIPTS,DATA,STYLES)=>{${code}})(${own.map((value) => JSON.stringify(value)).join()})`;
