/** Gatsby's own entry in the browser: scripts.ts says where it is. */
declare module "gatsby-app";
