import path from "node:path";
import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from "gatsby";

/** What our components get as "styled-components". `develop` and the jsdom tests have the library itself. */
const BY_STAGE: Record<string, string> = {
  "build-javascript": "browser.ts",
  "build-html": "build.ts",
};

/** The library makes styles where pages are rendered, and nowhere else: visitors get neither it nor CSS in scripts. */
export function styleModules({ stage, actions }: CreateWebpackConfigArgs) {
  const file = BY_STAGE[stage];
  if (!file) return;
  const folder = path.resolve("plugins/gatsby-plugin-static-styles");
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          include: path.resolve("src"),
          resolve: {
            alias: { "styled-components$": path.join(folder, file) },
          },
        },
      ],
    },
  });
}

/** Gives each component its id, and takes the styles out of visitors' scripts. */
export function styleTransforms({ stage, actions }: CreateBabelConfigArgs) {
  // Gatsby's types do not know `stage`, which limits a plugin to one stage.
  const add = (name: string, options: object) =>
    actions.setBabelPlugin({ name, options, stage } as never);
  add("babel-plugin-styled-components", { displayName: false });
  if (stage === "build-javascript")
    add(path.resolve("plugins/gatsby-plugin-static-styles/stripCss.js"), {});
}
