import { screen, within } from "@testing-library/react";
import HomePage from "../../src/pages/index";
import { pageData } from "../support/content";
import { visit } from "../support/render";

const draw = () => visit("/", HomePage, pageData.home);
const page = () => within(screen.getByRole("main"));

test("the home page holds the hero, the statistics strip, the destinations carousel, the six benefits and the way on", () => {
  draw();
  expect(
    page()
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.textContent),
  ).toEqual(["Study destinations", "Why choose us", "Where next?"]);
  expect(page().getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(
    page().getByRole("heading", { name: "Where on Earth will you study?" }),
  ).toBeVisible();
});

test.each([
  ["Start Your Journey", "/aptitude-test"],
  ["Explore Programs", "/programs"],
])("%s goes to %s", (name, to) => {
  draw();
  expect(page().getByRole("link", { name })).toHaveAttribute("href", to);
});

test("the statistics strip shows the claims of the specification", () => {
  draw();
  const strip = page().getByRole("region", { name: "In numbers" });
  const labels = within(strip).getAllByRole("term");
  const values = within(strip).getAllByRole("definition");
  expect(
    labels.map((label, index) => [
      values[index]?.textContent,
      label.textContent,
    ]),
  ).toEqual([
    ["100+", "Students guided"],
    ["50+", "Countries"],
    ["95%", "Success rate"],
    ["500+", "Partner universities"],
    ["20+", "Study destinations"],
  ]);
});

test("the routes are drawn nearest destination first", () => {
  const countries = pageData.home.countries.nodes.map(
    (country, index, all) => ({
      ...country,
      atlas: { ...country.atlas, distanceKm: all.length - index },
    }),
  );
  visit("/", HomePage, { ...pageData.home, countries: { nodes: countries } });
  const routes = page()
    .getByRole("img", { name: /^Map of the world/ })
    .querySelectorAll("g use");
  expect(routes).toHaveLength(20);
  expect(routes[0]).toHaveAttribute("href", "/atlas/arcs.svg#belgium");
  expect(routes[19]).toHaveAttribute("href", "/atlas/arcs.svg#malaysia");
});

test("why choose us is a grid of six benefits", () => {
  draw();
  const why = page().getByRole("region", { name: "Why choose us" });
  expect(within(why).getAllByRole("listitem")).toHaveLength(6);
  expect(within(why).getAllByRole("heading", { level: 3 })).toHaveLength(6);
});
