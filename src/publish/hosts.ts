import { existsSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { REDIRECTS } from "../lib/redirects";
import { APP_SHELL } from "../offline/options";

/** Adds to public/ the files that hosts expect. @param pages the paths of all pages, as Gatsby knows them */
export async function addHostFiles(pages: readonly string[]): Promise<void> {
  const pagesWorker = await readFile("src/offline/pagesWorker.js", "utf8");
  const pluginsWorker = await readFile("public/sw.js", "utf8");
  await writeFile("public/sw.js", pagesWorker + pluginsWorker);
  // For Netlify and Cloudflare Pages. Cloudflare follows a rule even where a page exists, so named paths only.
  const lines = REDIRECTS.map(
    ({ from, to, status }) => `${from} ${to} ${status}\n`,
  );
  await writeFile("public/_redirects", lines.join(""));
  // Gatsby also writes 404/index.html. /404 redirects home instead.
  await rm("public/404", { recursive: true });
  // about.html beside about/index.html: hosts without rules then answer /about without sending visitors to /about/.
  for (const page of pages)
    if (
      page !== "/" &&
      page !== APP_SHELL &&
      existsSync(`public${page}/index.html`)
    )
      await copyFile(`public${page}/index.html`, `public${page}.html`);
}

/**
 * A Gatsby adapter that does nothing. Without one Gatsby would download Netlify's where it finds NETLIFY in the environment, which
 * moves pages to other files after the offline copy has listed them.
 */
export const noAdapter = { name: "none", adapt() {} };
