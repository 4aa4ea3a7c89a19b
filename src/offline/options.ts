/** Pages that Gatsby and the plugin make for themselves. */
const NOT_FOR_VISITORS =
  "404|offline-plugin-app-shell-fallback|_gatsby|~partytown";

/**
 * gatsby-plugin-offline's options: what the offline copy holds. The plugin merges the list BY INDEX over its own, and one
 * pattern without a match empties the whole copy: so each of these fits something in every build.
 */
export const offlineOptions = {
  // Without this, localhost gets Workbox's development files, ten times as large.
  debug: false,
  workboxConfig: {
    // The next version takes over when nobody looks: ./register.ts.
    skipWaiting: false,
    globPatterns: [
      "index.html",
      `!(${NOT_FOR_VISITORS})/**/index.html`,
      "!(sw|idb-keyval-*|component---cache-*).js",
      "page-data/**/*.json",
      "static/*.woff2",
      "atlas/*.svg",
      "flags/*.{svg,webp}",
      "symbols/*.svg",
      "{icon.svg,print.css,manifest.webmanifest}",
    ],
    dontCacheBustURLsMatching: /^\/?(static|atlas|flags)\/|\.js$/,
  },
};
