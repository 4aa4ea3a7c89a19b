import type { Locator } from "@playwright/test";

// The positions of elements in the window, in pixels.

type Box = { left: number; right: number; top: number; bottom: number };

export const boxes = (parts: Locator): Promise<(Box & { text: string })[]> =>
  parts.evaluateAll((parts) =>
    parts.map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return { left, right, top, bottom, text: part.textContent };
    }),
  );

/** Where the dots of maps lie: the points that these paths move to. */
export const dotsOf = (paths: Locator): Promise<{ x: number; y: number }[]> =>
  paths.evaluateAll((paths) =>
    (paths as SVGPathElement[]).flatMap((path) => {
      const at = path.getScreenCTM()!;
      const data = path.getAttribute("d")!.matchAll(/M([\d.]+) ([\d.]+)/g);
      return [...data].map(([, x, y]) => {
        const point = new DOMPoint(Number(x), Number(y)).matrixTransform(at);
        return { x: point.x, y: point.y };
      });
    }),
  );

export const middle = ({ left, right, top, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
