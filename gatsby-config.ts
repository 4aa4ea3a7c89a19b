import type { GatsbyConfig } from "gatsby";
import { contentFiles } from "./src/content/files";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { path: "data" } },
    {
      resolve: "gatsby-transformer-json",
      options: {
        // A file that nobody knows never gets this far: the check ends the build before.
        typeName: ({ node }: { node: { relativePath: string } }) =>
          contentFiles[node.relativePath]?.type ?? "UnknownFile",
      },
    },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-postcss",
    {
      resolve: "gatsby-plugin-styled-components",
      options: { displayName: false },
    },
  ],
};

export default config;
