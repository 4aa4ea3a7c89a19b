import { APP_SHELL } from "../publish/appShell";

/**
 * gatsby-plugin-offline's options: what the offline copy holds. The plugin merges the list BY INDEX over its own, and one
 * pattern without a match empties the whole copy: each of these matches something in every build.
 */
export const offlineOptions = {
  // Without this, localhost gets Workbox's development files, ten times as large.
  debug: false,
  workboxConfig: {
    // The next version takes over when nobody looks: ./register.ts.
    skipWaiting: false,
    globPatterns: [
      `${APP_SHELL.slice(1)}/index.html`,
      // The app shell's component draws nothing.
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
