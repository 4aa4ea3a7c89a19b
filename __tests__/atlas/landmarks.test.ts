/** @jest-environment node */
import { landmarksOf } from "../../plugins/gatsby-plugin-atlas/drawing/landmarks";

/** The bars of a path: where each stands, from where to where. */
const bars = (path: string) =>
  [...path.matchAll(/M(-?\d+)(?: 0v-(\d+)|-(\d+)V-(\d+))/g)].map(
    ([, x, height, from, to]) => ({
      x: Number(x),
      from: Number(from ?? 0),
      to: Number(to ?? height),
    }),
  );

test("each landmark is as high as its highest bar, and stands on its own ground", () => {
  for (const { path, height } of landmarksOf("de")) {
    expect(bars(path)).toHaveLength(path.match(/M/g)!.length);
    expect(Math.max(...bars(path).map(({ to }) => to))).toBe(height);
    for (const { x } of bars(path)) expect(Math.abs(x)).toBeLessThan(78);
  }
});

test("the Berlin TV tower has a sphere above the ground", () => {
  const tower = bars(landmarksOf("de").at(-1)!.path);
  expect(tower.filter(({ from }) => from)).toHaveLength(4);
});

test("bars grow wider from west to east", () => {
  const widths = landmarksOf("de").map(({ barWidth }) => barWidth);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

test("a country without landmarks has none", () => {
  expect(landmarksOf("my")).toEqual([]);
});
