import { act, render } from "@testing-library/react";
import { Footer } from "../../src/frame/Footer";
import { holdTime, wait } from "../support/render";

// What the server sends of it is in built/frame, every instant of the week in lib/hours.

test("it says until when somebody answers, and stays true until the page is left", async () => {
  holdTime("2024-11-25T17:58:30+05:30");
  const { container, unmount } = render(<Footer />);
  expect(container).toHaveTextContent("Open now until 6:00 PM");
  await wait(90_000);
  expect(container).toHaveTextContent("Opens Tuesday 9:00 AM");
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("it says that the site can be read without internet once the worker, and with it the whole copy, is ready", async () => {
  let install = () => {};
  const ready = new Promise<void>((resolve) => (install = resolve));
  Object.defineProperty(navigator, "serviceWorker", {
    value: { ready },
    configurable: true,
  });
  const { container } = render(<Footer />);
  expect(container).not.toHaveTextContent("Saved");
  await act(async () => install());
  expect(container).toHaveTextContent("Saved: readable without internet");
  Reflect.deleteProperty(navigator, "serviceWorker");
});
