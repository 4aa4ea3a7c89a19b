import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Gatsby bundles gatsby-node.ts, so require() is not Node's there. */
const { resolve } = createRequire(path.resolve("gatsby-node.ts"));

/** What Gatsby and its plugins would send to every visitor, and no visitor of this site ever runs. Who uses it takes it off the list. */
const UNUSED = [
  // Only wraps the site in what styled-components asks for; it has done its work when the site is built.
  "gatsby-plugin-styled-components/gatsby-browser.js",
  // Would have the service worker note what each page visited needs; ours has everything (src/offline/worker.js).
  "gatsby-plugin-offline/gatsby-browser.js",
  // Scripts of other hosts, run in a worker of their own. There are none.
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  "gatsby-script$",
  // Parts that Gatsby puts into many pages at once. There are none either.
  path.resolve(".cache/slice.js"),
];

type Build = Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0];

/** Leaves that out, and has what several pages need in one script: else it would stand in each of theirs. */
export const leanScripts = ({ stage, actions }: Build) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: {
      alias: Object.fromEntries(
        UNUSED.map((name) => [
          name.endsWith(".js") ? resolve(name) : name,
          false,
        ]),
      ),
    },
    optimization: {
      splitChunks: { cacheGroups: { shared: { name: "shared", minSize: 0 } } },
    },
  });
};
