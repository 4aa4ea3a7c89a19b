import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";

/** What counts here of Gatsby's page-data.json. */
export type PageData = {
  path: string;
  componentChunkName: string;
  staticQueryHashes: readonly string[];
};

/** What comes of webpack.stats.json: the files of each page's component, those that it shares with others as well. */
export type Stats = { assetsByChunkName: Record<string, readonly string[]> };

/** As Gatsby writes them at the end of each page. */
const SCRIPT = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;
/** What Gatsby tells them, each in a script of its own: where all pages' scripts are, and which build it is. */
const TOLD =
  /<script(?:\s+id="gatsby-chunk-mapping"\s*)?>\s*(window\.___(?:chunkMapping|webpackCompilationHash)=[^]*?;)\s*<\/script>\s*/g;
const MARK = `<script id="early">`;

/**
 * A page whose scripts come after its content: fetched at once, they would take the processor and the network of a slow
 * phone from what is to be seen. Done once more it changes nothing.
 * @param files addresses of what the page's component is made of
 * @param styles the address of those that it lacks; null where it has got this already
 * @throws Error when Gatsby's scripts are not where they were: a page that never comes to life must not be published
 */
export function withLateScripts(
  html: string,
  page: PageData,
  { files, styles }: { files: readonly string[]; styles: string | null },
): string {
  if (html.includes(MARK)) return html;
  if (!styles) throw new Error(`No styles in ${page.path}`);
  const scripts = [...html.matchAll(SCRIPT)].map(([, address = ""]) => address);
  if (scripts.length === 0) throw new Error(`No scripts in ${page.path}`);
  scripts.push(...files.filter((file) => file.endsWith(".js")));
  // One script: the page's policy names each, and a page of few bytes is there after fewer round trips.
  const told = [...html.matchAll(TOLD)].map(([, code]) => code).join("");
  const early = earlyScript(scripts, firstData(page), styles);
  const script = `${MARK}${withChunks(told)}${early}</script>`;
  let isFirst = true;
  return html.replace(TOLD, "").replace(SCRIPT, () => {
    const inPlace = isFirst ? script : "";
    isFirst = false;
    return inPlace;
  });
}

/**
 * Gatsby 5 writes the list of each page's scripts as a string of JSON, and then looks for pages in it in vain: of the pages
 * that links lead to it would fetch the data ahead, but not the scripts.
 */
const withChunks = (told: string) =>
  told.replace(
    /(window\.___chunkMapping=)("(?:[^"\\]|\\.)*")/,
    (_, assigned: string, text: string) =>
      assigned + (JSON.parse(text) as string),
  );

/** Where Gatsby puts the data of a page. */
export const pageDataOf = (path: string) =>
  `/page-data${path === "/" ? "/index" : path}/page-data.json`;

const firstData = ({ path, staticQueryHashes }: PageData) => [
  pageDataOf(path),
  "/page-data/app-data.json",
  ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
];

let early: string | undefined;

/** early.ts as browsers read it, made once for all pages. */
const earlyCode = () =>
  (early ??= transformSync(
    readFileSync("src/delivery/browser/early.ts", "utf8"),
    {
      loader: "ts",
      minify: true,
      format: "iife",
    },
  ).code.trim());

/** early.ts for one page: what it names in capitals are the page's own. */
const earlyScript = (
  scripts: readonly string[],
  data: readonly string[],
  styles: string,
) => {
  const own = [scripts, data, styles].map((value) => JSON.stringify(value));
  return `((SCRIPTS,DATA,STYLES)=>{${earlyCode()}})(${own.join()})`;
};
