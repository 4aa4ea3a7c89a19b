import { act, fireEvent, render } from "@testing-library/react";
import { useMinute } from "../../src/lib/useInBrowser";
import { useToday } from "../../src/widgets/scholarships/useToday";
import { holdTime, wait } from "../support/render";

const BUILT_AT = "2024-11-01T12:00:00.000Z";

const Minute = () => <p>{useMinute()?.getMinutes()}</p>;
const Today = () => <p>{useToday(BUILT_AT)}</p>;

/** A page that was opened shortly before the visitor's midnight. */
function open() {
  holdTime("2024-11-25T23:58:30");
  const { container, unmount } = render(
    <>
      <Minute />
      <Today />
    </>,
  );
  expect(container).toHaveTextContent("582024-11-25");
  return { container, unmount };
}
const NEXT_DAY = "02024-11-26";

test("minute and day follow the clock of a page that stays open, until it is left", async () => {
  const { container, unmount } = open();
  await wait(90_000);
  expect(container).toHaveTextContent(NEXT_DAY);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  const now = jest.spyOn(Date, "now");
  fireEvent(document, new Event("visibilitychange"));
  fireEvent(window, new Event("pageshow"));
  expect(now).not.toHaveBeenCalled();
});

test.each([
  [
    "a hidden tab that is shown",
    () => fireEvent(document, new Event("visibilitychange")),
  ],
  [
    "a page that returns from the back/forward cache",
    () => fireEvent(window, new Event("pageshow")),
  ],
])("%s is right at once", (_, happen) => {
  const { container } = open();
  // No timer has run meanwhile.
  jest.setSystemTime(new Date("2024-11-26T00:00:10"));
  act(() => void happen());
  expect(container).toHaveTextContent(NEXT_DAY);
});

test("a browser that writes English dates alone knows the day", () => {
  jest
    .spyOn(Date.prototype, "toLocaleDateString")
    .mockReturnValue("11/25/2024");
  open();
});
