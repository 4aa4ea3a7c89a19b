import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { frameAt } from "../support/render";

// Its links are in built/frame; a real pointer, the Tab key, the map in its dropdown and how all looks in browser/.

const header = () => within(screen.getByRole("banner"));
const summary = (name: string) => header().getByText(name).closest("summary")!;
const link = (name: string) => header().getByRole("link", { name });
/** Which of the two menus are open. */
const open = () =>
  ["Menu", "Destinations"].filter((name) =>
    summary(name).parentElement!.hasAttribute("open"),
  );

/** A wide screen and a mouse: what the dropdown asks for before it opens on hover. */
const onDesktop = () =>
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as never);

test("scrolled more than 10 px, the header takes its translucent look, until the page is back at the top", () => {
  const scrollTo = (y: number) => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  scrollTo(300);
  render(frameAt("/"));
  const bar = screen.getByRole("banner");
  // A page that is opened further down has it at once.
  expect(bar).toHaveAttribute("data-scrolled");
  scrollTo(10);
  expect(bar).not.toHaveAttribute("data-scrolled");
  scrollTo(11);
  expect(bar).toHaveAttribute("data-scrolled");
  scrollTo(0);
});

// The dropdown

test("on desktop alone it opens on hover, and closes when the pointer leaves", async () => {
  render(frameAt("/"));
  await userEvent.hover(summary("Destinations"));
  expect(open()).toEqual([]);
  await userEvent.unhover(summary("Destinations"));
  onDesktop();
  await userEvent.hover(summary("Destinations"));
  expect(open()).toEqual(["Destinations"]);
  await userEvent.unhover(summary("Destinations"));
  expect(open()).toEqual([]);
});

test("opened on hover, a click does not close it under the pointer, and the keyboard does", async () => {
  onDesktop();
  render(frameAt("/"));
  await userEvent.click(summary("Destinations"));
  expect(open()).toEqual(["Destinations"]);
  fireEvent.click(summary("Destinations"), { detail: 0 });
  expect(open()).toEqual([]);
});

test.each([
  ["keyboard", () => fireEvent.click(summary("Destinations"), { detail: 0 })],
  ["hover", () => userEvent.hover(summary("Destinations"))],
])(
  "opened by %s, it stays while the keyboard is in it, wherever the pointer goes",
  async (_, begin) => {
    onDesktop();
    render(frameAt("/"));
    await begin();
    summary("Destinations").focus();
    await userEvent.tab();
    expect(link("Malaysia")).toHaveFocus();
    await userEvent.hover(summary("Destinations"));
    await userEvent.unhover(summary("Destinations"));
    expect(open()).toEqual(["Destinations"]);
  },
);

test("a press elsewhere or focus moving out of the header closes it, and a press within it does not", async () => {
  render(frameAt("/"));
  await userEvent.click(summary("Destinations"));
  fireEvent.pointerDown(link("Turkey"));
  expect(open()).toEqual(["Destinations"]);
  fireEvent.pointerDown(document.body);
  expect(open()).toEqual([]);
  await userEvent.click(summary("Destinations"));
  act(() => screen.getByRole("main").focus());
  expect(open()).toEqual([]);
});

// The menu of small screens

test("Escape closes the destinations first, then the menu, and gives the focus back", async () => {
  render(frameAt("/"));
  await userEvent.click(summary("Menu"));
  await userEvent.click(summary("Destinations"));
  act(() => link("Turkey").focus());
  await userEvent.keyboard("{Escape}");
  expect(open()).toEqual(["Menu"]);
  expect(summary("Destinations")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(open()).toEqual([]);
  expect(summary("Menu")).toHaveFocus();
});

test("arriving at another page closes both, and so does choosing the page that one is on, which keeps the focus", async () => {
  const { rerender } = render(frameAt("/"));
  await userEvent.click(summary("Menu"));
  await userEvent.click(summary("Destinations"));
  rerender(frameAt("/services"));
  expect(open()).toEqual([]);
  await userEvent.click(summary("Menu"));
  await userEvent.click(link("Services"));
  expect(open()).toEqual([]);
  expect(summary("Menu")).toHaveFocus();
});
