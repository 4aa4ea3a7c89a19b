import path from "node:path";
import type { GatsbyNode } from "gatsby";

type Hook<Name extends keyof GatsbyNode> = (
  build: Parameters<NonNullable<GatsbyNode[Name]>>[0],
) => void;

/** What our components get as "styled-components". `develop` and the unit tests have the library itself. */
const BY_STAGE: Record<string, string> = {
  "build-javascript": "browser.ts",
  "build-html": "build.ts",
};

/** The library makes styles where pages are rendered, and nowhere else: visitors get neither it nor CSS in scripts. */
export const styleModules: Hook<"onCreateWebpackConfig"> = ({
  stage,
  actions,
}) => {
  const file = BY_STAGE[stage];
  if (!file) return;
  const folder = path.resolve("src/styled");
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          include: path.resolve("src"),
          exclude: folder,
          resolve: {
            alias: { "styled-components$": path.join(folder, file) },
          },
        },
      ],
    },
  });
};

/** Gives each component its id, and takes the styles out of visitors' scripts. */
export const styleTransforms: Hook<"onCreateBabelConfig"> = ({
  stage,
  actions,
}) => {
  // Gatsby's types do not know that it may be for one stage.
  const add = (name: string, options: object) =>
    actions.setBabelPlugin({ name, options, stage } as never);
  add("babel-plugin-styled-components", { displayName: false });
  if (stage === "build-javascript")
    add(path.resolve("src/styled/stripCss.js"), {});
};
