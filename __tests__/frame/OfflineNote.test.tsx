import { act, render, screen } from "@testing-library/react";
import { OfflineNote } from "../../src/frame/OfflineNote";
import { changeSite } from "../support/content";

/** The browser's own word on the network. */
function goes(to: "offline" | "online") {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(to === "online");
  act(() => void window.dispatchEvent(new Event(to)));
}

const setWorker = (controller: object | null) =>
  Object.defineProperty(navigator, "serviceWorker", {
    value: { controller },
    configurable: true,
  });
afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

test("without network it says of which day the copy is, on the consultancy's clock", () => {
  setWorker({});
  changeSite({}, { buildTime: "2026-11-19T20:00:00.000Z" });
  render(<OfflineNote />);
  const note = screen.getByRole("status");
  expect(note).toBeEmptyDOMElement();
  goes("offline");
  expect(note).toHaveTextContent("Offline copy of 20 Nov 2026");
  goes("online");
  expect(note).toBeEmptyDOMElement();
});

test.each([
  ["has no worker", () => {}],
  ["has none for this page yet", () => void setWorker(null)],
])("a browser that %s shows no copy, so nothing is said", (_, begin) => {
  begin();
  render(<OfflineNote />);
  goes("offline");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
