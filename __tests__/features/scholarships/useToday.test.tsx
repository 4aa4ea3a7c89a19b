import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  hasPassed,
  useToday,
} from "../../../src/features/scholarships/useToday";

const BUILT_AT = "2024-11-25T11:59:59Z";

function Today() {
  return <output>{useToday(BUILT_AT)}</output>;
}

/** The page as it is drawn at a moment on the visitor's own clock. */
function at(...moment: [number, number, number, number, number, number]) {
  jest.useFakeTimers({ now: new Date(...moment) });
  render(<Today />);
  return screen.getByRole("status").textContent;
}

afterEach(() => jest.useRealTimers());

test("today is the day on the visitor's own calendar, up to its last second", () => {
  expect(at(2024, 10, 25, 23, 59, 59)).toBe("2024-11-25");
});

test("and the next one from midnight on", () => {
  expect(at(2024, 10, 26, 0, 0, 0)).toBe("2024-11-26");
});

test("in the HTML it is the earliest day that anybody had when the site was built", () => {
  expect(renderToString(<Today />)).toBe("<output>2024-11-24</output>");
});

test.each([
  ["2024-11-24", false],
  ["2024-11-25", false],
  ["2024-11-26", true],
  ["2025-01-01", true],
])("on %s the deadline 2024-11-25 has passed: %s", (today, passed) => {
  expect(hasPassed("2024-11-25", today)).toBe(passed);
});
