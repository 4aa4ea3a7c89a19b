import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

type State = {
  redirects: readonly { fromPath: string; toPath: string }[];
  pages: ReadonlyMap<string, { matchPath?: string | null }>;
};

/** Puts our part in front of the worker that gatsby-plugin-offline has written: with the site's redirects, and its pages of many addresses. */
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
      `const REDIRECTS = ${JSON.stringify(Object.fromEntries(leads))};\n`,
      `const PATTERNS = ${JSON.stringify(patterns)};\n`,
      await readFile(ours, "utf8"),
      await readFile("public/sw.js", "utf8"),
    ].join(""),
  );
};
