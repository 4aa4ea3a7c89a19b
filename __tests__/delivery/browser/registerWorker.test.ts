import {
  handOverUnseen,
  registerLater,
} from "../../../src/delivery/browser/registerWorker";

jest.useFakeTimers();

type Registration = { waiting: { postMessage: jest.Mock } | null };

/** A container such as navigator.serviceWorker, with a worker that waits. */
function aContainer() {
  const postMessage = jest.fn();
  const registration: Registration = { waiting: { postMessage } };
  const register = jest.fn().mockResolvedValue(registration);
  const container = {
    register,
    getRegistration: jest.fn().mockResolvedValue(registration),
  } as unknown as ServiceWorkerContainer;
  return { container, register, registration, postMessage };
}

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

function turn(visibility: DocumentVisibilityState) {
  set(document, "visibilityState", visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

afterEach(() => {
  set(navigator, "connection", undefined);
  set(document, "readyState", "complete");
  set(document, "visibilityState", "visible");
});

test("the worker is registered a moment after the page has loaded", async () => {
  set(document, "readyState", "interactive");
  const { container, register, registration } = aContainer();
  registerLater(container);
  const registered = container.register("/sw.js");
  await jest.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  expect(register).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(register).toHaveBeenCalledWith("/sw.js");
  expect(await registered).toBe(registration);
});

test("a registration that fails says so", async () => {
  const { container, register } = aContainer();
  register.mockRejectedValue(new Error("no worker"));
  registerLater(container);
  const registered = expect(container.register("/sw.js")).rejects.toThrow(
    "no worker",
  );
  await jest.runAllTimersAsync();
  await registered;
});

test("under Save-Data there is none", async () => {
  set(navigator, "connection", { saveData: true });
  const { container, register } = aContainer();
  registerLater(container);
  void container.register("/sw.js");
  await jest.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
});

test("a page out of sight lets the worker that waits take over", async () => {
  const { container, postMessage } = aContainer();
  handOverUnseen(container);
  turn("hidden");
  await jest.advanceTimersByTimeAsync(1000);
  expect(postMessage).toHaveBeenCalledWith({ gatsbyApi: "takeOver" });
});

test("a page that is looked at again within a second does not", async () => {
  const { container, postMessage } = aContainer();
  handOverUnseen(container);
  turn("hidden");
  await jest.advanceTimersByTimeAsync(500);
  turn("visible");
  await jest.runAllTimersAsync();
  expect(postMessage).not.toHaveBeenCalled();
});

test("without a worker that waits nothing happens", async () => {
  const { container, registration, postMessage } = aContainer();
  registration.waiting = null;
  handOverUnseen(container);
  turn("hidden");
  await jest.runAllTimersAsync();
  expect(postMessage).not.toHaveBeenCalled();
});
