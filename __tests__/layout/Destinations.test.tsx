import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { countries } from "../support/content";
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

test("it holds 20 country links in the order of data/, each called by its country alone: flag and clock are for the eye", () => {
  render(frameAt("/"));
  expect(links().map((link) => link.getAttribute("href"))).toEqual(
    countries.map(({ slug }) => `/country/${slug}`),
  );
  expect(countries).toHaveLength(20);
  expect(link("Saudi Arabia")).toHaveAccessibleName("Saudi Arabia");
  expect(link("Saudi Arabia")).toHaveTextContent("−2:30");
});

test("on desktop alone it opens on hover, and closes when the pointer leaves", async () => {
  const { unmount } = render(frameAt("/"));
  await userEvent.hover(summary());
  expect(dropdown().open).toBe(false);
  unmount();
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

test("opened on hover, a click does not close it under the pointer, and the keyboard does", async () => {
  onDesktop();
  render(frameAt("/"));
  await userEvent.click(summary());
  expect(dropdown().open).toBe(true);
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

test("a press elsewhere or focus moving out of the header closes it, and a press within it does not", async () => {
  render(frameAt("/"));
  await userEvent.click(summary());
  fireEvent.pointerDown(link("Turkey"));
  expect(dropdown().open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(dropdown().open).toBe(false);
  await userEvent.click(summary());
  act(() => screen.getByRole("main").focus());
  expect(dropdown().open).toBe(false);
});

test("arriving at another page closes it", async () => {
  const { rerender } = render(frameAt("/"));
  await userEvent.click(summary());
  rerender(frameAt("/"));
  expect(dropdown().open).toBe(true);
  rerender(frameAt("/country/turkey"));
  expect(dropdown().open).toBe(false);
});

test("on a country's page that country is the current one, and so is Destinations", () => {
  render(frameAt("/country/uk"));
  expect(
    links().filter((link) => link.getAttribute("aria-current") === "page"),
  ).toEqual([link("UK")]);
  expect(summary()).toHaveAttribute("aria-current", "true");
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
