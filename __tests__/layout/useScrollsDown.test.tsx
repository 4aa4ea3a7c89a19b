import { act, fireEvent, renderHook } from "@testing-library/react";
import { useScrollsDown } from "../../src/layout/useScrollsDown";

function scrollTo(y: number) {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  scrollTo(0);
});

test("scrolling down counts until the page has rested for 0.6 s", () => {
  const { result } = renderHook(() => useScrollsDown());
  expect(result.current).toBe(false);
  scrollTo(100);
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(599));
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

test("it ends with the first scroll up", () => {
  const { result } = renderHook(() => useScrollsDown());
  scrollTo(100);
  scrollTo(90);
  expect(result.current).toBe(false);
});

test("a finger that rests is no scrolling", () => {
  const { result } = renderHook(() => useScrollsDown());
  scrollTo(4);
  expect(result.current).toBe(false);
});
