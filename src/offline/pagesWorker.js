/*
 * The first part of public/sw.js; gatsby-plugin-offline's own follows. It answers for pages and their data: from the network,
 * so that they are as they are on the server, and without an answer in three seconds from the copy of the whole site that
 * the plugin has made. All other files are the plugin's, which listens after this.
 */

const PATIENCE_MS = 3000;

/** The path below which the site is published: "/college-site", or "" at the root of its host. */
const PREFIX = new URL(registration.scope).pathname.slice(0, -1);

/** The copy's key of a file, undefined where it has none. */
const keyOf = (file) => workbox.precaching.getCacheKeyForURL(PREFIX + file);

/** The file that shows an address without network; undefined for what is not answered here. */
function fileFor({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return undefined;
  const path = pathname.slice(PREFIX.length);
  if (path.startsWith("/page-data/")) return path;
  if (mode !== "navigate") return undefined;
  const page = path.replace(/(\/index)?(\.html)?\/*$/, "");
  if (keyOf(`${page}/index.html`)) return `${page}/index.html`;
  return /^\/country\/[^/]+$/.test(page)
    ? "/country/unlisted/index.html"
    : "/index.html";
}

/** @throws Error without network, after PATIENCE_MS, or when the server fails */
async function fromNetwork(request) {
  const late = new Promise((_, reject) =>
    setTimeout(reject, PATIENCE_MS, new Error("No answer in time")),
  );
  // Not from the browser's own cache: Back and Forward would find a page of an older version there.
  const answer = fetch(request, { cache: "no-cache" });
  const response = await Promise.race([answer, late]);
  if (response.status >= 500) throw new Error(response.statusText);
  return response;
}

async function answer(request, file) {
  const key = keyOf(file);
  if (!key) return fetch(request);
  try {
    return await fromNetwork(request);
  } catch {
    return (await caches.match(key)) ?? Response.error();
  }
}

addEventListener("fetch", (event) => {
  const file = fileFor(event.request);
  if (!file) return;
  event.stopImmediatePropagation();
  event.respondWith(answer(event.request, file));
});
