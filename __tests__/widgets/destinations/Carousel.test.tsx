import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Carousel } from "../../../src/widgets/destinations/Carousel";
import { pageData } from "../../support/content";

// Cards as the server sends them are in built/pages; how the strip really scrolls in browser/carousel. Here no card has a
// width, so a step is the gap alone: 32 px.

const { page, countries } = pageData<Queries.HomePageQuery>("/");
const NAMES = ["Malaysia", "UAE", "Saudi Arabia", "Turkey", "Germany", "UK"];

const draw = (all = countries.nodes) =>
  render(<Carousel texts={page.destinations} countries={all} sheet="all" />);

const button = (name: string) => screen.getByRole("button", { name });
const current = () =>
  NAMES.filter((name) => button(`Show ${name}`).matches("[aria-current=true]"));

/** The strip moves to a card, whoever moves it. */
function scrollTo(index: number) {
  const strip = screen.getAllByRole("list")[0]!.parentElement!;
  strip.scrollLeft = index * 32;
  fireEvent.scroll(strip);
}

/** Notes to where the strip is asked to scroll, in steps. */
function noteScrolls() {
  const scroll = jest.spyOn(Element.prototype, "scrollTo");
  return () =>
    scroll.mock.calls.map(([to]) => (to as ScrollToOptions).left! / 32);
}

test("scrolling updates the index: the dot of that card is the current one; Previous is disabled at the first, Next at the last", () => {
  draw();
  for (const index of [0, 3, 5, 0]) {
    scrollTo(index);
    expect(current()).toEqual([NAMES[index]]);
    expect(button("Previous").matches(":disabled")).toBe(index === 0);
    expect(button("Next").matches(":disabled")).toBe(index === 5);
  }
});

test("Next and dots scroll to their card, counted from where the visitor has moved the strip meanwhile", async () => {
  draw();
  const scrolls = noteScrolls();
  const now = jest.spyOn(performance, "now").mockReturnValue(0);
  await userEvent.click(button("Show Germany"));
  scrollTo(2);
  now.mockReturnValue(1000);
  await userEvent.click(button("Next"));
  expect(scrolls()).toEqual([4, 3]);
});

test("a button that is disabled under the finger hands its focus to the dot of the card shown", async () => {
  draw();
  scrollTo(4);
  await userEvent.click(button("Next"));
  expect(button("Next")).toHaveFocus();
  scrollTo(5);
  expect(button("Show UK")).toHaveFocus();
});

test("no card at all is no error", () => {
  draw(countries.nodes.filter(({ card }) => !card));
  expect(screen.queryByRole("button", { name: /^Show / })).toBeNull();
  expect(button("Previous")).toBeDisabled();
  expect(button("Next")).toBeDisabled();
});
