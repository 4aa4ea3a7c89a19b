// Specification: 4.1, 4.3
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Carousel } from "../../src/widgets/destinations/Carousel";
import { Flag } from "../../src/widgets/destinations/Flag";
import { GAP } from "../../src/widgets/destinations/useStrip";
import { Hero } from "../../src/widgets/hero/Hero";
import { pageData, site } from "../support/content";
import { holdTime, serve, wait } from "../support/render";

const { page, countries } = pageData<Queries.HomePageQuery>("/");

// The map's card

const DAY = 86_400_000;
const { nodes } = site.answer.allCountry;
const germany = nodes.findIndex(({ slug }) => slug === "germany");

/** A day of this year on which Germany is active, since 1970. Of other years the built site may not know the clocks. */
function dayIn(month: number) {
  const day = Date.UTC(new Date().getUTCFullYear(), month, 1) / DAY;
  return day - (day % nodes.length) + germany;
}
const [january, july] = [dayIn(0), dayIn(6)];

/** At half past one in the night in Germany in winter. */
function showOn(day: number) {
  holdTime(new Date(day * DAY + 30 * 60_000).toISOString());
  const { container } = render(<Hero page={page} />);
  return () =>
    container.querySelector('a[aria-hidden][href="/country/germany"]');
}

test("the map says how far the country of the day is, and what time it is there, and goes with the minute", async () => {
  const card = showOn(january);
  expect(card()).toHaveTextContent(
    /^Germany 4 h 30 min behind · 7,131 kmnow 1:30 AM, asleep$/,
  );
  await wait(60_000);
  expect(card()).toHaveTextContent("now 1:31 AM, asleep");
});

test("another day it shows another country; where clocks are changed it counts by the clock of now", () => {
  expect(showOn(january + 1)()).toBeNull();
  const card = showOn(july);
  expect(card()).toHaveTextContent(/3 h 30 min behind.*now 2:30 AM/);
});

// The carousel

const show = (shown = countries.nodes) =>
  render(<Carousel texts={page.destinations} countries={shown} gridId="all" />);

test("no card at all is no error", () => {
  show(countries.nodes.filter(({ card }) => !card));
  expect(screen.queryByRole("button", { name: /^Show / })).toBeNull();
  for (const name of ["Previous", "Next"])
    expect(screen.getByRole("button", { name })).toBeDisabled();
});

test("every press counts during a scroll; one after its end counts from where the strip is", () => {
  show();
  const scrolled = jest.spyOn(Element.prototype, "scrollTo");
  // The window's height alone, as when a phone's address bar goes.
  fireEvent(window, new Event("resize"));
  expect(scrolled).not.toHaveBeenCalled();
  const now = jest.spyOn(performance, "now");
  const strip = screen.getAllByRole("list")[0]!.parentElement!;
  const press = (time: number) => {
    now.mockReturnValue(time);
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
  };
  for (const time of [0, 5000, 10_000]) press(time);
  fireEvent(strip, new Event("scrollend"));
  press(10_001);
  expect(scrolled.mock.calls).toEqual(
    [1, 2, 3, 1].map((index) => [{ left: index * GAP }]),
  );
  strip.scrollLeft = 4 * GAP;
  fireEvent.scroll(strip);
  fireEvent(strip, new Event("scrollend"));
  press(20_000);
  expect(scrolled).toHaveBeenLastCalledWith({ left: 5 * GAP });
  // Back finds it there also after a link to this page or a part of it.
  window.history.pushState(null, "", "#all");
  fireEvent.click(screen.getByRole("link", { name: "Turkey" }));
  expect(window.history.state).toEqual({ card: 4 });
  // At the end Next is disabled, and the dot of the last card takes the focus.
  screen.getByRole("button", { name: "Next" }).focus();
  strip.scrollLeft = 5 * GAP;
  fireEvent.scroll(strip);
  expect(screen.getByRole("button", { name: "Show UK" })).toHaveFocus();
});

// Flags

const ADDRESS = "https://flagcdn.com/my.svg";
const OWN_COPY = "/flags/my.svg";
const flag = <Flag address={ADDRESS} ownCopy={OWN_COPY} />;
const picture = () => screen.getByRole("presentation");

test("a flag comes from the public host; the site's own copy takes the place of one that fails", () => {
  render(flag);
  expect(picture()).toHaveAttribute("src", ADDRESS);
  for (let failure = 0; failure < 2; failure++) {
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute("src", OWN_COPY);
  }
});

test.each([
  ["failed", 0, OWN_COPY],
  ["came", 640, ADDRESS],
])(
  "one that %s before React listened, %i px wide, shows %s",
  async (_, width, shown) => {
    const { prototype } = HTMLImageElement;
    jest.spyOn(prototype, "complete", "get").mockReturnValue(true);
    jest.spyOn(prototype, "naturalWidth", "get").mockReturnValue(width);
    serve(flag)();
    await waitFor(() => expect(picture()).toHaveAttribute("src", shown));
  },
);
