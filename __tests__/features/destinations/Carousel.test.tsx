import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import countriesFile from "../../data/countries.json";
import homeFile from "../../data/pages/home.json";
import { Country, HomePage } from "../../../src/content/model";
import { Carousel } from "../../../src/features/destinations/Carousel";
import type { Destination } from "../../../src/features/destinations/destination";

const texts = HomePage.parse(homeFile).destinations;
const countries: Destination[] = countriesFile.map((record, index) => {
  const { slug, name, code, ink, card } = Country.parse(record);
  return {
    slug,
    name,
    card,
    // The later in the file, the further west.
    clocks: { seasons: [{ offset: 60 * (5 - index), name: null }] },
    atlas: {
      ink: ink ?? "sun",
      flag: `/flags/${code}.svg`,
      clock: { standard: "4 h 30 min behind India", summer: null },
      art: { card: { url: `/art/${code}.svg` }, width: 1000, height: 640 },
    },
  };
});
const SIX = ["Malaysia", "UAE", "Saudi Arabia", "Turkey", "Germany", "UK"];
const WINDOW = 1316;

/** Jest's DOM has no layout: this one has cards of one width in a strip, and a window on it. */
let cardWidth = 376;
const scrollTo = jest.fn();

beforeEach(() => {
  cardWidth = 376;
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockImplementation(function (this: Element) {
      const strip = this.closest("[tabindex='-1']");
      if (this === strip) return new DOMRect(0, 0, WINDOW, 700);
      const place = SIX.findIndex((name) =>
        this.querySelector("h3")?.textContent?.includes(name),
      );
      const x = place * (cardWidth + 32) - (strip?.scrollLeft ?? 0);
      return new DOMRect(x, 0, cardWidth, 700);
    });
  jest.spyOn(Element.prototype, "scrollTo").mockImplementation(function (
    this: Element,
    options,
  ) {
    scrollTo(options);
    scrollByHand((options as unknown as ScrollToOptions).left!);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  scrollTo.mockClear();
});

const HOME = { city: "Bengaluru", country: "India" };
const show = (list = countries) =>
  render(<Carousel texts={texts} countries={list} home={HOME} />);
const strip = () => screen.getAllByRole("list")[0]!.parentElement!;
const button = (name: string) => screen.getByRole("button", { name });
const dots = () => screen.getAllByRole("button", { name: /^Show / });
const index = () =>
  dots().findIndex((dot) => dot.getAttribute("aria-current") === "true");

function scrollByHand(left: number) {
  strip().scrollLeft = left;
  fireEvent.scroll(strip());
}

test("the section is named by its heading, and the cards' titles stand one below it", () => {
  show();
  const section = screen.getByRole("region", { name: "Study destinations" });
  expect(within(section).getByRole("heading", { level: 2 })).toHaveTextContent(
    "Study destinations",
  );
  expect(section).toHaveTextContent(texts.lead);
  expect(screen.getByRole("heading", { level: 3, name: "UK" })).toBeVisible();
});

test("six cards are shown: Malaysia, UAE, Saudi Arabia, Turkey, Germany, UK", () => {
  show();
  const cards = within(screen.getAllByRole("list")[0]!);
  expect(
    cards.getAllByRole("heading").map((title) => title.textContent),
  ).toEqual(SIX);
  expect(
    cards.getAllByRole("link").map((link) => link.getAttribute("href")),
  ).toEqual([
    "/country/malaysia",
    "/country/uae",
    "/country/saudi-arabia",
    "/country/turkey",
    "/country/germany",
    "/country/uk",
  ]);
});

test("Previous is disabled at the first item and Next at the last", async () => {
  show();
  expect(index()).toBe(0);
  expect(button("Previous")).toBeDisabled();
  for (let step = 1; step <= 5; step++) {
    await userEvent.click(button("Next"));
    expect(index()).toBe(step);
    expect(button("Previous")).toBeEnabled();
  }
  expect(button("Next")).toBeDisabled();
  for (let step = 4; step >= 0; step--) {
    await userEvent.click(button("Previous"));
    expect(index()).toBe(step);
    expect(button("Next")).toBeEnabled();
  }
  expect(button("Previous")).toBeDisabled();
});

test("dots jump to an item", async () => {
  show();
  await userEvent.click(button("Show Germany"));
  expect(scrollTo).toHaveBeenCalledWith({ left: 4 * 408, behavior: "smooth" });
  expect(index()).toBe(4);
  await userEvent.click(button("Show Malaysia"));
  expect(index()).toBe(0);
});

test("each dot is named after its country, and exactly one is the current one", () => {
  show();
  expect(dots().map((dot) => dot.getAttribute("aria-label"))).toEqual(
    SIX.map((name) => `Show ${name}`),
  );
  scrollByHand(2 * 408);
  const current = dots().filter((dot) => dot.hasAttribute("aria-current"));
  expect(current).toEqual([button("Show Saudi Arabia")]);
  expect(current[0]).toHaveAttribute("aria-current", "true");
});

test("scrolling updates the index", () => {
  show();
  scrollByHand(408 + 180);
  expect(index()).toBe(1);
  scrollByHand(408 + 220);
  expect(index()).toBe(2);
  scrollByHand(5 * 408);
  expect(index()).toBe(5);
  expect(button("Next")).toBeDisabled();
  scrollByHand(-30);
  expect(index()).toBe(0);
});

test("one step is the card's width plus 32 px, whatever that width is", async () => {
  cardWidth = 268;
  show();
  await userEvent.click(button("Show UK"));
  expect(scrollTo).toHaveBeenCalledWith({ left: 1500, behavior: "smooth" });
});

test("the same card is shown after the window has changed its width", () => {
  show();
  scrollByHand(3 * 408);
  cardWidth = 280;
  fireEvent(window, new Event("resize"));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 3 * 312 });
  expect(index()).toBe(3);
});

test("who wants less motion gets none", async () => {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation(
      (media) =>
        ({ matches: media === "(prefers-reduced-motion: reduce)" }) as never,
    );
  show();
  await userEvent.click(button("Next"));
  expect(scrollTo).toHaveBeenCalledWith({ left: 408, behavior: "auto" });
});

test("pressed again on the way, Next counts on from where the strip is going", async () => {
  show();
  // A smooth scroll has not moved anything yet when the second click comes.
  jest.spyOn(Element.prototype, "scrollTo").mockImplementation(scrollTo);
  await userEvent.click(button("Next"));
  await userEvent.click(button("Next"));
  expect(scrollTo).toHaveBeenLastCalledWith(
    expect.objectContaining({ left: 2 * 408 }),
  );
});

test("later, Next counts from where the visitor has scrolled to", async () => {
  show();
  await userEvent.click(button("Next"));
  scrollByHand(3 * 408);
  jest.spyOn(performance, "now").mockReturnValue(performance.now() + 1000);
  await userEvent.click(button("Next"));
  expect(index()).toBe(4);
});

test("a button that is disabled under the visitor's finger hands its focus to the current dot", async () => {
  show();
  scrollByHand(4 * 408);
  button("Next").focus();
  await userEvent.keyboard("{Enter}");
  expect(button("Show UK")).toHaveFocus();
});

test("scrolling by hand leaves the focus alone", () => {
  show();
  act(() => button("Show Malaysia").focus());
  scrollByHand(5 * 408);
  expect(button("Show Malaysia")).toHaveFocus();
});

test("the Tab key reaches every card, and each is shown whole", async () => {
  show();
  button("Next").focus();
  for (const name of SIX.slice(0, 3)) {
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent(name);
    expect(index()).toBe(0);
  }
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent("Turkey");
  expect(index()).toBe(1);
  await userEvent.tab();
  await userEvent.tab();
  expect(index()).toBe(3);
});

test("all countries are links by the hour: at the end of the strip, and below it on small screens", () => {
  show();
  const lists = screen.getAllByRole("region", { name: texts.moreTitle });
  expect(lists).toHaveLength(2);
  expect(strip()).toContainElement(lists[0]!);
  expect(strip()).not.toContainElement(lists[1]!);
  for (const list of lists) {
    const links = within(list).getAllByRole("link");
    expect(links).toHaveLength(countries.length);
    expect(links[0]).toHaveAccessibleName("Belgium");
    expect(links[0]).toHaveAttribute("href", "/country/belgium");
    expect(links.at(-1)).toHaveAccessibleName("Malaysia");
  }
});

test("there are as many cards and dots as countries with a card", () => {
  show(countries.slice(0, 3));
  expect(dots()).toHaveLength(3);
  scrollByHand(2 * 408);
  expect(button("Next")).toBeDisabled();
});

test("no card at all is no fault", () => {
  show(countries.slice(6));
  expect(screen.queryByRole("button", { name: /^Show / })).toBeNull();
  expect(button("Previous")).toBeDisabled();
  expect(button("Next")).toBeDisabled();
});

/** The page as it comes from the server, before any script has run. */
function fromServer() {
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <Carousel texts={texts} countries={countries} home={HOME} />,
  );
  document.body.append(page);
  return page;
}

test("before script runs every link is there, and no button that does nothing can be pressed", () => {
  const page = fromServer();
  expect(screen.getAllByRole("link")).toHaveLength(6 + 2 * 20);
  for (const dead of screen.getAllByRole("button")) expect(dead).toBeDisabled();
  expect(index()).toBe(0);
  page.remove();
});

test("the index is read from where the strip stands when script takes over", () => {
  const page = fromServer();
  strip().scrollLeft = 3 * 408;
  render(<Carousel texts={texts} countries={countries} home={HOME} />, {
    container: page,
    hydrate: true,
  });
  expect(index()).toBe(3);
  expect(button("Previous")).toBeEnabled();
  expect(strip().scrollLeft).toBe(3 * 408);
  page.remove();
});
