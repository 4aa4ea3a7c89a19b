import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import homeFile from "../../data/pages/home.json";
import { HomePage } from "../../../src/content/model";
import { Carousel } from "../../../src/features/destinations/Carousel";
import { GAP } from "../../../src/features/destinations/position";
import { countries } from "../../support/content";

// Where cards stand and what scrolls is in position.test.ts and browser/carousel.spec.ts. Without a layout cards have no
// width, so a step is the gap alone.

const texts = HomePage.parse(homeFile).destinations;
const HOME = { city: "Bengaluru", country: "India" };
const SIX = ["Malaysia", "UAE", "Saudi Arabia", "Turkey", "Germany", "UK"];

const carousel = (list = countries) => (
  <Carousel texts={texts} countries={list} home={HOME} />
);
const cards = () => within(screen.getAllByRole("list")[0]!);
const strip = () => screen.getAllByRole("list")[0]!.parentElement!;
const button = (name: string) => screen.getByRole("button", { name });
const dots = () => screen.getAllByRole("button", { name: /^Show / });
const current = () =>
  dots().filter((dot) => dot.getAttribute("aria-current") === "true");

function scrollByHand(left: number) {
  strip().scrollLeft = left;
  fireEvent.scroll(strip());
}

beforeEach(() => {
  jest
    .spyOn(Element.prototype, "scrollTo")
    .mockImplementation((options) =>
      scrollByHand((options as unknown as ScrollToOptions).left!),
    );
});
afterEach(() => jest.restoreAllMocks());

test("six cards are shown: Malaysia, UAE, Saudi Arabia, Turkey, Germany, UK, each a link to its country", () => {
  render(carousel());
  expect(
    screen.getByRole("region", { name: "Study destinations" }),
  ).toBeVisible();
  expect(
    cards()
      .getAllByRole("heading", { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(SIX);
  expect(
    cards()
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(
    SIX.map((name) => `/country/${name.toLowerCase().replace(" ", "-")}`),
  );
});

test("Previous is disabled at the first item and Next at the last, and the current dot says where one is", async () => {
  render(carousel());
  expect(button("Previous")).toBeDisabled();
  for (const name of SIX.slice(1)) {
    await userEvent.click(button("Next"));
    // On the way, a press counts on from where the strip is going.
    expect(current()).toEqual([button(`Show ${name}`)]);
  }
  expect(button("Next")).toBeDisabled();
  await userEvent.click(button("Previous"));
  expect(current()).toEqual([button("Show Germany")]);
  expect(button("Next")).toBeEnabled();
});

test("dots jump to an item, and scrolling updates the index", async () => {
  render(carousel());
  expect(dots()).toHaveLength(6);
  await userEvent.click(button("Show Germany"));
  expect(current()).toEqual([button("Show Germany")]);
  expect(strip().scrollLeft).toBe(4 * GAP);
  scrollByHand(2 * GAP);
  expect(current()).toEqual([button("Show Saudi Arabia")]);
});

test("a button that is disabled under the visitor's finger hands its focus to the current dot", async () => {
  render(carousel());
  scrollByHand(4 * GAP);
  act(() => button("Next").focus());
  await userEvent.keyboard("{Enter}");
  expect(button("Show UK")).toHaveFocus();
});

test("all countries are links by the hour, at the end of the strip and below it", () => {
  render(carousel());
  const [atTheEnd, below] = screen.getAllByRole("region", {
    name: texts.moreTitle,
  });
  expect(strip()).toContainElement(atTheEnd!);
  expect(strip()).not.toContainElement(below!);
  for (const list of [atTheEnd!, below!])
    expect(within(list).getByRole("link", { name: "Belgium" })).toHaveAttribute(
      "href",
      "/country/belgium",
    );
});

test("no card at all is no error", () => {
  render(carousel(countries.filter(({ card }) => !card)));
  expect(screen.queryByRole("button", { name: /^Show / })).toBeNull();
  expect(button("Previous")).toBeDisabled();
  expect(button("Next")).toBeDisabled();
});

test("before script runs every link is there, and no button that does nothing can be pressed", () => {
  document.body.innerHTML = renderToString(carousel());
  expect(screen.getAllByRole("link")).toHaveLength(6 + 2 * 20 + 1);
  for (const button of screen.getAllByRole("button"))
    expect(button).toBeDisabled();
  document.body.replaceChildren();
});
