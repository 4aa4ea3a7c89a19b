import path from "node:path";
import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";

/**
 * What Gatsby and its plugins would send to every visitor, and no visitor of this site ever runs. Who uses a part of it
 * takes that off the list.
 */
const UNUSED = [
  // Only wraps the site in what styled-components asks for; it has done its work when the site is built.
  /[\\/]gatsby-plugin-styled-components[\\/]gatsby-browser\.js$/,
  // Would have the service worker note what each page visited needs; ours has everything (src/delivery/browser/worker.js).
  /[\\/]gatsby-plugin-offline[\\/]gatsby-browser\.js$/,
  // Scripts of other hosts, run in a worker of their own. There are none.
  /[\\/]partytown[\\/]gatsby-browser\.js$/,
  /[\\/]gatsby-script[\\/]dist[\\/]/,
  // Parts that Gatsby puts into many pages at once. There are none either.
  /[\\/]\.cache[\\/]slice\.js$/,
];

type Build = Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0];

/**
 * Has V8 (Chromium 136 and later) compile a whole script where it arrives, beside the main thread, instead of each function
 * there when it is first called. Most are called while React takes over. It is a comment for all other browsers.
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad\n";

/** SWC writes shorter scripts than the minifier that Gatsby comes with, in half the time. */
const MINIFIED = {
  minify: TerserPlugin.swcMinify,
  // In threads of its own: it needs no processes.
  parallel: false,
  // All that browserslist names know this, and without the workarounds for Safari 10.
  terserOptions: {
    ecma: 2020,
    mangle: true,
    compress: { passes: 2 },
    format: { preamble: COMPILE_AHEAD },
  },
};

/**
 * Leaves that out, has what several pages need in one script (else it would stand in each of theirs), and has Gatsby begin
 * as start.ts says.
 */
export const leanScripts = ({ stage, actions, plugins, getConfig }: Build) => {
  if (stage !== "build-javascript") return;
  const nothing = path.resolve("src/delivery/browser/unused.js");
  actions.setWebpackConfig({
    resolve: {
      alias: { "gatsby-app$": path.resolve(".cache/production-app") },
    },
    plugins: UNUSED.map((files) =>
      plugins.normalModuleReplacement(files, nothing),
    ),
    optimization: {
      splitChunks: { cacheGroups: { shared: { name: "shared", minSize: 0 } } },
    },
  });
  const config = getConfig() as { entry: object; optimization: object };
  const app = path.resolve("src/delivery/browser/start.ts");
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app },
    optimization: {
      ...config.optimization,
      minimizer: [new TerserPlugin(MINIFIED), plugins.minifyCss()],
    },
  });
};
