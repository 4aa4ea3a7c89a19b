import path from "node:path";
import type { GatsbyNode } from "gatsby";

// Styles are made when the site is built: styled-components runs where pages are rendered to HTML, and its stand-in in the
// browser. `develop` and the unit tests have the library itself.

const ours = (file: string) => path.resolve("src/delivery", file);

type Hook<Name extends keyof GatsbyNode> = (
  build: Parameters<NonNullable<GatsbyNode[Name]>>[0],
) => void;

export const stylesAtBuildTime: Hook<"onCreateWebpackConfig"> = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      resolve: { alias: { "styled-components$": ours("browser/styled.ts") } },
    });
  if (stage === "build-html") {
    const recorded = ours("styled/recordingStyled.ts");
    actions.setWebpackConfig({
      plugins: [
        plugins.normalModuleReplacement(
          /^styled-components$/,
          (asked: { request: string; contextInfo: { issuer: string } }) => {
            // It wraps the library itself.
            if (asked.contextInfo.issuer !== recorded) asked.request = recorded;
          },
        ),
      ],
    });
  }
};

/** The site's own comes last, so after the plugin that gives components their ids. */
export const onCreateBabelConfig: Hook<"onCreateBabelConfig"> = ({
  stage,
  actions,
}) => {
  // Gatsby's types do not know that it may be for one stage.
  const emptied = { name: ours("styled/stripCss.js"), options: {}, stage };
  if (stage === "build-javascript") actions.setBabelPlugin(emptied);
};
