/*
 * Our part of the service worker: gatsby-plugin-offline appends this file to public/sw.js, behind its own part (Workbox 4).
 *
 * Online, pages and their data come from the network, so that everything is of the version on the server. Without network,
 * or after three seconds without an answer, they come from the copy that was made at installation. Files with a hash in
 * their names come from the copy first. The plugin's app shell, a blank page without JavaScript, is never shown.
 */
{
  const { addPlugins, getCacheKeyForURL, PrecacheController } =
    workbox.precaching;
  const { registerRoute } = workbox.routing;

  /** How long the network is waited for when there is a copy. */
  const PATIENCE_MS = 3000;
  /** So long after a page came from the copy, its data do too: a page is of one version while it starts. */
  const STARTING_MS = 10_000;
  const MOST_FLAGS = 60;
  const FLAGS_KEPT_S = 30 * 24 * 60 * 60;

  // --- The copy -------------------------------------------------------------------------------------------------------

  /** What Workbox would answer by itself, copy first; but pages and their data, and what is packed, are answered here. */
  const everything = PrecacheController.prototype.getURLsToCacheKeys;
  PrecacheController.prototype.getURLsToCacheKeys = function () {
    return new Map(
      [...everything.call(this)].filter(
        ([url]) => !/\.(html|json|svg)$/.test(url),
      ),
    );
  };

  // A copy is of one version or it is not made; the worker before this one then stays.
  addPlugins([
    {
      requestWillFetch: ({ request }) => {
        if (navigator.connection?.saveData) refuse("Data is saved", request);
        return request;
      },
      fetchDidSucceed: async ({ request, response }) => {
        const { pathname } = new URL(request.url);
        if (pathname.endsWith(".html")) {
          await checkPage(request, await response.clone().text());
          return pack(response); // also where the host led to it by a detour: what counts is what it says
        }
        if (response.redirected) refuse("Not there", request);
        if (pathname.endsWith(".json")) await response.clone().json();
        return /\.(json|svg)$/.test(pathname) ? pack(response) : response;
      },
    },
  ]);

  /** In the middle of a deployment, or behind a login page, an answer can be of another version or another page. */
  function checkPage(request, html) {
    const { pathname } = new URL(request.url);
    const page = pathname.replace(/\/index\.html$/, "") || "/";
    if (!html.includes(`window.pagePath="${page}"`))
      refuse("Another page", request);
    const files = html.match(
      /\/((app|framework)-[0-9a-f]{20}\.js|styled-[0-9a-f]{8}-[0-9a-f]{20}\.css)/g,
    );
    if (!files?.every((file) => getCacheKeyForURL(wholeSheet(file))))
      refuse("Another version", request);
  }

  /** Of styles the copy holds one sheet with all; each page asks for what it lacks of that (src/delivery/styles.ts). */
  const wholeSheet = (file) =>
    file.replace(/^\/styled-[0-9a-f]{8}-/, "/styled-");

  function refuse(why, { url }) {
    throw new Error(`${why}: ${url}`);
  }

  /** Pages, data and drawings are kept packed, in a third of the room. Browsers that cannot pack keep them as they are. */
  function pack(response) {
    if (typeof CompressionStream === "undefined") return response;
    const headers = new Headers(response.headers);
    headers.delete("Content-Encoding");
    headers.delete("Content-Length");
    headers.set("X-Packed", "gzip");
    const packed = response.body.pipeThrough(new CompressionStream("gzip"));
    return new Response(packed, { headers });
  }

  function unpack(copy) {
    if (!copy?.headers.has("X-Packed")) return copy;
    const { headers } = copy;
    const body = copy.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers });
  }

  async function copyOf(file) {
    const key = getCacheKeyForURL(file);
    if (!key) return undefined;
    const cache = await caches.open(workbox.core.cacheNames.precache);
    return unpack(await cache.match(key));
  }

  // --- Pages ----------------------------------------------------------------------------------------------------------

  /** Windows that show a page of the copy, by id, with the time it was given to them. */
  const onCopy = new Map();

  /** Safari before 16 does not say which window a page is for: the page's address stands for it until it asks for something. */
  async function identify(clientId) {
    const { url } = (await clients.get(clientId)) ?? {};
    if (!onCopy.has(url)) return;
    onCopy.set(clientId, onCopy.get(url));
    onCopy.delete(url);
  }

  /** The file of the copy that shows an address: with or without slash, or under its file's name. */
  function fileFor(pathname) {
    const page = pathname.replace(/(\/index)?(\.html)?\/*$/, "");
    if (getCacheKeyForURL(`${page}/index.html`)) return `${page}/index.html`;
    return /^\/country\/[^/]+$/.test(page)
      ? "/country/unlisted/index.html"
      : null;
  }

  /** The network's answer, given in time and not a server's failure. */
  function fromNetwork(request, init) {
    return new Promise((resolve, reject) => {
      setTimeout(reject, PATIENCE_MS, new Error("No answer in time"));
      fetch(request, init).then((response) => {
        if (response.status >= 500) reject(new Error(response.statusText));
        else resolve(response);
      }, reject);
    });
  }

  navigationRoute.handler = {
    async handle({ event }) {
      const { request, resultingClientId } = event;
      const file = fileFor(new URL(request.url).pathname);
      // Not from the browser's own memory: Back and Forward would find pages of another version there.
      const init = { cache: "no-cache" };
      try {
        return await (file ? fromNetwork(request, init) : fetch(request, init));
      } catch {
        if (!file) return Response.redirect("/", 302);
        onCopy.set(resultingClientId || request.url, Date.now());
        return copyOf(file);
      }
    },
  };

  registerRoute(
    ({ url }) =>
      url.origin === location.origin && url.pathname.startsWith("/page-data/"),
    async ({ url, event }) => {
      const { request, clientId } = event;
      await identify(clientId);
      const isStarting = Date.now() - onCopy.get(clientId) < STARTING_MS;
      if (isStarting && getCacheKeyForURL(url.pathname))
        return copyOf(url.pathname);
      try {
        const response = await fromNetwork(request);
        if (onCopy.delete(clientId)) await tell(clientId, false);
        return response;
      } catch {
        if (!onCopy.has(clientId)) onCopy.set(clientId, 0);
        await tell(clientId, true);
        // 404 is what Gatsby takes for "no such page"; it goes home then.
        return (
          (await copyOf(url.pathname)) ?? new Response(null, { status: 404 })
        );
      }
    },
  );

  // --- Styles ---------------------------------------------------------------------------------------------------------

  registerRoute(
    ({ url }) =>
      url.origin === location.origin &&
      url.pathname !== wholeSheet(url.pathname),
    async ({ url, event }) =>
      (await copyOf(wholeSheet(url.pathname))) ?? fetch(event.request),
  );

  // --- Pictures -------------------------------------------------------------------------------------------------------

  registerRoute(
    ({ url }) =>
      url.origin === location.origin && url.pathname.endsWith(".svg"),
    async ({ url, event }) =>
      (await copyOf(url.pathname)) ?? fetch(event.request),
  );

  // Of each photo the copy has one size, which stands for all (src/delivery/index.ts).
  registerRoute(
    /\/static\/[0-9a-f]{32}\/.+\.(avif|webp|png|jpe?g)$/,
    async ({ url, event }) => {
      try {
        return await fetch(event.request);
      } catch {
        const [, hash] = /static\/([^/]+)/.exec(url.pathname);
        return (await copyOf(`/offline/${hash}.webp`)) ?? Response.error();
      }
    },
  );

  // Flags of the public host are kept when seen. The pages' policy knows no other host.
  registerRoute(
    ({ url, event }) =>
      url.origin !== location.origin && event.request.destination === "image",
    new workbox.strategies.CacheFirst({
      cacheName: "flags",
      plugins: [
        new workbox.cacheableResponse.Plugin({ statuses: [200] }),
        new workbox.expiration.Plugin({
          maxEntries: MOST_FLAGS,
          maxAgeSeconds: FLAGS_KEPT_S,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );

  // --- Messages -------------------------------------------------------------------------------------------------------

  async function tell(clientId, isCopy) {
    (await clients.get(clientId))?.postMessage({ isCopy });
  }

  /** A page asks whether it came from the copy (src/layout/useIsOffline.ts). */
  MessageAPI.isCopy = async ({ source }) => {
    await identify(source.id);
    source.postMessage({ isCopy: onCopy.has(source.id) });
  };

  /** A page has gone out of sight (register.ts). Nobody is on the way to a page only when none of ours is looked at. */
  MessageAPI.takeOver = (event) =>
    event.waitUntil(
      clients
        .matchAll({ type: "window", includeUncontrolled: true })
        .then((windows) =>
          windows.some(({ visibilityState }) => visibilityState === "visible")
            ? undefined
            : skipWaiting(),
        ),
    );
}
