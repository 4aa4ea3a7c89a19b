import {
  activateWhenHidden,
  registerLater,
  workers,
} from "../../src/offline/register";
import { holdTime, wait } from "../support/render";

const connection = (saveData: boolean) =>
  Object.defineProperty(navigator, "connection", {
    value: { saveData },
    configurable: true,
  });
afterEach(() => connection(false));

/** The browser's container of workers. */
function container() {
  const register = jest.fn(async () => "registered");
  const workers = { register } as never as ServiceWorkerContainer;
  registerLater(workers);
  return { workers, register };
}

test("the worker is registered two seconds later", async () => {
  holdTime();
  const { workers, register } = container();
  const registered = workers.register("/sw.js");
  await wait(1999);
  expect(register).not.toHaveBeenCalled();
  await wait(1);
  expect(register.mock.calls).toEqual([["/sw.js"]]);
  expect(await registered).toBe("registered");
});

test("under Save-Data there is no offline copy", async () => {
  holdTime();
  connection(true);
  const { workers, register } = container();
  void workers.register("/sw.js");
  await wait(60_000);
  expect(register).not.toHaveBeenCalled();
});

test("a browser that refuses to name its workers is one without", () => {
  class Refusing {
    get serviceWorker(): ServiceWorkerContainer {
      throw new DOMException("The document is sandboxed", "SecurityError");
    }
  }
  Object.assign(window, { Navigator: Refusing });
  jest
    .spyOn(window, "navigator", "get")
    .mockReturnValue(new Refusing() as never);
  expect(workers()).toBeUndefined();
  expect("serviceWorker" in navigator).toBe(false);
});

test("a new worker is asked to take over once the tab is out of sight", async () => {
  const postMessage = jest.fn();
  const getRegistration = async () => ({ waiting: { postMessage } });
  activateWhenHidden({ getRegistration } as never);
  const state = jest.spyOn(document, "visibilityState", "get");
  const change = async (to: DocumentVisibilityState) => {
    state.mockReturnValue(to);
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
  };
  await change("visible");
  expect(postMessage).not.toHaveBeenCalled();
  await change("hidden");
  expect(postMessage.mock.calls).toEqual([["activate if hidden"]]);
});

test("where cookies are blocked, and workers with them, nothing is left uncaught", async () => {
  const failed = jest.fn();
  const refused = { catch: failed.mockResolvedValue(null) };
  activateWhenHidden({ getRegistration: () => refused } as never);
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(failed).toHaveBeenCalled();
});
