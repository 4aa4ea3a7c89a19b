import { fireEvent, render, screen } from "@testing-library/react";
import { Carousel } from "../../../src/widgets/destinations/Carousel";
import { pageData } from "../../support/content";

// Cards as the server sends them are in built/pages; how the strip scrolls and who has the focus in browser/carousel.

const { page, countries } = pageData<Queries.HomePageQuery>("/");
const show = (shown = countries.nodes) =>
  render(<Carousel texts={page.destinations} countries={shown} gridId="all" />);

test("no card at all is no error", () => {
  show(countries.nodes.filter(({ card }) => !card));
  expect(screen.queryByRole("button", { name: /^Show / })).toBeNull();
  for (const name of ["Previous", "Next"])
    expect(screen.getByRole("button", { name })).toBeDisabled();
});

test("a change of the window's height alone moves no card, as when a phone's address bar goes", () => {
  show();
  const scrolled = jest.spyOn(Element.prototype, "scrollTo");
  fireEvent(window, new Event("resize"));
  expect(scrolled).not.toHaveBeenCalled();
});
