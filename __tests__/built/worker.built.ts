import { readFileSync } from "node:fs";
import zlib from "node:zlib";
import { startWorker } from "../../src/delivery/proof/workerWorld";

// What is in the copy, and that nothing else is, the build proves itself (src/delivery/proof/worker.ts).

const ORIGIN = "https://longitude.example";

/** What the copy may cost a visitor. On the visitor's disk the worker packs it: see browser/offline.spec.ts. */
const MOST_BYTES = 1_500_000;

test("the copy costs little over the wire", () => {
  const list = [
    ...readFileSync("public/sw.js", "utf8").matchAll(/"url": "([^"]+)"/g),
  ];
  const sizes = list.map(([, name]) => {
    const file = readFileSync(`public/${name}`);
    return Math.min(file.length, zlib.gzipSync(file).length);
  });
  const packed = sizes.reduce((sum, size) => sum + size, 0);
  process.stderr.write(
    `The offline copy: ${list.length} files, ${Math.round(packed / 1000)} KB over the wire (gzip).\n`,
  );
  expect(list.length).toBeGreaterThan(100);
  expect(packed).toBeLessThan(MOST_BYTES);
});

/** What the worker answers to a window. */
function asking({ dispatch }: ReturnType<typeof startWorker>) {
  return async (path: string, mode: string, ids: object) => {
    const request = {
      url: ORIGIN + path,
      method: "GET",
      mode,
      destination: "",
    };
    const answer = await dispatch("fetch", { request, ...ids });
    const { type } = answer as Response;
    return type === "error" ? "no network" : (answer as Response).text();
  };
}

test("in Safari before 16, which names no window to come, a page from the copy is known by its address", async () => {
  const worker = startWorker("public");
  const ask = asking(worker);
  worker.run("sw.js");
  await worker.dispatch("install", {});
  worker.state.isOnline = false;
  await ask("/about", "navigate", { clientId: "" });
  worker.state.windows.set("1", { url: `${ORIGIN}/about` });
  const messages: unknown[] = [];
  const source = {
    id: "1",
    postMessage: (message: unknown) => messages.push(message),
  };
  await worker.dispatch("message", { source, data: { gatsbyApi: "isCopy" } });
  expect(messages).toEqual([{ isCopy: true }]);
});

describe("a worker for those who save data", () => {
  const worker = startWorker("public", "/sw.js?save-data");
  const ask = (path: string, mode = "cors") =>
    asking(worker)(path, mode, { clientId: "" });
  const DATA = "/page-data/about/page-data.json";
  const [sheet = ""] = /\/assets\/styled-[0-9a-f]{8}-\w+\.css/.exec(
    readFileSync("public/about/index.html", "utf8"),
  )!;
  beforeAll(() => {
    worker.run("sw.js");
    return worker.dispatch("install", {});
  });
  afterEach(() => {
    worker.state.isOnline = true;
    jest.useRealTimers();
  });

  test("fetches nothing when it is installed, and says that there is no network instead of no such page", async () => {
    worker.state.isOnline = false;
    expect(await ask("/about", "navigate")).toBe("no network");
    expect(await ask(DATA)).toBe("no network");
  });

  test("waits for a slow network, as it has no copy", async () => {
    jest.useFakeTimers();
    worker.state.answers = new Promise((settle) => setTimeout(settle, 20_000));
    const answer = ask(DATA);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await answer).toBe(readFileSync(`public${DATA}`, "utf8"));
  });

  test("keeps what was opened, its styles too", async () => {
    await worker.dispatch("message", {
      data: {
        gatsbyApi: "keep",
        version: "1",
        addresses: ["/about.html", sheet].map((path) => ORIGIN + path),
      },
    });
    worker.state.isOnline = false;
    expect(await ask("/about", "navigate")).toContain("<h1");
    expect(await ask(sheet)).toBe(readFileSync(`public${sheet}`, "utf8"));
  });
});
