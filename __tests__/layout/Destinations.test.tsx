import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { frameAt } from "../support/render";

const header = () => within(screen.getByRole("banner"));
const summary = () => header().getByText("Destinations");
const dropdown = () => summary().closest("details")!;
const links = () => within(dropdown()).getAllByRole("link");
const link = (name: string) => within(dropdown()).getByRole("link", { name });

/** A wide screen and a mouse: what the dropdown asks for before it opens on hover. */
function onDesktop() {
  jest.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      ({
        matches: media === "(hover: hover) and (min-width: 64em)",
      }) as MediaQueryList,
  );
}

afterEach(() => jest.restoreAllMocks());

test("it holds 20 country links in the order of the specification, with lower-case, hyphenated slugs", () => {
  render(frameAt("/"));
  expect(
    links().map((link) => [
      link.querySelector("span")?.textContent,
      link.getAttribute("href"),
    ]),
  ).toEqual([
    ["Malaysia", "/country/malaysia"],
    ["UAE", "/country/uae"],
    ["Saudi Arabia", "/country/saudi-arabia"],
    ["Turkey", "/country/turkey"],
    ["Germany", "/country/germany"],
    ["UK", "/country/uk"],
    ["Canada", "/country/canada"],
    ["Australia", "/country/australia"],
    ["USA", "/country/usa"],
    ["France", "/country/france"],
    ["Italy", "/country/italy"],
    ["Spain", "/country/spain"],
    ["Netherlands", "/country/netherlands"],
    ["Sweden", "/country/sweden"],
    ["Norway", "/country/norway"],
    ["Denmark", "/country/denmark"],
    ["Finland", "/country/finland"],
    ["Switzerland", "/country/switzerland"],
    ["Austria", "/country/austria"],
    ["Belgium", "/country/belgium"],
  ]);
});

test("a link is called by its country alone: flag and clock are for the eye", () => {
  render(frameAt("/"));
  expect(link("Saudi Arabia")).toHaveAccessibleName("Saudi Arabia");
  expect(link("Saudi Arabia")).toHaveTextContent("−2:30");
});

test("it is closed at first, and toggles", async () => {
  render(frameAt("/"));
  expect(link("UAE")).not.toBeVisible();
  await userEvent.click(summary());
  expect(link("UAE")).toBeVisible();
  await userEvent.click(summary());
  expect(link("UAE")).not.toBeVisible();
});

test("on desktop it opens on hover, and closes when the pointer leaves", async () => {
  onDesktop();
  render(frameAt("/"));
  await userEvent.hover(summary());
  expect(dropdown().open).toBe(true);
  await userEvent.unhover(summary());
  expect(dropdown().open).toBe(false);
});

test("opened by keyboard, it stays when the pointer passes over it", async () => {
  onDesktop();
  render(frameAt("/"));
  summary().focus();
  fireEvent.click(summary(), { detail: 0 });
  act(() => link("Turkey").focus());
  await userEvent.hover(summary());
  await userEvent.unhover(summary());
  expect(dropdown().open).toBe(true);
  expect(link("Turkey")).toHaveFocus();
});

test("opened on hover, it stays when the keyboard has moved into it", async () => {
  onDesktop();
  render(frameAt("/"));
  await userEvent.hover(summary());
  act(() => link("Turkey").focus());
  await userEvent.unhover(summary());
  expect(dropdown().open).toBe(true);
});

test("where nothing hovers, pointing at it does not open it", async () => {
  render(frameAt("/"));
  await userEvent.hover(summary());
  expect(dropdown().open).toBe(false);
});

test("opened on hover, a click does not close it under the pointer", async () => {
  onDesktop();
  render(frameAt("/"));
  await userEvent.click(summary());
  expect(dropdown().open).toBe(true);
});

test("opened on hover, the keyboard still closes it", async () => {
  onDesktop();
  render(frameAt("/"));
  await userEvent.hover(summary());
  fireEvent.click(summary(), { detail: 0 });
  expect(dropdown().open).toBe(false);
});

test("Escape closes it and gives the focus back", async () => {
  render(frameAt("/"));
  await userEvent.click(summary());
  act(() => link("Turkey").focus());
  await userEvent.keyboard("{Escape}");
  expect(dropdown().open).toBe(false);
  expect(summary()).toHaveFocus();
});

test("Escape closes what was opened on hover, without the focus having been there", async () => {
  onDesktop();
  render(frameAt("/"));
  await userEvent.hover(summary());
  await userEvent.keyboard("{Escape}");
  expect(dropdown().open).toBe(false);
  expect(document.body).toHaveFocus();
});

test("other keys leave it open", async () => {
  render(frameAt("/"));
  await userEvent.click(summary());
  await userEvent.keyboard("a{ArrowDown}");
  expect(dropdown().open).toBe(true);
});

test("a click elsewhere closes it", async () => {
  render(frameAt("/"));
  await userEvent.click(summary());
  await userEvent.click(screen.getByRole("heading", { name: "A page" }));
  expect(dropdown().open).toBe(false);
});

test("pressing elsewhere is enough, also where nothing takes the focus", async () => {
  render(frameAt("/"));
  await userEvent.click(summary());
  fireEvent.pointerDown(document.body);
  expect(dropdown().open).toBe(false);
});

test("a press within it leaves it open", async () => {
  render(frameAt("/"));
  await userEvent.click(summary());
  fireEvent.pointerDown(link("Turkey"));
  expect(dropdown().open).toBe(true);
});

test("focus moving out of the header closes it", async () => {
  render(frameAt("/"));
  await userEvent.click(summary());
  act(() => screen.getByRole("main").focus());
  expect(dropdown().open).toBe(false);
});

test("arriving at another page closes it", async () => {
  const { rerender } = render(frameAt("/"));
  await userEvent.click(summary());
  rerender(frameAt("/country/turkey"));
  expect(dropdown().open).toBe(false);
});

test("drawn again on the same page, it stays open", async () => {
  const { rerender } = render(frameAt("/"));
  await userEvent.click(summary());
  rerender(frameAt("/"));
  expect(dropdown().open).toBe(true);
});

test("on a country's page that country is the current one, and so is Destinations", () => {
  render(frameAt("/country/uk"));
  expect(
    links().filter((link) => link.getAttribute("aria-current") === "page"),
  ).toEqual([link("UK")]);
  expect(summary()).toHaveAttribute("aria-current", "true");
});

test("elsewhere nothing in it is current", () => {
  render(frameAt("/about"));
  for (const link of links()) expect(link).not.toHaveAttribute("aria-current");
  expect(summary()).not.toHaveAttribute("aria-current");
});

test("the clock of the country that is pointed at stands under the map, until the dropdown closes", async () => {
  render(frameAt("/"));
  await userEvent.click(summary());
  const caption = await within(dropdown()).findByText(/^Hours ahead/);
  await userEvent.hover(link("Germany"));
  expect(caption).toHaveTextContent(
    "Germany: 4 h 30 min behind India (3 h 30 min in summer)",
  );
  await userEvent.hover(link("UAE"));
  expect(caption).toHaveTextContent(/^UAE: 1 h 30 min behind India$/);
  await userEvent.click(summary());
  await userEvent.click(summary());
  expect(
    await within(dropdown()).findByText(/^Hours ahead/),
  ).toBeInTheDocument();
});
