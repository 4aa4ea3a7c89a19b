// Calls src/delivery/index.ts. A plugin of its own, because the site's own gatsby-node runs after all plugins, and
// gatsby-plugin-offline must find the pages as they will be served. Gatsby runs a plugin's gatsby-node as it is, so the
// TypeScript comes in through the options.

/** @param {object} build @param {{ afterPages(build: object): Promise<void> }} options */
exports.onPostBuild = (build, { afterPages }) => afterPages(build);
