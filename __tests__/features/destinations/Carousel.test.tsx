import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Carousel } from "../../../src/features/destinations/Carousel";
import { countries, pageData } from "../../support/content";

// What scrolls, and what buttons and dots do then, is in position.test.ts and browser/carousel.spec.ts.

const texts = pageData.home.page!.destinations;
const HOME = { city: "Bengaluru", country: "India" };
const SIX = ["Malaysia", "UAE", "Saudi Arabia", "Turkey", "Germany", "UK"];

const carousel = (list = countries) => (
  <Carousel
    texts={texts}
    countries={list}
    hours={pageData.home.atlas.hours}
    home={HOME}
  />
);
const button = (name: string) => screen.getByRole("button", { name });

test("six cards are shown, each a link to its country, with a dot for each; the first is the current one", () => {
  render(carousel());
  const frame = within(
    screen.getByRole("region", { name: "Study destinations" }),
  );
  const cards = within(frame.getAllByRole("list")[0]!);
  expect(
    cards
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual(
    SIX.map((name) => [
      name,
      `/country/${name.toLowerCase().replace(" ", "-")}`,
    ]),
  );
  const dots = screen.getAllByRole("button", { name: /^Show / });
  expect(dots).toEqual(SIX.map((name) => button(`Show ${name}`)));
  expect(dots.map((dot) => dot.getAttribute("aria-current"))[0]).toBe("true");
  expect(button("Previous")).toBeDisabled();
  expect(button("Next")).toBeEnabled();
});

test("all countries are links by the hour, at the end of the strip and below it", () => {
  render(carousel());
  const lists = screen.getAllByRole("region", { name: texts.moreTitle });
  expect(lists).toHaveLength(2);
  for (const list of lists)
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
