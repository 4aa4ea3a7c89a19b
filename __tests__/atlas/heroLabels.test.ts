/** @jest-environment node */
import { heroLabels } from "../../plugins/gatsby-plugin-atlas/drawing/heroLabels";
import type { Place } from "../../plugins/gatsby-plugin-atlas/drawing/place";

const aPlace = (code: string, name: string): Place => ({
  slug: name.toLowerCase(),
  name,
  code,
  ink: null,
  capital: { name: "", longitude: 0, latitude: 0, timeZone: "UTC" },
});

const turkey = aPlace("tr", "Turkey");
const europe = [
  aPlace("de", "Germany"),
  aPlace("fr", "France"),
  aPlace("gb", "UK"),
];
const america = [aPlace("us", "USA"), aPlace("ca", "Canada")];
const arabia = [aPlace("ae", "UAE"), aPlace("sa", "Saudi Arabia")];

const textsOf = (places: Place[], at: string): string[] =>
  heroLabels(places)
    .filter((label) => label.at === at)
    .map(({ text }) => text);

test("Europe is counted together with Turkey on small maps", () => {
  expect(textsOf([...europe, turkey], "narrow")).toEqual([
    "4 in Europe\nand Turkey",
  ]);
  expect(textsOf(europe, "narrow")).toEqual(["3 in Europe"]);
  expect(textsOf([turkey], "narrow")).toEqual(["Turkey"]);
});

test("a phone names what lies beyond its western edge, in one label", () => {
  expect(textsOf(america, "phone")).toEqual(["Canada,\nUSA"]);
  expect(textsOf([...america, aPlace("br", "Brazil")], "phone")).toEqual([
    "3 in the\nAmericas",
  ]);
  expect(textsOf(america, "tablet")).toEqual(["Canada", "USA"]);
});

test("a label names only who is there", () => {
  expect(textsOf(arabia, "narrow")).toEqual(["Saudi Arabia, UAE"]);
  expect(textsOf(arabia.slice(0, 1), "narrow")).toEqual(["UAE"]);
  expect(heroLabels([])).toEqual([]);
});

test("a name on a wide map leads to the page of its country, of two with one code to the first", () => {
  const [first, ...others] = heroLabels([
    aPlace("ca", "Canada"),
    aPlace("ca", "Quebec"),
    aPlace("jp", "Japan"),
  ]).filter(({ at }) => at === "wide");
  expect(first).toMatchObject({ slug: "canada", text: "Canada" });
  expect(others).toEqual([]);
});
