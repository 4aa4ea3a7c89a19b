// Specification: 5.2, 5.3
import {
  endWait,
  watchNavigation,
} from "../../../plugins/gatsby-plugin-visits/navigation";

// Every order in which pages may come.

/** Null: Gatsby knows no such page. */
type Answer = { status: string } | null;
const COMPLETE: Answer = { status: "success" };

const navigate = jest.fn(() => endWait());
const routerHears = jest.fn();
const waiting = new Map<string, (page: Answer) => void>();
const loaded = new Set<string>();

/** The page's data and script have come, or were lost. */
async function comes(path: string, page: Answer = COMPLETE) {
  loaded.add(path);
  waiting.get(path)!(page);
  await jest.advanceTimersByTimeAsync(0);
}

/** Called when the browser is told to open a page: Jest's DOM opens none, and says so. */
const expectOpened = () =>
  jest.spyOn(console, "error").mockImplementation(() => {});

/** Back and Forward: the address changes at once. */
function goesTo(path: string) {
  window.history.replaceState({ key: path }, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

beforeAll(() => {
  Object.assign(window, {
    ___navigate: navigate,
    ___loader: {
      loadPage: (path: string) =>
        loaded.has(path)
          ? Promise.resolve({ status: "success" })
          : new Promise((come) => waiting.set(path, come)),
      loadPageSync: (path: string) => loaded.has(path) || undefined,
    },
  });
  watchNavigation();
  window.addEventListener("popstate", () => routerHears(location.pathname));
});
beforeEach(() => {
  jest.useFakeTimers();
  endWait();
  loaded.clear();
  loaded.add("/");
});

test("a page is Gatsby's to draw when it has come", async () => {
  window.___navigate("/about?q=1", { replace: false });
  expect(navigate).not.toHaveBeenCalled();
  await comes("/about");
  expect(navigate.mock.calls).toEqual([["/about?q=1", { replace: false }]]);
});

test("after a wait no listener keeps the page out of Firefox's back/forward cache", async () => {
  const added = jest.spyOn(window, "addEventListener");
  const removed = jest.spyOn(window, "removeEventListener");
  window.___navigate("/about");
  expect(added.mock.calls.map(([type]) => type)).toEqual(["beforeunload"]);
  removed.mockClear();
  await comes("/about");
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test.each([
  ["/services", "/about"],
  ["/about", "/services"],
])(
  "of two presses the second counts, where %s comes before %s",
  async (...order) => {
    window.___navigate("/about");
    window.___navigate("/services");
    for (const path of order) await comes(path);
    expect(navigate.mock.calls).toEqual([["/services", undefined]]);
  },
);

test.each([
  ["Back", () => goesTo("/")],
  [
    "an address that was typed",
    () => window.dispatchEvent(new Event("beforeunload")),
  ],
])("%s counts more than an earlier press", async (_, happen) => {
  window.___navigate("/about");
  happen();
  await comes("/about");
  expect(navigate).not.toHaveBeenCalled();
});

test("Back to a page that has yet to come is Gatsby's to draw when it has, and not after a later press", async () => {
  goesTo("/");
  expect(routerHears.mock.calls.splice(0)).toEqual([["/"]]);
  goesTo("/about");
  expect(routerHears).not.toHaveBeenCalled();
  await comes("/about");
  expect(routerHears.mock.calls).toEqual([["/about"]]);
  goesTo("/programs");
  window.___navigate("/services");
  await comes("/services");
  await comes("/programs");
  expect(routerHears).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls).toEqual([["/services", undefined]]);
});

test("after a moment it is known which page is on its way, the latest one, until it is drawn", async () => {
  const known: string[] = [];
  const told = ({ detail }: CustomEvent<string>) => void known.push(detail);
  window.addEventListener("visits:wait", told);
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  window.___navigate("/about");
  await wait(299);
  expect(known).toEqual([]);
  await wait(1);
  expect(known).toEqual(["/about"]);
  window.___navigate("/services/?q=1");
  await wait(300);
  await comes("/services/");
  // A page that is there at once, and Back.
  window.___navigate("/programs");
  goesTo("/");
  await wait(300);
  expect(known).toEqual(["/about", "", "/services", ""]);
  window.removeEventListener("visits:wait", told);
});

test("a second press has the browser open the page, but a double click does not", async () => {
  const opened = expectOpened();
  window.___navigate("/about");
  window.___navigate("/about");
  await jest.advanceTimersByTimeAsync(300);
  expect(opened).not.toHaveBeenCalled();
  window.___navigate("/about");
  expect(opened).toHaveBeenCalledTimes(1);
});

test.each([{ status: "error" }, null])(
  "a page that comes as %j is the browser's to open",
  async (page) => {
    const opened = expectOpened();
    window.___navigate("/about");
    await comes("/about", page);
    expect(navigate).not.toHaveBeenCalled();
    expect(opened).toHaveBeenCalledTimes(1);
  },
);

test("a page that has come is not waited for, also where Gatsby has nothing to draw", async () => {
  const opened = expectOpened();
  navigate.mockImplementationOnce(() => {});
  window.___navigate("/about");
  await comes("/about");
  await jest.advanceTimersByTimeAsync(8000);
  expect(opened).not.toHaveBeenCalled();
});

test("a page that the browser is opening gives way to a press", async () => {
  const opened = expectOpened();
  const stopped = jest.spyOn(window, "stop").mockImplementation(() => {});
  window.___navigate("/about");
  await jest.advanceTimersByTimeAsync(7999);
  expect(opened).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledTimes(1);
  await comes("/about");
  expect(navigate).not.toHaveBeenCalled();
  expect(stopped).not.toHaveBeenCalled();
  window.___navigate("/services");
  expect(stopped).toHaveBeenCalledTimes(1);
  await comes("/services");
  expect(navigate.mock.calls).toEqual([["/services", undefined]]);
  // What the page itself still loads is not stopped.
  window.___navigate("/programs");
  expect(stopped).toHaveBeenCalledTimes(1);
});
