import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runInContext, createContext } from "node:vm";
import { pageDataOf } from "../page";

// Starts the service worker as a browser does, has it install its copy from the built files, asks it for a page, takes
// the network away and asks it for every page. So names of Workbox's that are gone, a file that is not listed, or a page
// that the worker takes for another one end the build, instead of leaving visitors with an old site, or without an
// offline copy that nobody misses online.

const ORIGIN = "https://longitude.example";

type Listener = (event: object) => void;

/** The worker's world: just what sw.js and Workbox use. */
export function startWorker(folder: string, script = "/sw.js", prefix = "") {
  const listeners: Record<string, Listener[]> = {};
  const stores = new Map<string, Map<string, Response>>();
  const windows = new Map<string, { url: string }>();
  const state = { isOnline: true, fetched: 0, windows };
  const root = `${ORIGIN}${prefix}/`;
  const address = (asked: { url: string } | string) =>
    new URL(typeof asked === "string" ? asked : asked.url, root).href;

  async function open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: Request | string) =>
        store.get(address(asked))?.clone(),
      put: async (asked: Request | string, response: Response) => {
        const body = await response.arrayBuffer();
        store.set(address(asked), new Response(body, response));
      },
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      delete: async (asked: Request | string) => store.delete(address(asked)),
    };
  }

  async function answer(asked: Request | string): Promise<Response> {
    if (!state.isOnline) throw new TypeError("No network");
    state.fetched++;
    const { pathname } = new URL(address(asked));
    const file = path.join(folder, decodeURI(pathname.slice(prefix.length)));
    if (!existsSync(file)) return new Response("", { status: 404 });
    const response = new Response(readFileSync(file));
    Object.defineProperty(response, "url", { value: address(asked) });
    return response;
  }

  const scope = {
    addEventListener: (type: string, listener: Listener) =>
      (listeners[type] ??= []).push(listener),
    importScripts: (...names: string[]) =>
      names.forEach((name) => run(name.replace(root, ""))),
    location: new URL(prefix + script, ORIGIN),
    registration: { scope: root },
    navigator: {},
    clients: { get: async (id: string) => windows.get(id), claim() {} },
    caches: {
      open,
      keys: async () => [...stores.keys()],
      has: async (name: string) => stores.has(name),
      delete: async (name: string) => stores.delete(name),
    },
    fetch: answer,
    // Node's know no addresses without a host.
    Request: class extends Request {
      constructor(asked: Request | string, init?: RequestInit) {
        super(typeof asked === "string" ? address(asked) : asked, init);
      }
    },
    ...{ URL, Response, Headers, CompressionStream, DecompressionStream },
    ...{ console, setTimeout, Date, IDBObjectStore: class {} },
  };
  const context = createContext({ ...scope, self: {} });
  runInContext("self = globalThis", context);
  const run = (name: string) =>
    runInContext(readFileSync(path.join(folder, name), "utf8"), context, {
      filename: name,
    });

  /** @returns what listeners wait for or answer with */
  async function dispatch(type: string, event: object): Promise<unknown> {
    const work: unknown[] = [];
    const note = (promise: unknown) => void work.push(promise);
    for (const listener of listeners[type] ?? []) {
      listener({ ...event, type, waitUntil: note, respondWith: note });
      // The first answer counts.
      if (type === "fetch" && work.length > 0) break;
    }
    const [first] = await Promise.all(work);
    return first;
  }
  return { run, dispatch, state };
}

/** What the worker answers without network. */
const asked = (address: string, mode: string) => ({
  clientId: "",
  resultingClientId: "page",
  request: { url: ORIGIN + address, method: "GET", mode, destination: "" },
});

/** What belongs into the offline copy, and nothing else. */
const OFFLINE =
  /^\/((.+\/)?index\.html|page-data\/.+\.json|assets\/(?!component---cache|styled-[0-9a-f]{8}-).+\.(js|css)|(atlas|flags)\/.+\.(svg|webp)|symbols\/.+\.svg|static\/[^/]+\.woff2|icon\.svg|manifest\.webmanifest|offline\/.+\.webp)$/;

/**
 * @param pages paths of all pages
 * @param files addresses of all files of the site
 */
export async function workerFaults(
  folder: string,
  pages: readonly string[],
  files: readonly string[],
  prefix: string,
): Promise<string[]> {
  const { run, dispatch, state } = startWorker(folder, "/sw.js", prefix);
  const see = "see docs/upgrading.md#the-service-worker";
  try {
    run("sw.js");
    await dispatch("install", {});
    await dispatch("activate", {});
  } catch (error) {
    return [`The service worker does not start: ${String(error)}; ${see}.`];
  }
  const found: string[] = [];
  for (const [address, mode] of [
    ["/", "navigate"],
    [pageDataOf("/"), "cors"],
  ] as const) {
    state.fetched = 0;
    await dispatch("fetch", asked(prefix + address, mode)).catch(() => {});
    if (state.fetched === 0)
      found.push(
        `${address} does not come from the network, where there is one: ${see}.`,
      );
  }
  state.isOnline = false;
  const code = readFileSync(path.join(folder, "sw.js"), "utf8");
  const wanted = files.filter((file) =>
    OFFLINE.test(file.slice(prefix.length)),
  );
  const listed = [...code.matchAll(/"url": "([^"]+)"/g)].map(
    ([, url]) => new URL(url!, `${ORIGIN}${prefix}/`).pathname,
  );
  const isWanted = new Set(wanted);
  const routes = code.matchAll(
    /registerRoute\((?!\/\^never\$\/)\/.*, new workbox/g,
  );
  const extra = [
    ...listed.filter(
      (file, at) => !isWanted.has(file) || listed.indexOf(file) < at,
    ),
    ...[...routes].map(([route]) => route),
  ];
  for (const one of extra)
    found.push(
      `The service worker caches what nobody asked for: ${one}; ${see}.`,
    );
  const expect = async (address: string, mode: string, text = "") => {
    const answer = (await dispatch("fetch", asked(address, mode)).catch(
      () => undefined,
    )) as Response | undefined;
    const body = answer?.ok ? await answer.text() : undefined;
    if (!body?.includes(text))
      found.push(`${address} is not there without network: ${see}.`);
  };
  for (const page of pages.filter((page) => page !== "/404.html"))
    await expect(prefix + page, "navigate", `window.pagePath="${page}"`);
  for (const file of wanted.filter((file) => !file.endsWith(".html")))
    await expect(file, "cors");
  return found;
}
