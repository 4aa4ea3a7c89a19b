/** @jest-environment node */
import { readFileSync } from "node:fs";
import {
  HOURS_ON_MAP,
  PHONE_WEST,
  shareOfWidth,
} from "../../plugins/gatsby-plugin-atlas/drawing/meridians";
import { projectedHeight } from "../../plugins/gatsby-plugin-atlas/drawing/worldFrame";
import { WORLD } from "../../src/lib/drawings";

// CSS cannot import the map's frame: what tokens.css says of it is compared here.

const css = readFileSync("src/styles/tokens.css", "utf8");

/** The numbers that a token's values have in front of or behind a sign of multiplication or percent, in the order of the file. */
const numbers = (token: string, pattern: RegExp) =>
  [...css.matchAll(new RegExp(`--${token}: (.+);`, "g"))].map(([, value]) =>
    Number(pattern.exec(value!)?.[1]),
  );
const ofWidth = (token: string) => numbers(token, /\* ([\d.]+)\)/);
const percent = (token: string) => numbers(token, /^(-?[\d.]+)%$/);

const [first, second] = HOURS_ON_MAP.map(({ longitude }) =>
  shareOfWidth(longitude),
);
const home = HOURS_ON_MAP.find(({ hours }) => hours === 0)!;

test("the frame is as high as the projection makes it", () => {
  expect(WORLD.height).toBe(projectedHeight());
});

test("the pages' grid of hours lies on the map's meridians", () => {
  expect(ofWidth("mer")).toEqual([expect.closeTo(second! - first!, 5)]);
  expect(ofWidth("mer-0")).toEqual([expect.closeTo(first!, 4)]);
  expect(ofWidth("home-x")).toEqual([
    expect.closeTo(shareOfWidth(home.longitude), 4),
  ]);
});

test("the phone's map begins where routes to the west leave it", () => {
  const [wide, phone] = percent("mw");
  expect([wide, percent("mx")[0]]).toEqual([100, 0]);
  expect(percent("mx")[1]).toBeCloseTo(-shareOfWidth(PHONE_WEST) * phone!, 1);
});
