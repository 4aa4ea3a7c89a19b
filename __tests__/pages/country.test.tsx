import { screen, within } from "@testing-library/react";
import CountryPage from "../../src/templates/country";
import { countryData } from "../support/content";
import { visit } from "../support/render";

const draw = (slug = "uae", data = countryData(slug)) =>
  visit(`/country/${slug}`, CountryPage, data);
const page = () => within(screen.getByRole("main"));

test.each([
  [
    "germany",
    "4 h 30 min behind India (3 h 30 min in summer)",
    "Berlin",
    "13.4° E",
    "5,000 km",
  ],
  // No summer time.
  ["uae", "1 h 30 min behind India", "Abu Dhabi", "54.37° E", "2,000 km"],
])(
  "the clock, capital, longitude and distance of %s follow from where it lies",
  (slug, clock, capital, longitude, distance) => {
    draw(slug);
    const said = page().getAllByRole("definition");
    const facts = page()
      .getAllByRole("term")
      .slice(0, 4)
      .map((term, index) => [
        term.textContent,
        said[index]?.textContent?.replaceAll("\u00a0", " "),
      ]);
    expect(facts).toEqual([
      ["Capital’s time", clock],
      ["Capital", capital],
      ["Longitude", longitude],
      ["From Bengaluru", distance],
    ]);
  },
);

test("the neighbouring destinations are links, west first", () => {
  draw("uae", countryData("uae", { west: "saudi-arabia", east: "malaysia" }));
  const neighbours = page().getByRole("navigation", {
    name: "Neighbouring destinations",
  });
  expect(
    within(neighbours)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Next stop westSaudi Arabia", "/country/saudi-arabia"],
    ["Next stop eastMalaysia", "/country/malaysia"],
  ]);
});

test("Germany shows its landmarks, west to east; a country without any has nothing in their place", () => {
  const { unmount } = draw("germany");
  const region = page().getByRole("region", {
    name: "Landmarks, west to east",
  });
  expect(
    within(region)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([
    "Cologne CathedralCologne, 157 m",
    "Commerzbank TowerFrankfurt, 259 m",
    "ElbphilharmonieHamburg, 110 m",
    "Ulm MinsterUlm, 162 m",
    "FrauenkircheMunich, 99 m",
    "Berlin TV towerBerlin, 368 m",
  ]);
  unmount();
  draw("uae");
  expect(page().queryByText(/Landmarks/)).not.toBeInTheDocument();
});

test("a country without picture, paragraphs and facts has nothing in their place", () => {
  draw("uae");
  expect(page().queryByRole("figure")).not.toBeInTheDocument();
  // Its four facts, and when to call.
  expect(page().getAllByRole("term")).toHaveLength(6);
});
