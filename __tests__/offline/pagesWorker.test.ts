import { readFileSync } from "node:fs";
import vm from "node:vm";

// What our part of the worker answers for pages and their data. A real worker, with the plugin's part, is in
// browser/offline.

const ORIGIN = "https://example.org";
const COPIED = ["/index.html", "/about/index.html", "/country/uk/index.html"];
const UNLISTED = "/country/unlisted/index.html";
const DATA = "/page-data/about/page-data.json";

const fetch = jest.fn<Promise<{ status: number }>, [object, object?]>();

/** The worker of a site published below a path, with a copy of these files. @returns what it does with a request */
function start(prefix = "", copied = [...COPIED, UNLISTED, DATA]) {
  const keys = new Map(
    copied.map((file) => [prefix + file, `copy of ${file}`]),
  );
  let listen: (event: object) => void = () => {};
  vm.runInNewContext(readFileSync("src/offline/pagesWorker.js", "utf8"), {
    URL,
    fetch,
    setTimeout,
    location: { origin: ORIGIN },
    registration: { scope: `${ORIGIN}${prefix}/` },
    workbox: {
      precaching: { getCacheKeyForURL: (url: string) => keys.get(url) },
    },
    caches: { match: async (key: string) => key },
    Response: { error: () => "error" },
    addEventListener: (_: "fetch", listener: typeof listen) =>
      (listen = listener),
  });
  return (url: string, { mode = "navigate", method = "GET" } = {}) => {
    const request = { url: new URL(url, ORIGIN).href, mode, method };
    const stop = jest.fn();
    let answer: Promise<unknown> | undefined;
    listen({
      request,
      stopImmediatePropagation: stop,
      respondWith: (given: Promise<unknown>) => (answer = given),
    });
    // Whatever it does not answer is the plugin's.
    expect(stop).toHaveBeenCalledTimes(answer ? 1 : 0);
    return answer;
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  fetch.mockReset().mockRejectedValue(new Error("no network"));
});
afterEach(() => jest.useRealTimers());

test.each([
  ["/", "/index.html"],
  ["/?from=mail", "/index.html"],
  ["/about", "/about/index.html"],
  ["/about/", "/about/index.html"],
  ["/about.html", "/about/index.html"],
  ["/about/index.html", "/about/index.html"],
  ["/country/uk", "/country/uk/index.html"],
  ["/country/atlantis", UNLISTED],
  // Everything else leads home.
  ["/country/uk/visa", "/index.html"],
  ["/no/where", "/index.html"],
])("without network %s is answered by the copy of %s", async (url, file) => {
  expect(await start()(url)).toBe(`copy of ${file}`);
  expect(await start("/site")(`/site${url}`)).toBe(`copy of ${file}`);
});

test("and so is the data of a page", async () => {
  expect(await start()(DATA, { mode: "cors" })).toBe(`copy of ${DATA}`);
});

test.each([
  ["another site's page", "https://example.com/about", {}],
  ["a form that is sent", "/about", { method: "POST" }],
  ["a file", "/app-1.js", { mode: "no-cors" }],
])("%s is not answered here", (_, url, options) => {
  expect(start()(url, options)).toBeUndefined();
});

test("with network, pages are as they are on the server, past the browser's own cache", async () => {
  fetch.mockResolvedValue({ status: 200 });
  expect(await start()("/about")).toEqual({ status: 200 });
  expect(fetch.mock.calls[0]![1]).toEqual({ cache: "no-cache" });
  fetch.mockResolvedValue({ status: 404 });
  expect(await start()("/about")).toEqual({ status: 404 });
});

test("the copy answers when the server fails, or has not answered after three seconds", async () => {
  fetch.mockResolvedValueOnce({ status: 503 });
  expect(await start()("/about")).toBe("copy of /about/index.html");
  fetch.mockReturnValueOnce(new Promise(() => {}));
  const answered = jest.fn();
  void start()("/about")!.then(answered);
  await jest.advanceTimersByTimeAsync(2999);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith("copy of /about/index.html");
});

test("before there is a copy the network alone answers", async () => {
  await expect(start("", [])("/about")).rejects.toThrow("no network");
});
