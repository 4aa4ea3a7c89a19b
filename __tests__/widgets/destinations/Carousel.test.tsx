import { fireEvent, render, screen } from "@testing-library/react";
import { Carousel } from "../../../src/widgets/destinations/Carousel";
import { GAP } from "../../../src/widgets/destinations/useStrip";
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

test("every press counts, however long the strip takes to scroll; one after the scroll has ended counts from where the strip is", () => {
  show();
  const scrolled = jest.spyOn(Element.prototype, "scrollTo");
  const now = jest.spyOn(performance, "now");
  const [strip] = screen
    .getAllByRole("list")
    .map((list) => list.parentElement!);
  const press = (time: number) => {
    now.mockReturnValue(time);
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
  };
  for (const time of [0, 5000, 10_000]) press(time);
  fireEvent(strip!, new Event("scrollend"));
  press(10_001);
  expect(scrolled.mock.calls).toEqual(
    [1, 2, 3, 1].map((index) => [{ left: index * GAP }]),
  );
});
