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
import type { IAdapter } from "gatsby";
import { compress } from "./compress";
import { HASHED_NAME } from "./headers";
import * as hostFiles from "./hostFiles";
import { readOtherHosts } from "./otherHosts";
import { policyOf } from "./policy";

type RoutesManifest = Parameters<IAdapter["adapt"]>[0]["routesManifest"];

const PUBLIC = "public";

/** Where the files for hosts are written. Not in git: every build makes them anew. */
const DEPLOY = "deploy";

/**
 * Gatsby's way of telling hosts about a built site: it calls this once everything is in public/, with the list of all
 * pages, files and redirects.
 */
export const adapter: IAdapter = {
  name: "longitude-hosts",
  async adapt({ routesManifest, functionsManifest, pathPrefix, reporter }) {
    if (functionsManifest.length > 0 || pathPrefix)
      reporter.panic(
        "The files for hosts are written for a site of plain files at the root of its address.",
      );
    const site = await hostedSite(routesManifest);
    await writeDeployFiles(site);
    if (!buildingHost()) await compress(PUBLIC);
    await copyFlat(
      PUBLIC,
      site.pages.map(({ file }) => file),
    );
    reporter.info(
      `Wrote the files for hosts: ${site.pages.length} pages, ${site.redirects.length} redirects, ${site.fallbacks.length} fallback.`,
    );
  },
};

/** The host that runs this build, where it is one that compresses by itself. */
function buildingHost(): "cloudflare" | "netlify" | null {
  if (process.env.CF_PAGES || process.env.SITE_HOST === "cloudflare")
    return "cloudflare";
  return process.env.NETLIFY ? "netlify" : null;
}

/** What the manifest says about pages and redirects; it lists every file of public/ besides. */
async function hostedSite(
  routes: RoutesManifest,
): Promise<hostFiles.HostedSite> {
  const others = readOtherHosts();
  const pages: { path: string; file: string; policy: string }[] = [];
  const fallbacks: { from: string; file: string }[] = [];
  const redirects: { from: string; to: string; status: number }[] = [];
  for (const route of routes) {
    if (route.type === "redirect")
      redirects.push({
        from: route.path,
        to: route.toPath,
        status: route.status,
      });
    if (route.type !== "static") continue;
    const file = route.filePath.replace(/^public/, "");
    if (!/(^|\/)(index|404)\.html$/.test(file) || NO_PAGE.test(file)) continue;
    if (/[:*]/.test(route.path)) fallbacks.push({ from: route.path, file });
    const html = await readFile(path.join(PUBLIC, file), "utf8");
    pages.push({
      path: route.path.replace(/[:*].*/, "unlisted"),
      file,
      policy: policyOf(html, others),
    });
  }
  const names = await readdir(PUBLIC);
  return {
    redirects,
    fallbacks,
    pages,
    policy: policyOf("", others),
    hashedFiles: names.filter(
      (name) => /\.(js|css)$/.test(name) && new RegExp(HASHED_NAME).test(name),
    ),
  };
}

const NO_PAGE = /^\/(404|_gatsby|offline-plugin-app-shell-fallback)\//;

async function writeDeployFiles(site: hostFiles.HostedSite) {
  const files = {
    "netlify/_redirects": hostFiles.netlifyRedirects(site),
    "netlify/_headers": hostFiles.netlifyHeaders(site),
    "cloudflare/_redirects": hostFiles.cloudflareRedirects(site),
    "cloudflare/_headers": hostFiles.cloudflareHeaders(site),
    "nginx/http.conf": hostFiles.nginxHttp(site),
    "nginx/server.conf": hostFiles.nginxServer(site),
    "nginx/brotli.conf": hostFiles.nginxBrotli(),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(DEPLOY, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  // Netlify and Cloudflare Pages read files of the same names. Elsewhere they do nothing.
  const host = buildingHost() ?? "netlify";
  for (const name of ["_redirects", "_headers"])
    await copyFile(path.join(DEPLOY, host, name), path.join(PUBLIC, name));
}

/**
 * about.html beside about/index.html: hosts that know no rules then answer /about without sending visitors to /about/.
 * Its compressed forms are copied too, which is quicker than making them a second time.
 * @param files of the pages, as /about/index.html
 */
export async function copyFlat(folder: string, files: readonly string[]) {
  const pages = files.flatMap(
    (file) => /^\/(.+)\/index\.html$/.exec(file)?.[1] ?? [],
  );
  await removeOldFlat(folder, pages);
  for (const page of pages)
    for (const form of FORMS) {
      const from = path.join(folder, page, `index.html${form}`);
      const to = path.join(folder, `${page}.html${form}`);
      if (existsSync(from)) await copyFile(from, to);
      else await rm(to, { force: true });
    }
}

/** A page as it is, and compressed. */
const FORMS = ["", ".br", ".gz"];

/**
 * Gatsby takes a page that is gone out of a public/ that is kept, but knows nothing of its flat copy. Which of the files
 * are copies, they say themselves: a search engine's proof from static/, for one, stays.
 */
async function removeOldFlat(folder: string, pages: readonly string[]) {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    const page = /^(.+)(?<!\/index)\.html$/.exec(name)?.[1];
    if (!page || pages.includes(page) || !entry.isFile()) continue;
    const html = await readFile(file, "utf8");
    if (!html.includes(`window.pagePath="/${page}"`)) continue;
    for (const form of FORMS) await rm(file + form, { force: true });
  }
}
