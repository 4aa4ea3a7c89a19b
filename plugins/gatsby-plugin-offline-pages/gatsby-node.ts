import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { APP_SHELL } from "./gatsby-config.mjs";

type State = {
  redirects: readonly { fromPath: string; toPath: string }[];
  pages: ReadonlyMap<string, { matchPath?: string | null }>;
};

/** Puts our part, and what it knows of the site, in front of the worker that gatsby-plugin-offline has written. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  store,
  basePath,
}) => {
  const { redirects, pages } = store.getState() as State;
  const own = (address: string) => address.slice(basePath.length);
  const leads = redirects
    .filter(({ fromPath }) => !fromPath.includes("*"))
    .map(({ fromPath, toPath }) => [own(fromPath), own(toPath)]);
  // "/country/:slug"
  const patterns = [...pages.values()].flatMap(({ matchPath }) =>
    matchPath ? `^${matchPath.replace(/:\w+/g, "[^/]+")}$` : [],
  );
  const ours = path.resolve(
    "plugins/gatsby-plugin-offline-pages/pagesWorker.js",
  );
  await writeFile(
    "public/sw.js",
    [
      `const APP_SHELL = "${APP_SHELL}/index.html";\n`,
      `const REDIRECTS = ${JSON.stringify(Object.fromEntries(leads))};\n`,
      `const PATTERNS = ${JSON.stringify(patterns)};\n`,
      await readFile(ours, "utf8"),
      await readFile("public/sw.js", "utf8"),
    ].join(""),
  );
};
