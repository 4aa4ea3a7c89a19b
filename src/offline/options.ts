/** The plugin's page without content, in which Gatsby draws the page of the address when there is no network. */
export const APP_SHELL = "/offline-plugin-app-shell-fallback";

/**
 * gatsby-plugin-offline's options: what the offline copy holds. The plugin merges the list BY INDEX over its own, and one
 * pattern without a match empties the whole copy: each of these matches something in every build.
 */
export const offlineOptions = {
  // Without this, localhost gets Workbox's development files, ten times as large.
  debug: false,
  workboxConfig: {
    // The next version takes over when no tab of the site is in sight: ./register.ts.
    skipWaiting: false,
    globPatterns: [
      `${APP_SHELL.slice(1)}/index.html`,
      // The app shell's component is left out: it draws nothing.
      "!(sw|idb-keyval-*|component---cache-*).js",
      "page-data/app-data.json",
      `page-data/!(${APP_SHELL.slice(1)})/**/*.json`,
      "static/*.woff2",
      "atlas/*.svg",
      "flags/*.{svg,webp}",
      "symbols/*.svg",
      "{icon.svg,print.css,manifest.webmanifest}",
    ],
    dontCacheBustURLsMatching: /^\/?(static|atlas|flags)\/|\.js$/,
  },
};
