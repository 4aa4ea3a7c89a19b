import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { wrapPageElement } from "../../src/frame/Frame";

/** The frame of a page, around one that says next to nothing. */
export const frameAt = (pathname: string) =>
  wrapPageElement({
    element: <h1>A page</h1>,
    props: { location: { pathname } },
  } as Parameters<typeof wrapPageElement>[0]);

/** What the server sends is in the document. @returns what hydrates it */
export function serve(element: ReactElement) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(element);
  return () => render(element, { container, hydrate: true });
}

/** From now on time passes only when the test says so. @returns a visitor who needs none */
export function holdTime(now?: string) {
  jest.useFakeTimers(now ? { now: new Date(now) } : {});
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

export const wait = (ms: number) =>
  act(() => jest.advanceTimersByTimeAsync(ms));
