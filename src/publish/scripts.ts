import { createHash } from "node:crypto";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { readData } from "../content/readData";

/**
 * Has V8 (Chromium 136 and later) compile a whole script where it arrives, beside the main thread, instead of each function
 * there when it is first called. It is a comment for all other browsers.
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

const PARTYTOWN = path.resolve(
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
);
const SLICE = path.resolve(".cache/slice.js");

/** After the minifier, before the source maps: webpack's PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE is 400, _DEV_TOOLING 500. */
const AFTER_MINIFIER = 450;

type Hook<Tapped> = { tap(name: string, run: (tapped: Tapped) => void): void };
type Compilation = {
  hooks: { fullHash: Hook<{ update(text: string): void }> };
};
type Compiler = { hooks: { compilation: Hook<Compilation> } };

/**
 * Gatsby loads a page whole, instead of drawing it, when the page comes from another version of the site than the open one. It
 * takes webpack's hash for the version, which the content of data/ has no part in: here it gets one.
 */
const versionOfData = {
  apply({ hooks }: Compiler) {
    const data = createHash("sha256");
    for (const { bytes } of readData()) data.update(bytes);
    const digest = data.digest("hex");
    hooks.compilation.tap("versionOfData", ({ hooks }) =>
      hooks.fullHash.tap("versionOfData", (hash) => hash.update(digest)),
    );
  },
};

/** Visitors' scripts are Gatsby's own, but for these. */
export const visitorScripts = ({ actions, plugins }: CreateWebpackConfigArgs) =>
  actions.setWebpackConfig({
    // Gatsby's <Script>, what runs its scripts in a worker, and <Slice>: no page uses them.
    resolve: {
      alias: { "gatsby-script$": false, [PARTYTOWN]: false, [SLICE]: false },
    },
    // In bytes of source. What few pages share is in the file of each: a file of its own is a request more, and compresses worse.
    optimization: { splitChunks: { minSize: 40_000 } },
    plugins: [
      versionOfData,
      plugins.banner({
        banner: COMPILE_AHEAD,
        test: /\.js$/,
        raw: true,
        stage: AFTER_MINIFIER,
      }),
    ],
  });
