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

test("the consultancy's name is the way home", () => {
  render(frameAt("/about"));
  expect(
    header().getByRole("link", { name: "Longitude Education" }),
  ).toHaveAttribute("href", "/");
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
  render(frameAt("/"));
  scrollTo(10);
  expect(screen.getByRole("banner")).not.toHaveAttribute("data-scrolled");
  scrollTo(11);
  expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled");
  scrollTo(0);
  expect(screen.getByRole("banner")).not.toHaveAttribute("data-scrolled");
});

test("a page that is opened further down has the translucent header at once", () => {
  scrollTo(300);
  render(frameAt("/"));
  expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled");
});

test("the mobile menu begins the aptitude test and calls the business number", () => {
  render(frameAt("/"));
  expect(
    header().getByRole("link", { name: "Start Your Journey" }),
  ).toHaveAttribute("href", "/aptitude-test");
  expect(header().getByRole("link", { name: "Call us" })).toHaveAttribute(
    "href",
    "tel:+910000000000",
  );
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

test("arriving at another page closes the mobile menu", async () => {
  const { rerender } = render(frameAt("/"));
  await userEvent.click(menu());
  rerender(frameAt("/services"));
  expect(isOpen(menu())).toBe(false);
});

test("choosing the page that one is on closes the mobile menu, and focus stays with it", async () => {
  render(frameAt("/services"));
  await userEvent.click(menu());
  await userEvent.click(header().getByRole("link", { name: "Services" }));
  expect(isOpen(menu())).toBe(false);
  expect(menu().closest("summary")).toHaveFocus();
});
