// @ts-check
// Not in TypeScript: of a local plugin Gatsby compiles all files but this one.

/** gatsby-plugin-offline's page, which the copy has in place of every page. */
export const APP_SHELL = "/offline-plugin-app-shell-fallback";

/**
 * Adds gatsby-plugin-offline, before this plugin. It merges the list of patterns BY INDEX over its own, and one pattern
 * without a match empties the whole copy: each of these matches something in every build.
 * @param {import("./options").Options} options
 * @returns {import("gatsby").GatsbyConfig}
 */
export default function config({ hashed, files }) {
  const folders = ["static", ...hashed.map((pattern) => pattern.split("/")[0])];
  const workboxConfig = {
    // The next version takes over when no tab of the site is in sight: register.ts.
    skipWaiting: false,
    globPatterns: [
      `${APP_SHELL.slice(1)}/index.html`,
      "!(sw|idb-keyval-*).js",
      "page-data/app-data.json",
      `page-data/!(${APP_SHELL.slice(1)})/**/*.json`,
      "static/*.woff2",
      ...hashed,
      ...files,
    ],
    dontCacheBustURLsMatching: RegExp(`^/?(${folders.join("|")})/|\\.js$`),
  };
  // Without `debug`, localhost gets Workbox's development files, ten times as large.
  const options = { debug: false, workboxConfig };
  return { plugins: [{ resolve: "gatsby-plugin-offline", options }] };
}
