/*
 * The first part of public/sw.js; gatsby-plugin-offline's own follows. It answers for pages and their data: from the network,
 * and without the whole answer in three seconds from the offline copy. There the app shell is the answer for every page: it draws the
 * page of its address from the copied data. All other files of the site are the plugin's; all other addresses, also of programs and
 * documents on the same host, are the browser's. gatsby-node.ts writes in front of it the path of the APP_SHELL, REDIRECTS, where
 * addresses lead that are no pages, and PATTERNS of pages with many addresses.
 */

const NETWORK_TIMEOUT_MS = 3000;

/** The path below which the site is published: "/college-site", or "". */
const PREFIX = new URL(registration.scope).pathname.slice(0, -1);

/** The copy's key of a file, undefined where it has none. */
const keyOf = (file) => workbox.precaching.getCacheKeyForURL(PREFIX + file);

/**
 * The ids of tabs that were given the app shell. Their data is from the copy, too: it is of the same version, and none of their
 * requests waits for the network again. A browser forgets this with an idle worker; such a tab then waits once more.
 */
const shellClientIds = new Set();

/** The site's own address of a page: "/about" of "/about/index.html". @returns undefined for what is no page of the site */
function pageAt(path) {
  const page = path.replace(/(\/index)?(\.html)?\/*$/, "") || "/";
  const isKnown =
    page === "/" ||
    keyOf(`/page-data${page}/page-data.json`) ||
    // Not with an encoded slash, which Gatsby takes for a slash, and not a document: "/country/guide.pdf".
    (!/%2f|\.[a-z][a-z0-9]*$/i.test(page) &&
      PATTERNS.some((pattern) => page.match(pattern)));
  return REDIRECTS[page] ?? (isKnown ? page : undefined);
}

/** @throws Error for an answer that is no page, though one is there: the server fails, or has too many visitors */
async function wholeAnswer(request) {
  // Not from the browser's own cache: Back and Forward would find a page of an older version there.
  const response = await fetch(request, { cache: "no-cache" });
  const { status, statusText } = response;
  if (status === 429 || status >= 500) throw new Error(statusText);
  // On a bad network the head may come, and the body never.
  await response.clone().arrayBuffer();
  return response;
}

/** @throws Error without network, after NETWORK_TIMEOUT_MS, or when the server fails */
function fromNetwork(request) {
  const late = new Promise((_, reject) =>
    setTimeout(reject, NETWORK_TIMEOUT_MS, new Error("No answer in time")),
  );
  return Promise.race([wholeAnswer(request), late]);
}

/** @returns undefined where the copy has no such file */
async function fromCopy(file) {
  const key = keyOf(file);
  return key && caches.match(key);
}

async function answerPage({ request, resultingClientId }, path, page) {
  try {
    return await fromNetwork(request);
  } catch {
    // Gatsby takes the page from the address, which must be the page's own.
    if (page !== path)
      return Response.redirect(PREFIX + page + new URL(request.url).search);
    shellClientIds.add(resultingClientId);
    return (await fromCopy(APP_SHELL)) ?? Response.error();
  }
}

async function answerData({ request, clientId }, path) {
  // Without data of a page Gatsby shows the page for unknown addresses, which leads home.
  if (shellClientIds.has(clientId))
    return (await fromCopy(path)) ?? new Response("", { status: 404 });
  if (!keyOf(path)) return fetch(request);
  try {
    return await fromNetwork(request);
  } catch {
    return (await fromCopy(path)) ?? Response.error();
  }
}

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  const path = pathname.slice(PREFIX.length);
  const isData = path.startsWith("/page-data/");
  const isNavigation = mode === "navigate";
  const isFile = Boolean(keyOf(path)) || path.startsWith("/static/");
  if (isFile && !isData && !isNavigation) return;
  // The plugin's part would answer, too, and keep another program's scripts for ever.
  event.stopImmediatePropagation();
  const page = isNavigation && pageAt(path);
  if (isData) event.respondWith(answerData(event, path));
  else if (page) event.respondWith(answerPage(event, path, page));
});

/** A tab that was hidden asks for it (register.ts): this version takes over where no tab is visible. */
addEventListener("message", async ({ data }) => {
  if (data !== "activate if hidden") return;
  const tabs = await clients.matchAll({ includeUncontrolled: true });
  if (tabs.every((tab) => tab.visibilityState === "hidden"))
    await skipWaiting();
});
