import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Hero } from "../../../src/features/hero/Hero";
import { pageData } from "../../support/content";

const { page, atlas } = pageData.home;
const { world } = atlas;

const draw = () =>
  render(
    <Hero
      {...page!}
      home={{ city: "Bengaluru", country: "India" }}
      world={world}
      countries={[
        { slug: "canada", atlas: { distanceKm: 11_000 } },
        { slug: "uae", atlas: { distanceKm: 2_700 } },
        { slug: "germany", atlas: { distanceKm: 7_100 } },
      ]}
    />,
  ).container;

const map = () => screen.getByRole("img", { name: page!.mapDescription });
const routes = () => [...map().querySelectorAll("g use")];
const highlighted = () =>
  routes()
    .filter((route) => route.getAttribute("data-highlighted") === "true")
    .map((route) => route.getAttribute("href"));

test("it says where the visitor is, and offers the two ways to begin, the test first", () => {
  draw();
  expect(
    screen.getByRole("heading", {
      level: 1,
      name: "Where on Earth will you study?",
    }),
  ).toBeVisible();
  expect(
    screen
      .getAllByRole("link")
      .map((link) => [link.textContent?.trim(), link.getAttribute("href")]),
  ).toEqual([
    ["Start Your Journey", "/aptitude-test"],
    ["Explore Programs", "/programs"],
  ]);
});

test("the map is one picture, described in words, whose drawing is fetched before others; a route leads to every destination, in the order given", () => {
  draw();
  expect(screen.getAllByRole("img")).toEqual([map()]);
  const drawing = map().querySelector("img");
  expect(drawing).toHaveAttribute("src", world.url);
  expect(drawing).toHaveAttribute("fetchpriority", "high");
  expect(routes().map((route) => route.getAttribute("href"))).toEqual([
    "/atlas/arcs.svg#uae",
    "/atlas/arcs.svg#germany",
    "/atlas/arcs.svg#canada",
  ]);
});

test("the names on the map are for the pointer: not read out, and in no Tab order", async () => {
  const hero = draw();
  for (const { text, slug } of world.labels.filter(({ slug }) => slug)) {
    const link = within(hero).getByText(text);
    expect(link).toHaveAttribute("href", `/country/${slug}`);
    expect(link).toHaveAttribute("tabindex", "-1");
    expect(screen.queryByRole("link", { name: text })).not.toBeInTheDocument();
  }
});

test("pointing at a name lights its route, and leaving it lights none", async () => {
  const hero = draw();
  expect(highlighted()).toEqual([]);
  await userEvent.hover(within(hero).getByText("Germany"));
  expect(highlighted()).toEqual(["/atlas/arcs.svg#germany"]);
  await userEvent.hover(within(hero).getByText("Canada"));
  expect(highlighted()).toEqual(["/atlas/arcs.svg#canada"]);
  await userEvent.unhover(within(hero).getByText("Canada"));
  expect(highlighted()).toEqual([]);
});

test("home and the groups of destinations have their names on the map, and the ruler counts the hours from home", () => {
  const hero = draw();
  expect(within(hero).getByText("Bengaluru")).toBeVisible();
  expect(within(hero).getByText("Europe")).toBeVisible();
  const ruler = within(hero).getByText("India").parentElement!;
  expect([...ruler.children].map((hour) => hour.textContent)).toEqual([
    "−3 h",
    "India",
    "+1 h",
  ]);
  expect(ruler).toHaveAttribute("aria-hidden", "true");
});
