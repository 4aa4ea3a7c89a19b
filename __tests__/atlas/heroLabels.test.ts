/** @jest-environment node */
import {
  heroGroups,
  heroLabels,
} from "../../plugins/gatsby-plugin-atlas/drawing/heroLabels";
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

const linesOf = (places: Place[], at: string): string[][] =>
  heroGroups(places)
    .filter((group) => group.at === at)
    .map(({ lines }) => lines);

test("Europe is counted together with Turkey on small maps", () => {
  expect(linesOf([...europe, turkey], "both")).toEqual([
    ["4 in Europe", "and Turkey"],
  ]);
  expect(linesOf(europe, "both")).toEqual([["3 in Europe"]]);
  expect(linesOf([turkey], "both")).toEqual([["Turkey"]]);
});

test("a phone names what lies beyond its western edge, in one label", () => {
  expect(linesOf(america, "phone")).toEqual([["Canada,", "USA"]]);
  expect(linesOf([...america, aPlace("br", "Brazil")], "phone")).toEqual([
    ["3 in the", "Americas"],
  ]);
  expect(linesOf(america, "tablet")).toEqual([["Canada"], ["USA"]]);
});

test("a label names only who is there", () => {
  expect(linesOf(arabia, "both")).toEqual([["Saudi Arabia, UAE"]]);
  expect(linesOf(arabia.slice(0, 1), "both")).toEqual([["UAE"]]);
  expect(heroGroups([])).toEqual([]);
  expect(
    heroLabels([...america, aPlace("jp", "Japan")]).map(({ name }) => name),
  ).toEqual(["Canada", "USA"]);
});
