import { copyFile } from "node:fs/promises";
import path from "node:path";
import { REDIRECTS } from "../lib/redirects";

/**
 * What Netlify and Cloudflare Pages read. Cloudflare follows a rule even where a page exists, so named paths only: the
 * rules with a "*" are in netlify.toml, and elsewhere 404.html does their work.
 */
export const redirectsFile = (prefix = ""): string =>
  REDIRECTS.filter(({ from }) => !from.endsWith("*"))
    .map(
      ({ from, to, status }) => `${prefix}${from} ${prefix}${to} ${status}\n`,
    )
    .join("");

/**
 * about.html beside about/index.html: hosts that know no rules then answer /about without sending visitors to /about/.
 * @param pages files of the pages: "about/index.html"
 */
export async function copyFlat(folder: string, pages: readonly string[]) {
  for (const file of pages) {
    const flat = file.replace(/\/index(?=\.html$)/, "");
    if (flat === file) continue;
    for (const form of ["", ".br", ".gz"])
      await copyFile(
        path.join(folder, file + form),
        path.join(folder, flat + form),
      ).catch((error: NodeJS.ErrnoException) => {
        // Not compressed, where the host does that itself.
        if (error.code !== "ENOENT" || !form) throw error;
      });
  }
}
