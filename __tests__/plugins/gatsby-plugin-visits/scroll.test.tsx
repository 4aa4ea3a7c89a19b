// Specification: 5.3
import {
  note,
  noteEntry,
  scrollBack,
  watchScroll,
} from "../../../plugins/gatsby-plugin-visits/scroll";

const scrollTo = (y: number) => jest.replaceProperty(window, "scrollY", y);

test("the entry of a page that is shown says how far it is scrolled, beside what else it says", () => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
  window.history.replaceState({ card: 2 }, "", "/");
  watchScroll();
  scrollTo(700);
  note();
  expect(window.history.state).toEqual({ card: 2 });
  expect(scrollBack()).toBe(false);
  noteEntry();
  scrollTo(900);
  window.dispatchEvent(new Event("scroll"));
  jest.advanceTimersByTime(99);
  expect(window.history.state).toEqual({ card: 2 });
  jest.advanceTimersByTime(1);
  expect(window.history.state).toEqual({ card: 2, y: 900 });
  expect(scrollBack()).toBe(true);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 900);

  // At once where a link may be followed, or the page is left.
  scrollTo(1000);
  document.body.click();
  expect(window.history.state).toMatchObject({ y: 1000 });
  scrollTo(1100);
  window.dispatchEvent(new Event("pagehide"));
  expect(window.history.state).toMatchObject({ y: 1100 });

  // Back, to an entry whose page is on its way.
  window.history.replaceState({ key: "2", y: 5 }, "");
  window.dispatchEvent(new PopStateEvent("popstate"));
  document.body.click();
  expect(window.history.state).toEqual({ key: "2", y: 5 });
});
