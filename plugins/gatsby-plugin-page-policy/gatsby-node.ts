import { createHash } from "node:crypto";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";
import { readData } from "../../src/content/readData";

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
    // In bytes of source. What few pages share is in the file of each: a shared file costs a request, and compresses worse.
    optimization: { splitChunks: { minSize: 40_000 } },
    plugins: [versionOfData],
  });
