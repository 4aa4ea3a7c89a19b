import {
  drawMove,
  noteArrival,
} from "../../../src/delivery/browser/transition";

const start = jest.fn();
const matches = jest.fn();
const navigate = jest.fn();
const failed = () => Promise.reject(new Error("skipped"));
const { requestAnimationFrame } = window;

Object.defineProperty(navigator, "userAgentData", { value: {} });

let finish = () => {};
beforeEach(() => {
  jest.resetAllMocks();
  document.body.innerHTML = `<a href="/country/uk" data-way="west">UK</a><div data-place="/country/germany"></div>`;
  jest
    .spyOn(document.querySelector("div")!, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, 0, 10, 10));
  window.matchMedia = (() => ({ matches: matches() })) as never;
  start.mockImplementation(() => ({
    ready: failed(),
    updateCallbackDone: failed(),
    finished: new Promise<void>((settle) => {
      finish = settle;
    }),
  }));
  document.startViewTransition = start;
});

const shared = () => document.querySelectorAll("[data-shared]").length;
/** The browser has its picture of the old page. */
const update = (): Promise<void> => start.mock.lastCall![0]();

test("visitors who want less motion, and older browsers, get the page as ever", () => {
  matches.mockReturnValueOnce(true);
  drawMove("/", "/about", navigate);
  document.startViewTransition = undefined as never;
  drawMove("/", "/about", navigate);
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(start).not.toHaveBeenCalled();
});

test("a card goes on as its country's head, until the move is over", async () => {
  drawMove("/", "/country/germany/", navigate);
  expect(shared()).toBe(1);
  expect(navigate).not.toHaveBeenCalled();
  const updated = update();
  expect(navigate).toHaveBeenCalled();
  noteArrival();
  await updated;
  expect(shared()).toBe(1);
  finish();
  await Promise.resolve();
  expect(shared()).toBe(0);
});

test("a neighbour comes from its side, any other page fades", () => {
  drawMove("/country/germany", "/country/uk", navigate);
  expect(document.documentElement).toHaveAttribute("data-way", "west");
  drawMove("/country/germany", "/services", navigate);
  expect(document.documentElement).not.toHaveAttribute("data-way");
  expect(shared()).toBe(0);
});

test("no fade delays the page where a press was answered late", () => {
  const press = new MouseEvent("click");
  Object.defineProperty(press, "timeStamp", { value: performance.now() - 10 });
  dispatchEvent(press);
  drawMove("/country/germany", "/services", navigate);
  expect(navigate).toHaveBeenCalled();
  drawMove("/country/germany", "/country/uk", navigate);
  expect(start).toHaveBeenCalledTimes(1);

  dispatchEvent(new MouseEvent("click"));
  drawMove("/country/germany", "/services", navigate);
  expect(start).toHaveBeenCalledTimes(2);
});

test("the old page stands still for a second at most, and frames go on", async () => {
  jest.useFakeTimers();
  drawMove("/", "/about", navigate);
  const updated = update();
  expect(window.requestAnimationFrame).not.toBe(requestAnimationFrame);
  await jest.advanceTimersByTimeAsync(1000);
  await updated;
  expect(window.requestAnimationFrame).toBe(requestAnimationFrame);
  jest.useRealTimers();
});

test("frames go on when the router fails", async () => {
  navigate.mockImplementation(() => {
    throw new Error("failed");
  });
  drawMove("/", "/about", navigate);
  await expect(update()).rejects.toThrow("failed");
  expect(window.requestAnimationFrame).toBe(requestAnimationFrame);
});
