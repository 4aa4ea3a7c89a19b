import type { GatsbyNode } from "gatsby";

/** Gatsby sets this before the hook, in each worker, too. With slices it adds scripts after a page is rendered: README.md. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  delete process.env.GATSBY_SLICES;
};
