import { readFile, writeFile } from "node:fs/promises";
import type { Redirect } from "../lib/redirects";

/** Puts our worker in front of gatsby-plugin-offline's. @param moved the former addresses of pages */
export async function extendWorker(moved: readonly Redirect[]): Promise<void> {
  const pagesWorker = await readFile("src/offline/pagesWorker.js", "utf8");
  const pluginsWorker = await readFile("public/sw.js", "utf8");
  const former = moved.map(({ from, to }) => [from, to]);
  const formerPages = `const FORMER_PAGES = ${JSON.stringify(Object.fromEntries(former))};\n`;
  await writeFile("public/sw.js", formerPages + pagesWorker + pluginsWorker);
}
