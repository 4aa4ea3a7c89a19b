import { createHash } from "node:crypto";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";
import { readData } from "../content/readData";

const PARTYTOWN = path.resolve(
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
);
const MANIFEST = path.resolve(
  "node_modules/gatsby-plugin-manifest/gatsby-browser.js",
);
const SLICE = path.resolve(".cache/slice.js");

/** Gatsby takes webpack's hash for the version of the site: here the content of data/ becomes part of it. */
const versionOfData = {
  apply({ hooks }: Compiler) {
    const data = createHash("sha256");
    for (const { path, bytes } of readData()) data.update(path).update(bytes);
    const digest = data.digest("hex");
    hooks.compilation.tap("versionOfData", ({ hooks }) =>
      hooks.fullHash.tap("versionOfData", (hash) => hash.update(digest)),
    );
  },
};

/** What differs from Gatsby's own webpack configuration of visitors' scripts. */
export const visitorScripts = ({ actions }: CreateWebpackConfigArgs) =>
  actions.setWebpackConfig({
    // Gatsby's <Script>, what runs its scripts in a worker, <Slice>, and what gives each language its manifest: no page uses
    // them, and they weigh 3 KB. Who needs one takes it out of this list: without that the page fails in the browser.
    resolve: {
      alias: {
        "gatsby-script$": false,
        [PARTYTOWN]: false,
        [MANIFEST]: false,
        [SLICE]: false,
      },
    },
    // In bytes of source. What few pages share is in the file of each: a shared file costs a request, and compresses worse.
    optimization: { splitChunks: { minSize: 40_000 } },
    plugins: [versionOfData],
  });
