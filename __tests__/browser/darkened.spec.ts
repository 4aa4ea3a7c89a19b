import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { common } from "../../playwright.common";
import { contrast } from "./contrast";
import { answerFlags, expect, ready, test } from "./site";

// Some browsers darken pages themselves and yet ask for the light theme, as Samsung Internet does. Chromium's forced dark imitates it.

/** Widths of letters are those of a dense screen: thin ones are hardly anywhere as dark as their colour on another. */
const DENSITY = 2;

let browser: Browser;

test.beforeAll(async () => {
  const { args = [], ...options } = common.use!.launchOptions!;
  browser = await chromium.launch({
    ...options,
    args: [...args, "--enable-features=WebContentsForceDark"],
  });
});

test.afterAll(() => browser.close());

for (const path of [
  "/",
  "/scholarships",
  "/country/germany",
  "/services",
  "/about",
])
  test(`${path} can be read where the browser darkens it`, async ({
    baseURL,
  }) => {
    const page = await browser.newPage({
      baseURL,
      colorScheme: "light",
      reducedMotion: "reduce",
      serviceWorkers: "block",
      deviceScaleFactor: DENSITY,
      viewport: { width: 390, height: 844 },
    });
    await answerFlags(page.context());
    await page.goto(path);
    await ready(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 2400 });
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map((picture) => {
            picture.loading = "eager";
            return picture.decode();
          }),
        ),
      );
      const lines = await page.evaluate(visibleLines);
      expect(lines.length).toBeGreaterThan(20);
      const { data, info: raw } = await sharp(
        await page.screenshot({ caret: "initial" }),
      )
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const { text, left, top, width, height } of lines) {
        const { data: pixels } = await sharp(data, { raw })
          .extract({
            left: Math.floor(left * DENSITY),
            top: Math.floor(top * DENSITY),
            width: Math.ceil(width * DENSITY),
            height: Math.ceil(height * DENSITY),
          })
          .toBuffer({ resolveWithObject: true });
        expect
          .soft(greatestContrast(pixels), `${text} at ${raw.width / DENSITY}`)
          .toBeGreaterThan(4.5);
      }
    }
    await page.close();
  });

/** The lines of texts in the window. Disabled controls need no contrast. */
function visibleLines() {
  const lines: {
    text: string;
    left: number;
    top: number;
    width: number;
    height: number;
  }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement!;
    const visible = { opacityProperty: true, visibilityProperty: true };
    if (!node.data.trim() || !parent.checkVisibility(visible)) continue;
    if (parent.closest("script, style, :disabled, :root header, aside"))
      continue;
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      const isSeen = document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .some((element) => element === parent);
      const isInside =
        left >= 0 &&
        left + width < innerWidth &&
        top >= 0 &&
        top + height < innerHeight;
      if (isSeen && isInside && width > 4)
        lines.push({
          text: node.data.trim().slice(0, 40),
          left,
          top,
          width,
          height,
        });
    }
  }
  return lines;
}

/** The contrast of a text with its ground: of the most frequent colour with the one that differs most from it. */
function greatestContrast(pixels: Buffer) {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const parts = (colour: number) => [
    colour >> 16,
    (colour >> 8) & 255,
    colour & 255,
  ];
  const colours = [...counts].sort(([, a], [, b]) => b - a);
  const ground = parts(colours[0]![0]);
  return Math.max(
    ...colours.map(([colour]) => contrast(parts(colour), ground)),
  );
}
