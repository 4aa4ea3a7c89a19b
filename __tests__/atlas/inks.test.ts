/** @jest-environment node */
import { neighboursByCode } from "../../plugins/gatsby-plugin-atlas/drawing/countries";
import { resolveInks } from "../../plugins/gatsby-plugin-atlas/drawing/inks";
import type {
  Ink,
  Place,
} from "../../plugins/gatsby-plugin-atlas/drawing/place";

const aPlace = (code: string, ink: Ink | null = null): Place => ({
  slug: code,
  name: code,
  code,
  ink,
  capital: { name: "", longitude: 0, latitude: 0, timeZone: "UTC" },
});

const neighbours = neighboursByCode();

test("neighbours are given different inks", () => {
  const codes = "de fr it ch at be nl dk se no fi es us ca my".split(" ");
  const inks = resolveInks(
    codes.map((code) => aPlace(code)),
    neighbours,
  );
  for (const code of codes)
    for (const other of neighbours.get(code)!)
      expect(inks[other]).not.toBe(inks[code]);
});

test("a written ink stays, whoever stands beside it", () => {
  const places = [aPlace("be", "sun"), aPlace("fr", "sun"), aPlace("nl")];
  expect(resolveInks(places, neighbours)).toMatchObject({
    be: "sun",
    fr: "sun",
  });
  expect(resolveInks(places, neighbours).nl).not.toBe("sun");
});

test("between four inks a country takes the one that fewest neighbours have", () => {
  const places = [
    aPlace("de"),
    aPlace("fr", "sun"),
    aPlace("dk", "coral"),
    aPlace("nl", "coral"),
    aPlace("pl", "mint"),
    aPlace("cz", "mint"),
    aPlace("at", "sky"),
    aPlace("ch", "sun"),
  ];
  expect(resolveInks(places, neighbours).de).toBe("sky");
});

test("a shared sea is no border", () => {
  expect(neighbours.get("gb")).not.toContain("fr");
  expect(neighbours.get("dk")).toContain("de");
  expect(neighbours.get("dk")).not.toContain("se");
});
