// Specification: 5.8, 5.9
import { act, fireEvent, render } from "@testing-library/react";
import { useMinute, useToday } from "../src/lib/useInBrowser";
import { holdTime, wait } from "./support/render";

// What our part of Gatsby in the browser does. How React begins, with real pages: browser/scripts, browser/routes,
// browser/failing; what is typed before, with React and with what extensions add: browser/contact.

// The clock

const Minute = () => <p>{useMinute()?.getMinutes()}</p>;
const Today = () => <p>{useToday("2024-11-01T12:00:00.000Z")}</p>;

/** A page that was opened shortly before the visitor's midnight. */
function open() {
  holdTime("2024-11-25T23:58:30");
  const { container, unmount } = render([
    <Minute key="minute" />,
    <Today key="today" />,
  ]);
  expect(container).toHaveTextContent("582024-11-25");
  return { container, unmount };
}
const NEXT_DAY = "02024-11-26";
const isShown = () => fireEvent(document, new Event("visibilitychange"));
const returns = () => fireEvent(window, new Event("pageshow"));

test("minute and day follow the clock of a page that stays open, until it is left", async () => {
  const { container, unmount } = open();
  await wait(90_000);
  expect(container).toHaveTextContent(NEXT_DAY);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  const now = jest.spyOn(Date, "now");
  isShown();
  returns();
  expect(now).not.toHaveBeenCalled();
});

test.each([
  ["a hidden tab that is shown", isShown],
  ["a page that returns from the back/forward cache", returns],
])("%s is right at once", (_, happen) => {
  const { container } = open();
  // No timer has run meanwhile.
  jest.setSystemTime(new Date("2024-11-26T00:00:10"));
  act(() => void happen());
  expect(container).toHaveTextContent(NEXT_DAY);
});

test("a browser that writes English dates alone knows the day", () => {
  const write = jest.spyOn(Date.prototype, "toLocaleDateString");
  write.mockReturnValue("11/25/2024");
  open();
});
