/** @jest-environment node */
import { pathData } from "../../plugins/gatsby-plugin-atlas/drawing/path";
import {
  stretches,
  type Line,
} from "../../plugins/gatsby-plugin-atlas/drawing/plane";

const square = (from: number, to: number): Line => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

test("a vertical line lies inside a ring and outside the ring's hole", () => {
  const columns = { first: -1, pitch: 3, count: 5 };
  expect(stretches([square(0, 10), square(4, 6)], columns)).toEqual([
    { x: 2, top: 0, bottom: 10 },
    { x: 5, top: 0, bottom: 4 },
    { x: 5, top: 6, bottom: 10 },
    { x: 8, top: 0, bottom: 10 },
  ]);
});

test("a line through a corner crosses it once", () => {
  const diamond: Line = [
    [0, 5],
    [5, 0],
    [10, 5],
    [5, 10],
  ];
  const columns = { first: 0, pitch: 5, count: 3 };
  expect(
    stretches([diamond], columns).filter(({ top, bottom }) => top !== bottom),
  ).toEqual([{ x: 5, top: 0, bottom: 10 }]);
});

test("a path is written briefly and its rings are closed", () => {
  expect(pathData([square(0, 10)], { closed: true })).toBe(
    "M0 0l10 0 0 10-10 0z",
  );
});

test("points that fall together are written once, and a ring that falls together not at all", () => {
  expect(
    pathData(
      [
        [
          [0, 0],
          [0.2, 0.1],
          [4, 0.4],
        ],
      ],
      { closed: false },
    ),
  ).toBe("M0 0l4 0");
  expect(pathData([square(0, 0.3)], { closed: true })).toBe("");
});

test("a route is written to the tenth of a pixel", () => {
  expect(
    pathData(
      [
        [
          [0.51, 0],
          [1, -0.26],
        ],
      ],
      { closed: false, decimals: 1 },
    ),
  ).toBe("M.5 0l.5-.3");
});
