import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { frameAt } from "../support/render";

const header = () => within(screen.getByRole("banner"));
const topLinks = () =>
  ["Online Education", "Services", "Scholarships", "About"].map((name) =>
    header().getByRole("link", { name }),
  );

/** The menu of small screens, and what opens it. */
const menu = () => header().getByText("Menu");
const isOpen = (summary: HTMLElement) => summary.closest("details")!.open;

function scrollTo(pixels: number) {
  Object.defineProperty(window, "scrollY", {
    value: pixels,
    configurable: true,
  });
  fireEvent.scroll(window);
}

afterEach(() => scrollTo(0));

test("the links are Online Education, Services, Scholarships and About, then the Destinations dropdown", () => {
  render(frameAt("/"));
  const [first] = within(
    header().getByRole("navigation", { name: "Main" }),
  ).getAllByRole("list");
  expect(
    [...first!.children].map((item) => {
      const part = item.querySelector("a, summary")!;
      return [part.textContent.trim(), part.getAttribute("href")];
    }),
  ).toEqual([
    ["Online Education", "/online-education"],
    ["Services", "/services"],
    ["Scholarships", "/scholarships"],
    ["About", "/about"],
    ["Destinations", null],
  ]);
});

test.each([
  ["/services", "Services", "page"],
  ["/services/visa", "Services", "true"],
  ["/about/", "About", "page"],
])("on %s the link %s is active", (path, name, current) => {
  render(frameAt(path));
  const active = topLinks().filter((link) => link.hasAttribute("aria-current"));
  expect(active).toEqual([header().getByRole("link", { name })]);
  expect(active[0]).toHaveAttribute("aria-current", current);
});

test("scrolled more than 10 px, the header takes its translucent look, until the page is back at the top", () => {
  scrollTo(300);
  render(frameAt("/"));
  const header = screen.getByRole("banner");
  // A page that is opened further down has it at once.
  expect(header).toHaveAttribute("data-scrolled");
  scrollTo(10);
  expect(header).not.toHaveAttribute("data-scrolled");
  scrollTo(11);
  expect(header).toHaveAttribute("data-scrolled");
  scrollTo(0);
  expect(header).not.toHaveAttribute("data-scrolled");
});

test.each([
  ["the name of the consultancy", "Longitude Education", "/"],
  ["a button of the mobile menu", "Start Your Journey", "/aptitude-test"],
  ["another one", "Call us", "tel:+910000000000"],
])("%s, %s, leads to %s", (_, name, to) => {
  render(frameAt("/about"));
  expect(header().getByRole("link", { name })).toHaveAttribute("href", to);
});

test("in the mobile menu Escape closes the destinations first, then the menu", async () => {
  render(frameAt("/"));
  const destinations = header().getByText("Destinations");
  await userEvent.click(menu());
  await userEvent.click(destinations);
  await userEvent.keyboard("{Escape}");
  expect([isOpen(menu()), isOpen(destinations)]).toEqual([true, false]);
  await userEvent.keyboard("{Escape}");
  expect([isOpen(menu()), isOpen(destinations)]).toEqual([false, false]);
});

test("arriving at another page closes the mobile menu, and so does choosing the one that one is on; focus stays with it", async () => {
  const { rerender } = render(frameAt("/"));
  await userEvent.click(menu());
  rerender(frameAt("/services"));
  expect(isOpen(menu())).toBe(false);
  await userEvent.click(menu());
  await userEvent.click(header().getByRole("link", { name: "Services" }));
  expect(isOpen(menu())).toBe(false);
  expect(menu().closest("summary")).toHaveFocus();
});
