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
  const labels = [...first!.children].map((item) =>
    item.querySelector("a, summary")!.textContent?.trim(),
  );
  expect(labels).toEqual([
    "Online Education",
    "Services",
    "Scholarships",
    "About",
    "Destinations",
  ]);
});

test("each link leads to its page", () => {
  render(frameAt("/"));
  expect(topLinks().map((link) => link.getAttribute("href"))).toEqual([
    "/online-education",
    "/services",
    "/scholarships",
    "/about",
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
  ["/about", "About", "page"],
  ["/online-education", "Online Education", "page"],
  ["/scholarships", "Scholarships", "page"],
  ["/services/visa", "Services", "true"],
  ["/services-extra", "Services", "true"],
  ["/about/", "About", "page"],
])(
  "on %s the link %s is active: the path equals the link's or starts with it",
  (path, name, current) => {
    render(frameAt(path));
    const active = topLinks().filter((link) =>
      link.hasAttribute("aria-current"),
    );
    expect(active).toEqual([header().getByRole("link", { name })]);
    expect(active[0]).toHaveAttribute("aria-current", current);
  },
);

test.each(["/", "/programs", "/service", "/country/uae", "/my/services"])(
  "on %s none of the links is active",
  (path) => {
    render(frameAt(path));
    for (const link of topLinks())
      expect(link).not.toHaveAttribute("aria-current");
  },
);

test("scrolled more than 10 px, the header takes its translucent look", () => {
  render(frameAt("/"));
  scrollTo(11);
  expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled");
});

test("scrolled 10 px or less, it does not", () => {
  render(frameAt("/"));
  scrollTo(10);
  expect(screen.getByRole("banner")).not.toHaveAttribute("data-scrolled");
});

test("back at the top, the header looks as at first", () => {
  render(frameAt("/"));
  scrollTo(500);
  scrollTo(0);
  expect(screen.getByRole("banner")).not.toHaveAttribute("data-scrolled");
});

test("a page that is opened further down has the translucent header at once", () => {
  scrollTo(300);
  render(frameAt("/"));
  expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled");
});

test("the mobile menu is closed at first, and toggles", async () => {
  render(frameAt("/"));
  expect(isOpen(menu())).toBe(false);
  await userEvent.click(menu());
  expect(isOpen(menu())).toBe(true);
  await userEvent.click(menu());
  expect(isOpen(menu())).toBe(false);
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
