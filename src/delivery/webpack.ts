import path from "node:path";
import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { assume } from "./assumption";
import { ours, replacements } from "./replacements";

// What visitors' scripts are made of. `develop` and the unit tests have Gatsby and styled-components as they are.

type Hook<Name extends keyof GatsbyNode> = (
  build: Parameters<NonNullable<GatsbyNode[Name]>>[0],
) => void;

/**
 * Has V8 (Chromium 136 and later) compile a whole script where it arrives, beside the main thread, instead of each function
 * there when it is first called. Most are called while React hydrates. It is a comment for all other browsers.
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad\n";

/** SWC writes shorter scripts than the minifier that Gatsby comes with, in half the time. */
const MINIFIED = {
  minify: TerserPlugin.swcMinify,
  // In threads of its own: it needs no processes.
  parallel: false,
  // Licences lie beside the scripts, and no line in each says so.
  extractComments: { banner: false },
  // All that browserslist names know this, and without the workarounds for Safari 10.
  terserOptions: {
    ecma: 2020,
    mangle: true,
    compress: { passes: 2 },
    format: { preamble: COMPILE_AHEAD },
  },
};

/** Visitors' scripts: without what nobody runs, and with what several pages need in one file instead of in each. */
const visitorScripts: Hook<"onCreateWebpackConfig"> = ({
  actions,
  plugins,
  getConfig,
}) => {
  actions.setWebpackConfig({
    resolve: {
      alias: { "gatsby-app$": path.resolve(".cache/production-app") },
    },
    plugins: replacements(plugins),
    optimization: {
      splitChunks: { cacheGroups: { shared: { name: "shared", minSize: 0 } } },
    },
  });
  const config = getConfig() as Record<
    "entry" | "output" | "optimization",
    object
  >;
  // A folder of their own, so that one rule says that browsers may keep them (static/_headers).
  const filename = "assets/[name]-[contenthash].js";
  actions.replaceWebpackConfig({
    ...config,
    // A line at the end of each script, of 60 bytes, says where its map is, so that DevTools show the sources to whoever
    // opens them. Only DevTools fetch the map.
    devtool: "source-map",
    // Every build starts from nothing.
    cache: false,
    entry: { ...config.entry, app: ours("browser/start.ts") },
    output: { ...config.output, filename, chunkFilename: filename },
    optimization: {
      ...config.optimization,
      minimizer: [new TerserPlugin(MINIFIED), plugins.minifyCss()],
    },
  });
};

/** Where pages are rendered to HTML: styled-components notes each component, so that the styles of all are known. */
const renderedPages: Hook<"onCreateWebpackConfig"> = ({
  actions,
  plugins,
  getConfig,
}) => {
  const recording = ours("styled/recordingStyled.ts");
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(
        /^styled-components$/,
        (asked: { request: string; contextInfo: { issuer: string } }) => {
          // It wraps the library itself.
          if (asked.contextInfo.issuer !== recording) asked.request = recording;
        },
      ),
    ],
  });
  actions.replaceWebpackConfig({ ...getConfig(), cache: false });
};

/**
 * Gatsby's links never end with a slash. The home page of a site below a path must: hosts and the service worker know
 * /college-site/, and not /college-site.
 */
const homeSlash: Hook<"onCreateWebpackConfig"> = ({ getConfig }) => {
  const { plugins } = getConfig() as {
    plugins: { definitions?: Record<string, string> }[];
  };
  const constants = plugins.find(
    ({ definitions }) => definitions?.__TRAILING_SLASH__,
  )?.definitions;
  assume(
    constants,
    "links",
    "Gatsby no longer says __TRAILING_SLASH__ to its links.",
  );
  constants.__TRAILING_SLASH__ = JSON.stringify("ignore");
};

export const onCreateWebpackConfig: Hook<"onCreateWebpackConfig"> = (build) => {
  if (build.basePath) homeSlash(build);
  if (build.stage === "build-javascript") visitorScripts(build);
  if (build.stage === "build-html") renderedPages(build);
};

/** The site's own comes last, so after the plugin that gives components their ids. */
export const onCreateBabelConfig: Hook<"onCreateBabelConfig"> = ({
  stage,
  actions,
}) => {
  // Gatsby's types do not know that it may be for one stage.
  const strip = { name: ours("styled/stripCss.js"), options: {}, stage };
  if (stage === "build-javascript") actions.setBabelPlugin(strip);
};
