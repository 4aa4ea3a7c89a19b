type Prefetch = typeof import("../../../src/delivery/browser/prefetch").default;
let prefetch: Prefetch;

const supports = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  supports.mockReturnValue(true);
  Object.defineProperty(DOMTokenList.prototype, "supports", {
    value: supports,
    configurable: true,
  });
  jest.isolateModules(() => {
    ({ default: prefetch } = jest.requireActual(
      "../../../src/delivery/browser/prefetch",
    ));
  });
});

const link = () => document.querySelector<HTMLLinkElement>("link")!;

/** Has it settled by now? */
async function isSettled(promise: Promise<unknown>) {
  let settled = false;
  void promise.then(() => (settled = true));
  await jest.advanceTimersByTimeAsync(0);
  return settled;
}

test.each(["load", "error"])("it settles on %s", async (event) => {
  const fetched = prefetch("/x.json", {
    as: "fetch",
    crossOrigin: "anonymous",
  });
  expect(link()).toMatchObject({ rel: "prefetch", as: "fetch" });
  expect(await isSettled(fetched)).toBe(false);
  link().dispatchEvent(new Event(event));
  expect(await isSettled(fetched)).toBe(true);
});

test("it settles where the browser says nothing, as Firefox does of what a policy refuses", async () => {
  const fetched = prefetch("/x.json");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await isSettled(fetched)).toBe(true);
});

test("a file is fetched ahead once", () => {
  void prefetch("/x.js");
  void prefetch("/x.js");
  expect(document.querySelectorAll("link")).toHaveLength(1);
});

test("Safari fetches scripts ahead, and leaves data to Gatsby, which fetches them next", async () => {
  supports.mockReturnValue(false);
  const fetched = jest.fn().mockRejectedValue(new TypeError("lost"));
  Object.assign(globalThis, { fetch: fetched });
  expect(await isSettled(prefetch("/x.json"))).toBe(true);
  expect(await isSettled(prefetch("/x.js"))).toBe(true);
  expect(fetched.mock.calls).toEqual([["/x.js"]]);
});
