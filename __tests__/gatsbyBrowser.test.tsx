// Specification: 5.8, 5.9
import { render } from "@testing-library/react";
import { useMinute, useToday } from "../src/lib/useInBrowser";
import { holdTime, wait } from "./support/render";

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

test("minute and day follow the clock of a page that stays open, until it is left", async () => {
  const { container, unmount } = open();
  await wait(90_000);
  expect(container).toHaveTextContent("02024-11-26");
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("a browser that writes English dates alone knows the day", () => {
  const write = jest.spyOn(Date.prototype, "toLocaleDateString");
  write.mockReturnValue("11/25/2024");
  open();
});
