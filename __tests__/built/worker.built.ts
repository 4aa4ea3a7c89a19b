import { startWorker } from "../../src/delivery/workerProof";

const ORIGIN = "https://longitude.example";

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
