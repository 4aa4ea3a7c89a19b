import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useClearOfText } from "../../src/layout/useClearOfText";

// Where it rests needs a layout: browser/phone.

function Floating() {
  const box = useRef<HTMLElement>(null);
  useClearOfText(box);
  return <aside ref={box} />;
}

const isAway = () =>
  screen.getByRole("complementary").hasAttribute("data-away");

function scrollTo(y: number) {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Floating />);
});
afterEach(() => {
  jest.useRealTimers();
  scrollTo(0);
});

test("it is away while the visitor scrolls down, until the page has rested for 0.6 s", () => {
  expect(isAway()).toBe(false);
  scrollTo(100);
  expect(isAway()).toBe(true);
  act(() => jest.advanceTimersByTime(599));
  expect(isAway()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(isAway()).toBe(false);
});

test("it comes back with the first scroll up", () => {
  scrollTo(100);
  scrollTo(90);
  expect(isAway()).toBe(false);
});

test("a finger that rests is no scrolling", () => {
  scrollTo(4);
  expect(isAway()).toBe(false);
});
