import { createHash } from "node:crypto";
import type { GatsbyNode, Node } from "gatsby";
import type { Compiler } from "webpack";

/** Gatsby sets this before the hook, in each worker, too. With slices it adds scripts after a page is rendered: README.md. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  delete process.env.GATSBY_SLICES;
};

/** Gatsby takes webpack's hash for the version of the site: here the content of files that it reads becomes part of it. */
const versionOf = (files: readonly Node[]) => ({
  apply({ hooks }: Compiler) {
    const lines = files.map(
      ({ relativePath, internal }) =>
        `${String(relativePath)} ${internal.contentDigest}`,
    );
    const digest = createHash("sha256").update(lines.sort().join("\n"));
    const data = digest.digest("hex");
    hooks.compilation.tap("versionOfData", ({ hooks }) =>
      hooks.fullHash.tap("versionOfData", (hash) => hash.update(data)),
    );
  },
});

/** What differs from Gatsby's own webpack configuration of visitors' scripts. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getNodesByType,
}) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // In bytes of source. What few pages share is in the file of each: a shared file costs a request, and compresses worse.
    optimization: { splitChunks: { minSize: 40_000 } },
    plugins: [versionOf(getNodesByType("File"))],
  });
};
