import {
  byHour,
  offsetText,
  summerText,
} from "../../../src/features/destinations/byHour";
import { countries } from "../../support/content";

test("all twenty stand in one row for each clock, west to east", () => {
  expect(
    byHour(countries).map(({ offset, summer, countries }) => [
      offset,
      summer,
      countries.map(({ slug }) => slug).join(" "),
    ]),
  ).toEqual([
    [-630, -570, "canada usa"],
    [-330, -270, "uk"],
    [
      -270,
      -210,
      "germany france italy spain netherlands sweden norway denmark switzerland austria belgium",
    ],
    [-210, -150, "finland"],
    [-150, null, "saudi-arabia turkey"],
    [-90, null, "uae"],
    [150, null, "malaysia"],
    [270, 330, "australia"],
  ]);
});

test("a country that gave up summer time has a row of its own", () => {
  const [country] = countries;
  const at = (slug: string, summer: number | null) => ({
    ...country!,
    slug,
    clocks: {
      seasons: [
        { offset: -60, name: summer === null ? null : ("winter" as const) },
        ...(summer === null
          ? []
          : [{ offset: summer, name: "summer" as const }]),
      ],
    },
  });
  expect(byHour([at("a", null), at("b", 0)])).toHaveLength(2);
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
