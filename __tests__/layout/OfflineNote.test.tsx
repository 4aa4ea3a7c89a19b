import { act, render, screen } from "@testing-library/react";
import { OfflineNote } from "../../src/layout/OfflineNote";

/** The browser's own word on the network. */
function goes(to: "offline" | "online") {
  Object.defineProperty(navigator, "onLine", {
    value: to === "online",
    configurable: true,
  });
  act(() => void window.dispatchEvent(new Event(to)));
}

/** The service worker's side of the page. */
function withWorker() {
  const worker = Object.assign(new EventTarget(), {
    controller: { postMessage: jest.fn() },
  });
  Object.defineProperty(navigator, "serviceWorker", {
    value: worker,
    configurable: true,
  });
  return {
    asked: worker.controller.postMessage,
    says: (data: unknown) =>
      act(
        () => void worker.dispatchEvent(new MessageEvent("message", { data })),
      ),
  };
}

afterEach(() => {
  goes("online");
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const note = () => (
  <OfflineNote
    text="Offline copy of {day}"
    builtAt="2026-11-19T20:00:00.000Z"
    timeZone="Asia/Kolkata"
  />
);

test("without network it says of which day the copy is, on the consultancy's clock, and the page makes room for it", () => {
  const page = document.documentElement;
  render(note());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(page).not.toHaveAttribute("data-offline");
  goes("offline");
  expect(screen.getByRole("status")).toHaveTextContent(
    "Offline copy of 20 Nov 2026",
  );
  expect(page).toHaveAttribute("data-offline");
  goes("online");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(page).not.toHaveAttribute("data-offline");
});

test("it is there when the worker says that the page is a copy, whatever the browser thinks", () => {
  const { asked, says } = withWorker();
  render(note());
  expect(asked).toHaveBeenCalledWith({ gatsbyApi: "isCopy" });
  says({ isCopy: true });
  expect(screen.getByRole("status")).toHaveTextContent("Offline copy");
  says("something else");
  says(null);
  expect(screen.getByRole("status")).toHaveTextContent("Offline copy");
  says({ isCopy: false });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
