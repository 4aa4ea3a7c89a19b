import { existsSync } from "node:fs";
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import {
  pageDataOf,
  withLateScripts,
  type PageData,
  type Stats,
} from "./scripts";
import { lackingSheet, siteRules, siteSheet, withPlainStyles } from "./styles";
import { HASHED_NAME } from "./headers";
import { readOtherHosts } from "./otherHosts";
import { sealed } from "./policy";

/** What plugins/sealed-pages calls: before webpack writes, and after the last page but before the service worker is made. */
export const build = { before: removeOldScripts, after: sealPages };

/** Scripts of earlier builds stay in public/ for ever, and the offline copy would hold them all. */
async function removeOldScripts(folder = "public") {
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (new RegExp(HASHED_NAME).test(name) && !isSheet(name))
      await rm(path.join(folder, name));
}

/** Gives every page its plain styles, its late scripts and its policy, and lays aside one size of every picture for the offline copy. */
async function sealPages(folder = "public") {
  const others = readOtherHosts();
  const rules = await keepSiteSheet(folder);
  const filesOf = await componentFiles(folder);
  const pages: string[] = [];
  for (const file of await htmlFiles(folder)) {
    const html = await readFile(file, "utf8");
    const data = await pageData(folder, html);
    if (!data) {
      await rm(file);
      continue;
    }
    const sheet = lackingSheet(html, rules);
    if (sheet) await writeFile(path.join(folder, sheet.name), sheet.css);
    const page = sealed(
      withLateScripts(withPlainStyles(html), data, {
        files: filesOf(data.componentChunkName),
        styles: sheet && `/${sheet.name}`,
      }),
      others,
    );
    if (page !== html) await writeFile(file, page);
    pages.push(page);
  }
  await removeOldSheets(folder, pages);
  await keepPictures(folder, pages);
}

/** Of the whole site, and of what a page lacks of that. */
const SITE_SHEET = /^styled-[0-9a-f]{20}\.css$/;
const LACKING_SHEET = /^styled-[0-9a-f]{8}-[0-9a-f]{20}\.css$/;

const isSheet = (name: string) =>
  SITE_SHEET.test(name) || LACKING_SHEET.test(name);

/**
 * Writes the style sheet of the whole site. Where a build left the pages as they were, the last one still holds.
 * @returns its rules
 */
async function keepSiteSheet(folder: string): Promise<string[]> {
  const fresh = siteRules(
    await readFile(path.join(folder, "404.html"), "utf8"),
  );
  const sheets = (await readdir(folder)).filter((name) =>
    SITE_SHEET.test(name),
  );
  if (!fresh) {
    if (sheets.length !== 1)
      throw new Error("No styles of the whole site: gatsby clean, then build.");
    const css = await readFile(path.join(folder, sheets[0]!), "utf8");
    return css.split("\n");
  }
  for (const name of sheets) await rm(path.join(folder, name));
  const { name, css } = siteSheet(fresh);
  await writeFile(path.join(folder, name), css);
  return fresh;
}

/** Takes away what no page asks for any more. */
async function removeOldSheets(folder: string, pages: readonly string[]) {
  const all = pages.join("");
  for (const name of await readdir(folder))
    if (LACKING_SHEET.test(name) && !all.includes(name))
      await rm(path.join(folder, name));
}

/** Addresses of what a page's component is made of, from webpack's own account. */
async function componentFiles(folder: string) {
  const { assetsByChunkName } = JSON.parse(
    await readFile(path.join(folder, "webpack.stats.json"), "utf8"),
  ) as Stats;
  return (component: string) =>
    (assetsByChunkName[component] ?? []).map((file) => `/${file}`);
}

/**
 * Gatsby's data of a page, found by the path that the page itself says. Null: the page is one of an earlier build, of which
 * Gatsby has taken away the data and, with its cache lost, forgotten the rest.
 */
async function pageData(
  folder: string,
  html: string,
): Promise<PageData | null> {
  const [, page] = /window\.pagePath="([^"]+)"/.exec(html) ?? [];
  if (!page) throw new Error("A page that does not say its path.");
  const file = path.join(folder, pageDataOf(page));
  if (!existsSync(file)) return null;
  return JSON.parse(await readFile(file, "utf8")) as PageData;
}

/** Every page of a built site. Gatsby keeps slices of pages in _gatsby/; copies of pages (adapter.ts) are made of these. */
async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile() && /^(index|404)\.html$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(path.join(folder, "_gatsby")));
}

/** Enough for a photo on a phone, and on a desk while there is no network. */
const OFFLINE_WIDTH = 800;

/** One size of each photo, in the format every browser reads: offline/<the photo's hash>.webp stands for all its sizes. */
async function keepPictures(folder: string, pages: readonly string[]) {
  await rm(path.join(folder, "offline"), { recursive: true, force: true });
  await mkdir(path.join(folder, "offline"));
  for (const [hash, file] of offlinePictures(pages))
    await copyFile(
      path.join(folder, file),
      path.join(folder, "offline", `${hash}.webp`),
    );
}

/** Of each photo in the pages, by its hash: the largest size up to OFFLINE_WIDTH, or the smallest there is. */
export function offlinePictures(pages: readonly string[]): Map<string, string> {
  const sizes = new Map<string, { file: string; width: number }[]>();
  const candidates = pages
    .join("")
    .matchAll(/(\/static\/([0-9a-f]{32})\/[^\s",]+\.webp) (\d+)w/g);
  for (const [, file = "", hash = "", width] of candidates)
    sizes.set(hash, [
      ...(sizes.get(hash) ?? []),
      { file, width: Number(width) },
    ]);
  return new Map(
    [...sizes].map(([hash, files]) => {
      const bySize = files.sort((a, b) => a.width - b.width);
      const chosen =
        bySize.findLast(({ width }) => width <= OFFLINE_WIDTH) ?? bySize[0]!;
      return [hash, chosen.file];
    }),
  );
}
