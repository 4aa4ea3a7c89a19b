/** An entry of the plugin's own list, switched off: what is cached is the copy made at installation, and flags. */
const off = { urlPattern: /^never$/, handler: "NetworkOnly" };

/** Folders of pages that nobody visits: the page for unknown paths, slices of pages, the plugin's app shell. */
const NOT_OURS = "404|_gatsby|offline-plugin-app-shell-fallback";

/**
 * gatsby-plugin-offline's options. It merges both lists BY INDEX over its own, and a single pattern without a match empties
 * the whole copy: so each of these fits something on every build.
 */
export const offlineOptions = {
  appendScript: "src/delivery/browser/worker.js",
  // Else Workbox's development files, ten times as large, are used on localhost.
  debug: false,
  workboxConfig: {
    // The next version takes over when nobody looks: see browser/offline.ts.
    skipWaiting: false,
    globPatterns: [
      "index.html",
      `!(${NOT_OURS})/**/index.html`,
      "assets/!(component---cache-*|styled-????????-*).{js,css}",
      "page-data/**/*.json",
      "static/*.woff2",
      "atlas/*.svg",
      "flags/*.{svg,webp}",
      "symbols/*.svg",
      "{icon.svg,manifest.webmanifest,offline/*.webp}",
    ],
    dontCacheBustURLsMatching: /^\/?(assets|static|atlas|flags)\//,
    runtimeCaching: [off, off, off, off],
  },
};
