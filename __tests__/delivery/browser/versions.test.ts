/** @jest-environment-options {"url": "https://longitude.example/about"} */

// The state of a page is the module's own: each test has its own copy of it.
type Versions = typeof import("../../../src/delivery/browser/versions");
let versions: Versions;

const OURS = '{"version":"aaa","path":"/x"}';
const OTHER = '{"version":"bbb","path":"/x"}';

const navigate = jest.fn();
const loader = {
  loadAppData: jest.fn(),
  loadPage: jest.fn(),
  loadPageSync: jest.fn(),
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
  history.replaceState(null, "", "/about");
  loader.loadAppData.mockImplementation(async () => versions.noteVersion(OURS));
  Object.assign(window, {
    ___webpackCompilationHash: "aaa",
    ___navigate: navigate,
    ___loader: loader,
  });
  jest.isolateModules(() => {
    versions = jest.requireActual("../../../src/delivery/browser/versions");
  });
  const listen = jest.spyOn(document, "addEventListener");
  versions.watchMoves();
  listeners = listen.mock.calls as typeof listeners;
});

let listeners: [string, EventListener][];
afterEach(() =>
  listeners.forEach((listener) => document.removeEventListener(...listener)),
);

const move = async (to: string | number) => {
  window.___navigate!(to);
  await jest.advanceTimersByTimeAsync(0);
};

test("data of the page's own version are no news, data of another one are", () => {
  versions.noteVersion(OURS);
  versions.noteVersion("<!DOCTYPE html>");
  expect(versions.isOutdated()).toBe(false);
  versions.noteVersion(OTHER);
  expect(versions.isOutdated()).toBe(true);
});

test("a link to a page of the same version is Gatsby's", async () => {
  await move("/services?x=1");
  expect(loader.loadPage).toHaveBeenCalledWith("/services");
  expect(navigate).toHaveBeenCalledWith("/services?x=1", undefined);
});

test("a move within the page, and one by number, ask nothing", async () => {
  await move("#top");
  await move(-1);
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(loader.loadAppData).not.toHaveBeenCalled();
});

test("a page that is there is shown at once, and loaded anew when there was a deployment", async () => {
  let answer = () => {};
  loader.loadAppData.mockReturnValue(
    new Promise<void>((settle) => {
      answer = settle;
    }),
  );
  // Having no document of the browser's to load is what jsdom complains about.
  const complain = jest.spyOn(console, "error").mockImplementation();
  await move("/services");
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(complain).not.toHaveBeenCalled();
  versions.noteVersion(OTHER);
  answer();
  await jest.advanceTimersByTimeAsync(0);
  expect(complain).toHaveBeenCalledTimes(1);
  // Known by now: Gatsby shows nothing more of what it has in memory.
  await move("/programs");
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(complain).toHaveBeenCalledTimes(2);
});

test("a page from the browser's memory is loaded anew after a deployment", async () => {
  const complain = jest.spyOn(console, "error").mockImplementation();
  versions.watchHistory();
  const show = async (persisted: boolean) => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
    await jest.advanceTimersByTimeAsync(0);
  };
  await show(true);
  loader.loadAppData.mockImplementation(async () =>
    versions.noteVersion(OTHER),
  );
  await jest.advanceTimersByTimeAsync(2000);
  await show(false);
  expect(complain).not.toHaveBeenCalled();
  await show(true);
  expect(complain).toHaveBeenCalledTimes(1);
});

test("a hand that rests on a link and presses it asks once", async () => {
  document.body.innerHTML = `<a href="/services"><b>Services</b></a>`;
  const over = new Event("pointerover", { bubbles: true });
  document.querySelector("b")!.dispatchEvent(over);
  await move("/services");
  expect(loader.loadAppData).toHaveBeenCalledTimes(1);
});

test("of two links in a row the second is followed", async () => {
  loader.loadPage.mockReturnValueOnce(
    new Promise((settle) => setTimeout(settle, 500)),
  );
  await move("/services");
  await move("/programs");
  await jest.advanceTimersByTimeAsync(500);
  expect(navigate.mock.calls).toEqual([["/programs", undefined]]);
});
