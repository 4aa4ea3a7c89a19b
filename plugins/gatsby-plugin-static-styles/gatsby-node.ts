import path from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";

type Options = PluginOptions & {
  /** The files below src/ whose components' styles the sheet has, in the order of their paths. Each path begins with "./". */
  files: RegExp;
};

const FOLDER = path.resolve("plugins/gatsby-plugin-static-styles");

/** What the site's components get as "styled-components". `develop` and the jsdom tests have the library itself. */
const STAND_INS: Record<string, string> = {
  "build-javascript": "browser.ts",
  "build-html": "build.ts",
};

/** The library makes styles where pages are rendered, and nowhere else: visitors get neither it nor CSS in scripts. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { stage, actions, plugins },
  options,
) => {
  const { files } = options as Options;
  const file = STAND_INS[stage];
  if (!file) return;
  actions.setWebpackConfig({
    plugins: [plugins.define({ __STYLED_FILES__: files })],
    module: {
      rules: [
        {
          include: path.resolve("src"),
          resolve: {
            alias: { "styled-components$": path.join(FOLDER, file) },
          },
        },
      ],
    },
  });
};

/** Gives each component its id, refuses styles that no build can make, and takes the styles out of visitors' scripts. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({
  stage,
  actions,
}) => {
  // Gatsby's types do not know `stage`, which limits a plugin to one stage.
  const add = (name: string, options: object) =>
    actions.setBabelPlugin({ name, options, stage } as never);
  add("babel-plugin-styled-components", { displayName: false });
  // For `develop`, too.
  add(path.join(FOLDER, "stripCss.js"), {
    strip: stage === "build-javascript",
  });
};
