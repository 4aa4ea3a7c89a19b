/** @jest-environment node */
import { landmarksOf } from "../../plugins/gatsby-plugin-atlas/drawing/landmarks";

test("each landmark is as high as its highest bar, and stands on its own ground", () => {
  for (const { path, height } of landmarksOf("de")) {
    const bars = [...path.matchAll(/M(-?\d+)[^M]*[v V]-(\d+)/g)];
    expect(bars).toHaveLength(path.match(/M/g)!.length);
    expect(Math.max(...bars.map(([, , top]) => Number(top)))).toBe(height);
    for (const [, x] of bars) expect(Math.abs(Number(x))).toBeLessThan(78);
  }
});

test("the Berlin TV tower has a sphere above the ground", () => {
  expect(landmarksOf("de").at(-1)!.path).toMatch(/^M-16-210V-222M-8 0v-26M/);
});
