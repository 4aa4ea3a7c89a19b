import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runInContext, createContext } from "node:vm";

export const ORIGIN = "https://longitude.example";

type Listener = (event: object) => void;

/** The worker's world: just what sw.js and Workbox use. */
export function startWorker(folder: string, script = "/sw.js", prefix = "") {
  const listeners: Record<string, Listener[]> = {};
  const stores = new Map<string, Map<string, Response>>();
  const windows = new Map<string, { url: string }>();
  const state = {
    isOnline: true,
    /** Settled when the network answers. */
    answers: Promise.resolve(),
    fetched: 0,
    windows,
  };
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
    await state.answers;
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
    // No CompressionStream, as in older browsers: to pack and unpack the copy would take two thirds of this proof.
    ...{ URL, Response, Headers },
    ...{ console, Date, IDBObjectStore: class {} },
    // The worker waits for the network a while, which need not keep Node running.
    setTimeout: (run: (why?: Error) => void, ms: number, why?: Error) =>
      setTimeout(run, ms, why).unref(),
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
