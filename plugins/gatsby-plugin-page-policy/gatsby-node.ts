import type { GatsbyNode } from "gatsby";

/** With slices, Gatsby adds scripts that the policy would not know. It sets this before the hook, in each worker, too. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  delete process.env.GATSBY_SLICES;
};
