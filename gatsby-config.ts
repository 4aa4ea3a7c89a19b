import type { GatsbyConfig } from "gatsby";
import { contentFiles } from "./src/content/files";
import { adapter } from "./src/hosting/adapter";
import { build } from "./src/hosting/seal";
import { offlineOptions } from "./src/offline/options";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  adapter,
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
    // The last two, in this order: the worker is made from pages as they will be served.
    { resolve: "sealed-pages", options: { build } },
    { resolve: "gatsby-plugin-offline", options: offlineOptions },
  ],
};

export default config;
