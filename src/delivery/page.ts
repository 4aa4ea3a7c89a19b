import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio/slim";
import { assume } from "./assumption";

/** A page between Gatsby and the visitor. Each step reads and changes its document, and nothing else. */
export type Page = {
  /** Its file in public/: "about/index.html". */
  file: string;
  /** Its path as Gatsby knows it: "/about". */
  path: string;
  /** From Gatsby's page-data.json. */
  component: string;
  staticQueries: readonly string[];
  $: CheerioAPI;
};

/** Names of all files below a folder, with forward slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .replaceAll(path.sep, "/"),
    );

/** Made by Gatsby and its offline plugin for themselves; nobody visits them. */
const NO_PAGE = /^(404|_gatsby|offline-plugin-app-shell-fallback)\//;

/** The pages of a built site, by file. */
export const pageFiles = (files: readonly string[]): string[] =>
  files.filter(
    (file) =>
      /(^|\/)index\.html$|^404\.html$/.test(file) && !NO_PAGE.test(file),
  );

/** "/about" of "about/index.html"; the page for unknown paths is "/404.html", as Gatsby calls it. */
export const pathOf = (file: string): string =>
  `/${file.replace(/\/?index\.html$/, "")}`;

/** Where Gatsby puts the data of a page. */
export const pageDataOf = (page: string): string =>
  `/page-data${page === "/" ? "/index" : page}/page-data.json`;

/**
 * HTML as React writes it, with every tag closed: htmlparser2 takes a fifth of the time of a parser that corrects any HTML.
 * @param decode false: entities stay as they are, so that what is written again says the same
 */
export const parseHtml = (html: string, decode = true): CheerioAPI =>
  load(html, { xml: { xmlMode: false, decodeEntities: decode } });

/**
 * Reads a page that Gatsby has just written.
 * @throws Error when its data is not where Gatsby has always put it, or says less than it did
 */
export function readPage(folder: string, file: string): Page {
  const page = pathOf(file);
  const data = path.join(folder, pageDataOf(page));
  assume(existsSync(data), "page-data", `${page} has no ${pageDataOf(page)}.`);
  const { componentChunkName, staticQueryHashes, slicesMap } = JSON.parse(
    readFileSync(data, "utf8"),
  ) as Record<string, unknown>;
  assume(
    typeof componentChunkName === "string" && Array.isArray(staticQueryHashes),
    "page-data",
    `${page}: its page-data.json names no component or no static queries.`,
  );
  assume(
    Object.keys(slicesMap ?? {}).length === 0,
    "left-out",
    `${page} uses <Slice>, whose script visitors do not get.`,
  );
  return {
    file,
    path: page,
    component: componentChunkName,
    staticQueries: staticQueryHashes as string[],
    $: parseHtml(readFileSync(path.join(folder, file), "utf8"), false),
  };
}
