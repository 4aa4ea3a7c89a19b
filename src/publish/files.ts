import { existsSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { REDIRECTS } from "../lib/redirects";

/**
 * Lays out public/ for hosts, when Gatsby and its plugins have written everything.
 * @param pages the paths of all pages, as Gatsby knows them
 */
export async function publishFiles(pages: readonly string[]): Promise<void> {
  const pagesWorker = await readFile("src/offline/pagesWorker.js", "utf8");
  const pluginsWorker = await readFile("public/sw.js", "utf8");
  await writeFile("public/sw.js", pagesWorker + pluginsWorker);
  // For Netlify and Cloudflare Pages. Cloudflare follows a rule even where a page exists, so named paths only.
  const named = REDIRECTS.filter(({ from }) => !from.includes("*"));
  await writeFile(
    "public/_redirects",
    named.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(""),
  );
  // Pages that Gatsby and its plugin made for themselves: redirects lead home from them.
  for (const name of ["404", "offline-plugin-app-shell-fallback"])
    await rm(`public/${name}`, { recursive: true });
  // about.html beside about/index.html: hosts without rules then answer /about without sending visitors to /about/.
  for (const page of pages)
    if (page !== "/" && existsSync(`public${page}/index.html`))
      await copyFile(`public${page}/index.html`, `public${page}.html`);
}
