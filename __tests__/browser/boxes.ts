import type { Locator } from "@playwright/test";

// Where things stand in the window, in pixels.

type Box = { left: number; right: number; top: number; bottom: number };

export const boxes = (parts: Locator): Promise<(Box & { text: string })[]> =>
  parts.evaluateAll((parts) =>
    parts.map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return { left, right, top, bottom, text: part.textContent };
    }),
  );

export const middle = ({ left, right, top, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
