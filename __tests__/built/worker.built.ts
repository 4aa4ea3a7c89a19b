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
    return (answer as Response).text();
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

test("a worker for those who save data fetches nothing when it is installed", async () => {
  const worker = startWorker("public", "/sw.js?save-data");
  worker.run("sw.js");
  await worker.dispatch("install", {});
  worker.state.isOnline = false;
  const answer = await asking(worker)("/about", "navigate", { clientId: "" });
  expect(answer).toBe("");
});
