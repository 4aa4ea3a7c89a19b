import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import type { SiteSettings } from "../../src/content/model";
import { OpenNow } from "../../src/layout/OpenNow";
import { staticQueryAnswer } from "../support/content";

const { openingHours, home } = staticQueryAnswer().siteSettings as SiteSettings;
const line = <OpenNow hours={openingHours} timeZone={home.timeZone} />;

/** Has what is observed come near the window, or not. */
let comes: (isNear: boolean) => void;
const disconnect = jest.fn();

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comes = (isIntersecting) =>
        act(() => callback([{ isIntersecting }] as never, this as never));
    }
    observe() {}
    disconnect = disconnect;
  } as never;
});

/** Draws the line at an instant of the visitor's clock, near the window. */
function drawAt(instant: string) {
  jest.useFakeTimers({ now: new Date(instant) });
  const { container } = render(line);
  comes(true);
  return container;
}

afterEach(() => {
  jest.useRealTimers();
  jest.resetAllMocks();
});

test("in the opening hours it says until when", () => {
  expect(drawAt("2024-11-25T12:00+05:30")).toHaveTextContent(
    /^Open now until 6:00 PM$/,
  );
});

test("it stays true while the page is open", () => {
  const page = drawAt("2024-11-25T17:58:30+05:30");
  expect(page).toHaveTextContent("Open now until 6:00 PM");
  act(() => jest.advanceTimersByTime(120_000));
  expect(page).toHaveTextContent("Opens Tuesday 9:00 AM");
});

test("it stops counting when the page is left", () => {
  jest.useFakeTimers();
  const { unmount } = render(line);
  comes(true);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("it waits until it is near the window, or the page is left", () => {
  const { container, unmount } = render(line);
  comes(false);
  expect(container).toHaveTextContent(/^$/);
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test("in the HTML it says nothing: only the browser knows what time it is", () => {
  expect(renderToString(line)).toMatch(/^<p[^>]*><\/p>$/);
});
