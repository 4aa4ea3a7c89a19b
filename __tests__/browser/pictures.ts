import type { Page } from "@playwright/test";
import sharp from "sharp";
import { boxes } from "./boxes";
import { expect, heading, waitForFrame } from "./site";

// What is seen of a page: its colours, each by its parts from 0 to 255.

type Box = { left: number; right: number; top: number; bottom: number };
type Colour = { parts: number[]; count: number };

/** All pictures of a page can be shown, also those below its window; our flags in place of the public host's. */
export const waitForPictures = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const decode = (picture: HTMLImageElement) => {
            picture.loading = "eager";
            return picture.decode().then(
              () => [],
              () => [picture.currentSrc],
            );
          };
          const broken = await Promise.all([...document.images].map(decode));
          return broken.flat();
        }),
      { message: page.url() },
    )
    .toEqual([]);

/** @returns what counts the colours in a part of the window, or in all of it */
export async function takePicture(page: Page) {
  await waitForFrame(page);
  // Playwright would hide the cursor by a style, which the page's policy forbids.
  const file = await page.screenshot({ caret: "initial" });
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const window = page.viewportSize()!;
  const density = info.width / window.width;
  const all = { left: 0, right: window.width, top: 0, bottom: window.height };

  return ({ left, right, top, bottom }: Box = all): Colour[] => {
    const counts = new Map<number, number>();
    const endX = Math.min(right * density, info.width);
    const endY = Math.min(bottom * density, info.height);
    for (let y = Math.floor(top * density); y < endY; y++)
      for (let x = Math.floor(left * density); x < endX; x++) {
        const at = 3 * (y * info.width + x);
        const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    return [...counts].map(([colour, count]) => ({
      parts: [colour >> 16, (colour >> 8) & 255, colour & 255],
      count,
    }));
  };
}

/** The colour of most of a part: grounds with a gradient or a pattern have many that are alike. */
export function ground(colours: Colour[]): number[] {
  const kinds = new Map<string, Colour>();
  for (const { parts, count } of colours) {
    const kind = parts.map((part) => part >> 4).join();
    const known = kinds.get(kind) ?? { parts, count: 0 };
    kinds.set(kind, { ...known, count: known.count + count });
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count)[0]!.parts;
}

/** How light colours are on average, from 0 to 255, and how much they differ from that. */
export function lightness(colours: Colour[]) {
  const mean = (of: (lightness: number) => number) => {
    let [sum, all] = [0, 0];
    for (const { parts, count } of colours) {
      sum += of(parts[1]!) * count;
      all += count;
    }
    return sum / all;
  };
  const average = mean((one) => one);
  return { average, spread: Math.sqrt(mean((one) => (one - average) ** 2)) };
}

/** "rgb(0, 10, 255)" as its three parts. */
export const partsOf = (colour: string) =>
  colour
    .match(/[\d.]+/g)!
    .map(Number)
    .slice(0, 3);

/** WCAG's contrast of two colours. */
export function contrast(...colours: number[][]) {
  const [light, dark] = colours
    .map((parts) => {
      const [red, green, blue] = parts.map((part) =>
        part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
    })
    .sort((a, b) => b - a);
  return light! / dark!;
}

/** By night a page is dark and by day light, and its heading is there to read. */
export async function expectTheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  const coloursIn = await takePicture(page);
  const { average } = lightness(coloursIn());
  if (colorScheme === "dark") expect(average, page.url()).toBeLessThan(80);
  else expect(average, page.url()).toBeGreaterThan(140);
  const [box] = await boxes(heading(page));
  expect(lightness(coloursIn(box)).spread, page.url()).toBeGreaterThan(30);
}
