import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import type { SiteSettings } from "../../src/content/model";
import { OpenNow } from "../../src/layout/OpenNow";
import { staticQueryAnswer } from "../support/content";
import { holdObservers } from "../support/render";

const { openingHours, home } = staticQueryAnswer().siteSettings as SiteSettings;
const line = <OpenNow hours={openingHours} timeZone={home.timeZone} />;

/** Draws the line at an instant of the visitor's clock, near the window. */
function drawAt(instant: string) {
  jest.useFakeTimers({ now: new Date(instant) });
  const { comes } = holdObservers();
  const drawn = render(line);
  comes();
  return drawn;
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("in the opening hours it says until when, and stays true until the page is left", () => {
  const { container, unmount } = drawAt("2024-11-25T17:58:30+05:30");
  expect(container).toHaveTextContent(/^Open now until 6:00 PM$/);
  act(() => jest.advanceTimersByTime(120_000));
  expect(container).toHaveTextContent("Opens Tuesday 9:00 AM");
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("it waits until it is near the window, or the page is left", () => {
  const { comes, disconnect } = holdObservers();
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
