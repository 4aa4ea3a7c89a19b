// @ts-check
// Not in TypeScript: of a local plugin Gatsby compiles all files but this one.

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
      "offline-plugin-app-shell-fallback/index.html",
      // The app shell's component is left out: it draws nothing.
      "!(sw|idb-keyval-*|component---cache-*).js",
      "page-data/app-data.json",
      "page-data/!(offline-plugin-app-shell-fallback)/**/*.json",
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
