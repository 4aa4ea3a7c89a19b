/** @jest-environment node */
import countries from "../data/countries.json";
import site from "../data/site.json";
import {
  byHour,
  offsetText,
  summerText,
} from "../../plugins/gatsby-plugin-atlas/clocks/byHour";

test("all twenty stand in one row for each clock, west to east", () => {
  expect(
    byHour(countries, site.home, 2026).map(
      ({ isBehind, offset, summer, countries }) =>
        [
          isBehind ? "behind" : "",
          offset,
          summer,
          countries.map(({ slug }) => slug).join(" "),
        ].map((text) => text?.replaceAll("\u00a0", " ") ?? null),
    ),
  ).toEqual([
    ["behind", "10½ h behind", "9½ h in summer", "canada usa"],
    ["behind", "5½ h behind", "4½ h in summer", "uk"],
    [
      "behind",
      "4½ h behind",
      "3½ h in summer",
      "germany france italy spain netherlands sweden norway denmark switzerland austria belgium",
    ],
    ["behind", "3½ h behind", "2½ h in summer", "finland"],
    ["behind", "2½ h behind", null, "saudi-arabia turkey"],
    ["behind", "1½ h behind", null, "uae"],
    ["", "2½ h ahead", null, "malaysia"],
    ["", "4½ h ahead", "5½ h in summer", "australia"],
  ]);
});

test("a country without summer time has a row of its own", () => {
  const at = (slug: string, timeZone: string) => ({
    ...countries[0]!,
    slug,
    capital: { ...countries[0]!.capital, timeZone },
  });
  const rows = byHour(
    [at("a", "Europe/Berlin"), at("b", "Africa/Lagos")],
    site.home,
    2026,
  );
  expect(
    rows.map(({ countries }) => countries.map(({ slug }) => slug)),
  ).toEqual([["b"], ["a"]]);
});

test.each([
  [-270, "4½ h behind"],
  [30, "½ h ahead"],
  [345, "5¾ h ahead"],
  [50, "50 min ahead"],
  [0, "Same time"],
])("%i minutes are %j", (minutes, text) => {
  expect(offsetText(minutes).replaceAll("\u00a0", " ")).toBe(text);
});

test.each([
  [-270, -210, "3½ h in summer"],
  [-30, 30, "½ h ahead in summer"],
  [-60, 0, "Same time in summer"],
])("%i, and %i in summer, is %j", (standard, summer, text) => {
  expect(summerText(standard, summer).replaceAll("\u00a0", " ")).toBe(text);
});
