import {
  installWorker,
  keepOpened,
} from "../../../src/delivery/browser/offline";

jest.useFakeTimers();

type Registration = { waiting: { postMessage: jest.Mock } | null };

/** A container such as navigator.serviceWorker, with a worker that waits. */
function aContainer() {
  const postMessage = jest.fn();
  const registration: Registration = { waiting: { postMessage } };
  const register = jest.fn().mockResolvedValue(registration);
  const container = {
    register,
    addEventListener: jest.fn(),
    controller: null as { postMessage: jest.Mock } | null,
    getRegistration: jest.fn().mockResolvedValue(registration),
  } as unknown as ServiceWorkerContainer & { controller: unknown };
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
  const { container, register } = aContainer();
  installWorker(container);
  await jest.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  expect(register).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(register).toHaveBeenCalledWith("/sw.js");
});

test("under Save-Data it is one that fetches nothing ahead, and a whole copy stays", async () => {
  set(navigator, "connection", { saveData: true });
  const { container, register } = aContainer();
  installWorker(container);
  await jest.runAllTimersAsync();
  expect(register).toHaveBeenCalledWith("/sw.js?save-data");
  register.mockClear();
  Object.assign(container, { controller: { postMessage: jest.fn() } });
  installWorker(container);
  await jest.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
});

test("under Save-Data the worker hears which page is open", async () => {
  const { container } = aContainer();
  const postMessage = jest.fn();
  Object.assign(container, { controller: { postMessage } });
  Object.assign(performance, { getEntriesByType: () => [{ name: "/x.js" }] });
  keepOpened(container);
  await jest.runAllTimersAsync();
  expect(postMessage).not.toHaveBeenCalled();
  set(navigator, "connection", { saveData: true });
  keepOpened(container);
  await jest.runAllTimersAsync();
  expect(postMessage).toHaveBeenCalledWith(
    expect.objectContaining({
      gatsbyApi: "keep",
      addresses: [location.href, "/x.js"],
    }),
  );
});

test("a page out of sight lets the waiting worker take over", async () => {
  const { container, postMessage } = aContainer();
  installWorker(container);
  turn("hidden");
  await jest.advanceTimersByTimeAsync(1000);
  expect(postMessage).toHaveBeenCalledWith({ gatsbyApi: "skipWaitingUnseen" });
});

test("a page that is looked at again within a second does not", async () => {
  const { container, postMessage } = aContainer();
  installWorker(container);
  turn("hidden");
  await jest.advanceTimersByTimeAsync(500);
  turn("visible");
  await jest.runAllTimersAsync();
  expect(postMessage).not.toHaveBeenCalled();
});

test("without a waiting worker nothing happens", async () => {
  const { container, registration, postMessage } = aContainer();
  registration.waiting = null;
  installWorker(container);
  turn("hidden");
  await jest.runAllTimersAsync();
  expect(postMessage).not.toHaveBeenCalled();
});
