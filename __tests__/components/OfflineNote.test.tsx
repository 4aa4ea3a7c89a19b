import { act, render, screen } from "@testing-library/react";
import { OfflineNote } from "../../src/components/OfflineNote";
import { changeSite } from "../support/content";

/** The browser's own word on the network. */
function goes(to: "offline" | "online") {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(to === "online");
  act(() => void window.dispatchEvent(new Event(to)));
}

test("without network it says of which day the copy is, on the consultancy's clock, and the page makes room for it", () => {
  changeSite({}, { buildTime: "2026-11-19T20:00:00.000Z" });
  const page = document.documentElement;
  render(<OfflineNote />);
  const note = screen.getByRole("status");
  expect(note).toBeEmptyDOMElement();
  goes("offline");
  expect(note).toHaveTextContent("Offline copy of 20 Nov 2026");
  expect(page).toHaveAttribute("data-offline");
  goes("online");
  expect(note).toBeEmptyDOMElement();
  expect(page).not.toHaveAttribute("data-offline");
});
