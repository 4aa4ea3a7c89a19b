// Specification: 5.5
import { readFileSync } from "node:fs";
import vm from "node:vm";

// What our part of the worker answers for pages and their data.

const ORIGIN = "https://example.org";
const SHELL = "/offline-plugin-app-shell-fallback/index.html";
const HOME_DATA = "/page-data/index/page-data.json";
const DATA = "/page-data/about/page-data.json";
const COPIED = [
  SHELL,
  HOME_DATA,
  DATA,
  "/page-data/country/uk/page-data.json",
  "/app-1.js",
];

type Answer = { status: number };

/** An answer of the network. @param arrayBuffer its body */
const answer = (status: number, arrayBuffer = async () => {}) => ({
  status,
  clone: () => ({ arrayBuffer }),
});

const fetch = jest.fn<Promise<Answer>, [object, object?]>();

/** Tabs of the site, as the worker sees them. */
let tabs: { visibilityState: DocumentVisibilityState }[] = [];
const skipWaiting = jest.fn();
let hear: (event: { data: unknown }) => Promise<void> | void = () => {};

/** The worker of a site published below a path, with a copy of these files. @returns what it does with a request of a tab */
function start(prefix = "", copied = COPIED) {
  const keys = new Map(
    copied.map((file) => [prefix + file, `copy of ${file}`]),
  );
  let listen: (event: object) => void = () => {};
  class Response {
    constructor(
      readonly body: string,
      readonly options: Answer,
    ) {}
    static error = () => "error";
    static redirect = (to: string) => `redirect to ${to}`;
  }
  const file = "plugins/gatsby-plugin-offline-pages/pagesWorker.js";
  vm.runInNewContext(readFileSync(file, "utf8"), {
    APP_SHELL: SHELL,
    REDIRECTS: { "/home": "/", "/country/united-kingdom": "/country/uk" },
    PATTERNS: ["^/country/[^/]+$"],
    URL,
    fetch,
    setTimeout,
    Response,
    location: { origin: ORIGIN },
    registration: { scope: `${ORIGIN}${prefix}/` },
    workbox: {
      precaching: { getCacheKeyForURL: (url: string) => keys.get(url) },
    },
    caches: { match: async (key: string) => key },
    addEventListener: (type: string, listener: typeof listen) => {
      if (type === "fetch") listen = listener;
      else hear = listener;
    },
    // Those that an older version answers for count, too.
    clients: {
      matchAll: async ({ includeUncontrolled = false }) =>
        includeUncontrolled ? tabs : [],
    },
    skipWaiting,
  });
  return (
    url: string,
    { mode = "navigate", method = "GET", tab = "" } = {},
  ) => {
    const request = { url: new URL(url, ORIGIN).href, mode, method };
    const stop = jest.fn();
    let answer: Promise<unknown> | undefined;
    listen({
      request,
      // A navigation is of no tab yet.
      ...(mode === "navigate" ? { resultingClientId: tab } : { clientId: tab }),
      stopImmediatePropagation: stop,
      respondWith: (given: Promise<unknown>) => (answer = given),
    });
    return answer ?? (stop.mock.calls.length > 0 ? "browser" : "plugin");
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  fetch.mockReset().mockRejectedValue(new Error("no network"));
});
afterEach(() => jest.useRealTimers());

test.each(["/", "/?from=mail", "/about", "/country/uk", "/country/atlantis"])(
  "without network %s is drawn by the app shell",
  async (url) => {
    expect(await start()(url)).toBe(`copy of ${SHELL}`);
    expect(await start("/site")(`/site${url}`)).toBe(`copy of ${SHELL}`);
  },
);

test.each([
  ["/about/", "/about"],
  ["/about//?q=1", "/about?q=1"],
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["/country/atlantis/", "/country/atlantis"],
  ["/country/united-kingdom/?q=1", "/country/uk?q=1"],
  ["/home/", "/"],
])("without network %s leads to %s", async (url, to) => {
  expect(await start()(url)).toBe(`redirect to ${to}`);
  expect(await start("/site")(`/site${url}`)).toBe(`redirect to /site${to}`);
});

test("a tab with the app shell gets the copy's data, also from a slow network, or a 404", async () => {
  const ask = start();
  await ask("/about", { tab: "first" });
  fetch.mockReturnValue(new Promise(() => {}));
  const data = { mode: "cors", tab: "first" };
  expect(await ask(DATA, data)).toBe(`copy of ${DATA}`);
  expect(await ask("/page-data/gone/page-data.json", data)).toMatchObject({
    options: { status: 404 },
  });
  fetch.mockResolvedValue(answer(200));
  expect(await ask(DATA, { mode: "cors", tab: "second" })).toMatchObject({
    status: 200,
  });
});

test.each([
  ["another site's page", "https://example.com/about", {}],
  ["a form that is sent", "/about", { method: "POST" }],
  ["a file of the copy", "/app-1.js", { mode: "no-cors" }],
  ["a photo", "/static/a1/berlin.webp", { mode: "no-cors" }],
])("%s is left to the plugin", (_, url, options) => {
  expect(start()(url, options)).toBe("plugin");
});

test.each([
  "/brochure.pdf",
  "/portal/error?payment=1",
  "/About",
  "/no/where",
  "/country/uk/visa",
  "/country/a%2Fb",
  "/country/a%2fb",
  "/country/guide.pdf",
  "/404-not-ours.html",
])("%s is no page of the site, and left to the browser", (url) => {
  expect(start()(url)).toBe("browser");
  expect(start("/site")(`/site${url}`)).toBe("browser");
});

test.each(["/portal/app.js", "/portal/static/rates", "/app-2.js"])(
  "%s is no file of the copy, and left to the browser",
  (url) => {
    expect(start()(url, { mode: "no-cors" })).toBe("browser");
    expect(start("/site")(`/site${url}`, { mode: "no-cors" })).toBe("browser");
  },
);

test("with network, pages are as they are on the server, past the browser's own cache", async () => {
  fetch.mockResolvedValue(answer(200));
  expect(await start()("/about")).toMatchObject({ status: 200 });
  expect(fetch.mock.calls[0]![1]).toEqual({ cache: "no-cache" });
  fetch.mockResolvedValue(answer(404));
  expect(await start()("/about")).toMatchObject({ status: 404 });
});

const never = new Promise<never>(() => {});
const lost = () => Promise.reject(new Error("lost"));

test.each([
  ["there is no network", lost, 0],
  ["the server says 429", async () => answer(429), 0],
  ["the server says 500", async () => answer(500), 0],
  ["the server says 503", async () => answer(503), 0],
  ["the answer breaks off", async () => answer(200, lost), 0],
  ["the answer has not come after three seconds", () => never, 3000],
  ["nor has its body", async () => answer(200, () => never), 3000],
])("the copy answers when %s", async (_, respond, ms) => {
  fetch.mockImplementation(respond as never);
  const answered = jest.fn();
  for (const answer of [start()("/about"), start()(DATA, { mode: "cors" })])
    void Promise.resolve(answer).then(answered);
  if (ms > 0) await jest.advanceTimersByTimeAsync(ms - 1);
  if (ms > 0) expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered.mock.calls).toEqual([
    [`copy of ${SHELL}`],
    [`copy of ${DATA}`],
  ]);
});

test("data that the copy does not hold is the network's", async () => {
  const gone = start()("/page-data/new/page-data.json", { mode: "cors" });
  await expect(gone).rejects.toThrow("no network");
});

test("a new version takes over where no tab of the site is in sight", async () => {
  start();
  const askedBy = async (...states: DocumentVisibilityState[]) => {
    tabs = states.map((visibilityState) => ({ visibilityState }));
    await hear({ data: "activate if hidden" });
  };
  await askedBy("hidden", "visible");
  expect(skipWaiting).not.toHaveBeenCalled();
  await askedBy("hidden", "hidden");
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  await hear({ data: { gatsbyApi: "enableOfflineShell" } });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});
