import { existsSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { type Redirect, REDIRECTS } from "../../src/lib/redirects";
import { APP_SHELL } from "../../src/offline/options";

/** The page at a former address, for hosts that read no redirects. */
const movedPage = (to: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${to}">
    <title>This page has moved</title>
  </head>
  <body>
    <a href="${to}">This page has moved.</a>
  </body>
</html>
`;

/**
 * Adds to public/ the files that hosts expect.
 * @param pages the paths of all pages, as Gatsby knows them
 * @param moved the former addresses of pages
 * @param prefix the path below which the site is published
 */
export async function addHostFiles(
  pages: readonly string[],
  moved: readonly Redirect[],
  prefix: string,
): Promise<void> {
  const pagesWorker = await readFile("src/offline/pagesWorker.js", "utf8");
  const pluginsWorker = await readFile("public/sw.js", "utf8");
  const former = moved.map(({ from, to }) => [from, to]);
  const formerPages = `const FORMER_PAGES = ${JSON.stringify(Object.fromEntries(former))};\n`;
  await writeFile("public/sw.js", formerPages + pagesWorker + pluginsWorker);
  // For Netlify and Cloudflare Pages. Cloudflare follows a rule even where a page exists, so named paths only.
  const lines = [...REDIRECTS, ...moved].map(
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
  for (const { from, to } of moved)
    await writeFile(`public${from}.html`, movedPage(prefix + to));
}

/**
 * A Gatsby adapter that does nothing. Without one Gatsby would download Netlify's where it finds NETLIFY in the environment, which
 * moves pages to other files after the offline copy has listed them.
 */
export const noAdapter = { name: "none", adapt() {} };
