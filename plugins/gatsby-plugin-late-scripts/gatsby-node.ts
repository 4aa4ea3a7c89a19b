import type { GatsbyNode } from "gatsby";

/** Gatsby sets this before the hook, in each worker, too. With slices it adds scripts after a page is rendered: README.md. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  delete process.env.GATSBY_SLICES;
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
}) => {
  if (stage !== "build-javascript") return;
  // In bytes of source. What few pages share is in the file of each: a shared file costs a request, and compresses worse.
  actions.setWebpackConfig({
    optimization: { splitChunks: { minSize: 40_000 } },
  });
};
