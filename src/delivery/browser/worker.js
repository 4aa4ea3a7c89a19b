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

  /** The path below which the site is published: "/college-site", or "" at the root of its host. */
  const PREFIX = new URL(registration.scope).pathname.slice(0, -1);
  /** How long the network is waited for when there is a copy. */
  const PATIENCE_MS = 3000;
  /** So long after a page came from the copy, its data do too: a page is of one version while it starts. */
  const STARTING_MS = 10_000;
  const MOST_FLAGS = 60;
  const FLAGS_CACHED_S = 30 * 24 * 60 * 60;

  /** Under Save-Data (offline.ts) nothing is fetched ahead: what the visitor has opened is cached, and nothing else. */
  const isLean = location.search === "?save-data";

  // --- The copy -------------------------------------------------------------------------------------------------------

  /** What Workbox would answer by itself, copy first; but pages and their data, and what is packed, are answered here. */
  const { prototype } = PrecacheController;
  const everything = prototype.getURLsToCacheKeys;
  prototype.getURLsToCacheKeys = function () {
    const keys = everything.call(this);
    const isOurs = (url) => isLean || /\.(html|json|svg)$/.test(url);
    return { get: (url) => (isOurs(url) ? undefined : keys.get(url)) };
  };
  if (isLean)
    prototype.install = async () => ({
      updatedEntries: [],
      notUpdatedEntries: [],
    });

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
    const file = pathname.slice(PREFIX.length);
    const page = file.replace(/\/index\.html$/, "") || "/";
    if (!html.includes(`window.pagePath="${page}"`))
      refuse("Another page", request);
    const files = html.match(/\/assets\/[\w-]+-[0-9a-f]{20}\.(js|css)/g);
    const isThere = (file) => getCacheKeyForURL(PREFIX + wholeSheet(file));
    if (!files?.every(isThere)) refuse("Another version", request);
  }

  /** Of styles the copy holds one sheet with all; each page asks for what it lacks of that (../styles.ts). */
  const wholeSheet = (file) =>
    file.replace(/\/styled-[0-9a-f]{8}-(?=[0-9a-f]{20})/, "/styled-");

  function refuse(why, { url }) {
    throw new Error(`${why}: ${url}`);
  }

  /** Pages, data and drawings are cached packed, in a third of the room. Browsers that cannot pack cache them as they are. */
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
    if (isLean) return openedCopyOf(file);
    const key = getCacheKeyForURL(wholeSheet(file));
    if (!key) return undefined;
    const cache = await caches.open(workbox.core.cacheNames.precache);
    return unpack(await cache.match(key));
  }

  // --- What was opened, under Save-Data --------------------------------------------------------------------------------

  const OPENED = `opened${PREFIX}-`;

  async function openedCopyOf(file) {
    const names = await caches.keys();
    const name = names.find((each) => each.startsWith(OPENED));
    return name && (await caches.open(name)).match(file);
  }

  /** Keeps what a page has loaded, out of the browser's own memory. Like the whole copy it is of one version. */
  async function keep({ version, addresses }) {
    const name = OPENED + version;
    for (const other of await caches.keys())
      if (other.startsWith(OPENED) && other !== name)
        await caches.delete(other);
    const cache = await caches.open(name);
    for (const address of addresses) {
      const { origin, pathname } = new URL(address);
      const file = fileFor(pathname) ?? pathname;
      if (origin !== location.origin || (await cache.match(file))) continue;
      const response = await fetch(pathname, { cache: "force-cache" });
      if (response.ok && !response.redirected) await cache.put(file, response);
    }
  }

  // --- Pages ----------------------------------------------------------------------------------------------------------

  /** Windows that show a page of the copy, with the time it was given to them: by id, or by address in Safari before 16. */
  const onCopy = new Map();

  /** What a window is known by in that list. */
  async function keyOf(clientId) {
    if (onCopy.has(clientId)) return clientId;
    const { url } = (await clients.get(clientId)) ?? {};
    return onCopy.has(url) ? url : clientId;
  }

  /** The file of the copy that shows an address: with or without slash, or under its file's name. */
  function fileFor(pathname) {
    const page = pathname.replace(/(\/index)?(\.html)?\/*$/, "");
    if (getCacheKeyForURL(`${page}/index.html`)) return `${page}/index.html`;
    return /^\/country\/[^/]+$/.test(page.slice(PREFIX.length))
      ? `${PREFIX}/country/unlisted/index.html`
      : null;
  }

  /** The network's answer; where there is a copy of the file, only one given in time and not a server's failure. */
  async function fromNetwork(request, file, init) {
    // Under Save-Data, of what has not been opened yet there is none.
    const hasCopy = isLean ? await openedCopyOf(file) : getCacheKeyForURL(file);
    if (!hasCopy) return fetch(request, init);
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
      const { request, resultingClientId = request.url } = event;
      const file = fileFor(new URL(request.url).pathname);
      // Not from the browser's own memory: Back and Forward would find pages of another version there.
      const init = { cache: "no-cache" };
      try {
        const answer = await fromNetwork(request, file, init);
        onCopy.delete(resultingClientId);
        return answer;
      } catch {
        if (!file) return Response.redirect(`${PREFIX}/`, 302);
        onCopy.set(resultingClientId, Date.now());
        return (await copyOf(file)) ?? Response.error();
      }
    },
  };

  registerRoute(
    ({ url }) =>
      url.origin === location.origin &&
      url.pathname.startsWith(`${PREFIX}/page-data/`),
    async ({ url, event }) => {
      const { request, clientId } = event;
      const key = await keyOf(clientId);
      if (Date.now() - onCopy.get(key) < STARTING_MS) {
        const copy = await copyOf(url.pathname);
        if (copy) return copy;
      }
      try {
        const response = await fromNetwork(request, url.pathname);
        if (onCopy.delete(key)) await postCopyState(clientId, false);
        return response;
      } catch {
        if (!onCopy.has(key)) onCopy.set(key, 0);
        await postCopyState(clientId, true);
        const copy = await copyOf(url.pathname);
        if (copy || isLean) return copy ?? Response.error();
        // The copy has all pages. 404 is what Gatsby takes for "no such page"; it goes home then.
        return new Response(null, { status: 404 });
      }
    },
  );

  // --- Pictures -------------------------------------------------------------------------------------------------------

  // Of each photo the copy has one size, which stands for all (../pictures.ts).
  registerRoute(
    /\/static\/[0-9a-f]{32}\/.+\.(avif|webp|png|jpe?g)$/,
    async ({ url, event }) => {
      try {
        return await fetch(event.request);
      } catch {
        const [, hash] = /static\/([^/]+)/.exec(url.pathname);
        return (
          (await copyOf(`${PREFIX}/offline/${hash}.webp`)) ??
          (await copyOf(url.pathname)) ??
          Response.error()
        );
      }
    },
  );

  // Flags of the public host are cached when seen. The pages' policy knows no other host.
  registerRoute(
    ({ url, event }) =>
      url.origin !== location.origin && event.request.destination === "image",
    new workbox.strategies.CacheFirst({
      cacheName: "flags",
      plugins: [
        new workbox.cacheableResponse.Plugin({ statuses: [200] }),
        new workbox.expiration.Plugin({
          maxEntries: MOST_FLAGS,
          maxAgeSeconds: FLAGS_CACHED_S,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );

  // --- Other files -----------------------------------------------------------------------------------------------------

  // What Workbox does not answer before this: what is packed, sheets of what a page lacks, and under Save-Data all files.
  registerRoute(
    ({ url }) => url.origin === location.origin,
    async ({ url, event }) =>
      (await copyOf(url.pathname)) ?? fetch(event.request),
  );

  // --- Messages -------------------------------------------------------------------------------------------------------

  async function postCopyState(clientId, isCopy) {
    (await clients.get(clientId))?.postMessage({ isCopy });
  }

  Object.assign(MessageAPI, {
    /** A page asks whether it came from the copy (src/layout/useIsOffline.ts). */
    isCopy: (event) =>
      event.waitUntil(
        keyOf(event.source.id).then((key) =>
          event.source.postMessage({ isCopy: onCopy.has(key) }),
        ),
      ),

    /** A page has been opened under Save-Data (offline.ts). */
    keep: (event, opened) => isLean && event.waitUntil(keep(opened)),

    /** A page has gone out of sight (offline.ts). Nobody is on the way to a page only when none of ours is looked at. */
    skipWaitingUnseen: (event) =>
      event.waitUntil(
        clients
          .matchAll({ type: "window", includeUncontrolled: true })
          .then((windows) =>
            windows.some(({ visibilityState }) => visibilityState === "visible")
              ? undefined
              : skipWaiting(),
          ),
      ),
  });
}
