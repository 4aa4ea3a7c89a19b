import type { Page } from "@playwright/test";
import { countries } from "./pages";
import { expect, FLAGS, holdScripts, open, test, visit } from "./site";

const NAMES = ["Malaysia", "UAE", "Saudi Arabia", "Turkey", "Germany", "UK"];
const GAP = 32;
/** How far a notch of a mouse's wheel scrolls, in pixels: less than half a card. */
const NOTCH = 120;

function carousel(page: Page) {
  const region = page.getByRole("region", { name: "Study destinations" });
  const cards = region.getByRole("list").first();
  return {
    region,
    title: region.getByRole("heading", { level: 2 }),
    cards: cards.getByRole("listitem"),
    flags: cards.locator('img[width="44"]'),
    strip: region.locator("div").filter({ has: page.locator(":scope > ul") }),
    dot: (name: string) => region.getByRole("button", { name: `Show ${name}` }),
    current: region.locator("button[aria-current]"),
    previous: region.getByRole("button", { name: "Previous" }),
    next: region.getByRole("button", { name: "Next" }),
  };
}

/** The card at this index stands at the left edge, its dot is the current one, and the arrows know the ends. */
async function standsAt(page: Page, index: number) {
  const { cards, current, previous, next, strip } = carousel(page);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAccessibleName(`Show ${NAMES[index]}`);
  await expect(previous).toBeEnabled({ enabled: index > 0 });
  await expect(next).toBeEnabled({ enabled: index < 5 });
  const width = (await cards.first().boundingBox())!.width;
  await expect
    .poll(() => strip.evaluate(({ scrollLeft }) => Math.round(scrollLeft)))
    .toBe(Math.round(index * (width + GAP)));
  const edge = await carousel(page).title.boundingBox();
  const card = await cards.nth(index).boundingBox();
  expect(card!.x).toBeCloseTo(edge!.x, 0);
}

for (const width of [390, 768, 1440])
  test(`at ${width} px the index runs from 0 to 5, a card and 32 px a step, by buttons, dots, wheel and Tab key`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    const { dot, next, previous, cards, strip, current } = carousel(page);
    const box = (await cards.first().boundingBox())!;
    const step = box.width + GAP;
    expect(Math.round(box.width)).toBe(Math.min(376, Math.floor(width * 0.84)));
    expect((await cards.nth(1).boundingBox())!.x - box.x).toBe(step);
    await standsAt(page, 0);
    for (let index = 1; index <= 5; index++) {
      await next.click();
      await standsAt(page, index);
    }
    for (let index = 4; index >= 0; index--) {
      await previous.click();
      await standsAt(page, index);
    }
    for (const index of [5, 2, 0]) {
      await dot(NAMES[index]!).click();
      await standsAt(page, index);
    }

    await cards.first().hover();
    for (const notches of [1, 2, 3]) {
      await page.mouse.wheel(NOTCH, 0);
      await expect
        .poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft))
        .toBe(notches * NOTCH);
    }
    await expect(current).toHaveAccessibleName("Show UAE");
    await page.mouse.wheel(3 * step - 3 * NOTCH, 0);
    await standsAt(page, 3);
    await page.mouse.wheel(-step, 0);
    await standsAt(page, 2);

    // The Tab key shows each card whole.
    await dot("Malaysia").click();
    await next.focus();
    for (let index = 0; index < 6; index++) {
      await page.keyboard.press("Tab");
      await expect(cards.nth(index).getByRole("link")).toBeFocused();
      await expect(cards.nth(index)).toBeInViewport({ ratio: 0.5 });
      const isWhole = async () => {
        const { x, width: wide } = (await cards.nth(index).boundingBox())!;
        return x >= -1 && x + wide <= width + 1;
      };
      await expect.poll(isWhole).toBe(true);
    }
  });

test("a second press on the way counts on, arrow keys scroll, and the last press leaves the focus in the controls", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  const { next, previous, dot, cards, current } = carousel(page);
  await next.dblclick();
  await standsAt(page, 2);
  await next.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
  await standsAt(page, 5);
  await expect(dot("UK")).toBeFocused();
  await previous.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press("Enter");
  await standsAt(page, 0);
  await expect(dot("Malaysia")).toBeFocused();

  await cards.first().getByRole("link").focus();
  for (let press = 0; press < 6; press++)
    await page.keyboard.press("ArrowRight");
  await expect(current).not.toHaveAccessibleName("Show Malaysia");
});

test("a window that changes its width keeps index and position together; the links by the hour stand at the strip's end, or below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  const { region, dot } = carousel(page);
  await dot("Turkey").click();
  await standsAt(page, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await standsAt(page, 3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dot("UK").click();
  await standsAt(page, 5);
  const list = region.getByRole("region");
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(list).toHaveCount(1);
    await expect(list.getByRole("link")).toHaveCount(countries.length);
    const boxes = await list.getByRole("link").evaluateAll((all) =>
      all.map((link) => {
        const { height, left, right } = link.getBoundingClientRect();
        return { height, left, right };
      }),
    );
    for (const { height, left, right } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(width);
    }
  }
});

test("cost levels are green, yellow and red in both themes", async ({
  page,
}) => {
  await visit(page, "/");
  const { cards } = carousel(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const seen = new Set<string>();
    for (const [index, name] of NAMES.entries()) {
      const level = countries.find((one) => one.name === name)!.card!.costLevel;
      seen.add(level);
      const fills = await cards
        .nth(index)
        .locator("dd path")
        .evaluateAll((paths) =>
          paths.map((path) => getComputedStyle(path).fill),
        );
      const filled = { low: 1, medium: 2, high: 3 }[level];
      const [colour] = fills;
      expect(fills.slice(0, filled)).toEqual(Array(filled).fill(colour));
      expect(fills.slice(filled)).not.toContain(colour);
      const [least, most] = HUES[level];
      // Red lies on both sides of 0.
      const hue = (hueOf(colour!) + 15) % 360;
      expect(hue).toBeGreaterThan(least + 15);
      expect(hue).toBeLessThan(most + 15);
    }
    expect(seen.size).toBe(3);
  }
});

/** In degrees. */
const HUES = { low: [90, 170], medium: [35, 65], high: [-15, 15] } as const;

/** The hue of "rgb(1, 2, 3)", in degrees. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = colour.match(/\d+/g)!.map(Number);
  const degrees =
    (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

test("flags that failed before React hydrates get the site's own copy, and the index is read from where the strip stands", async ({
  page,
  site,
}) => {
  site.expectErrors(/404 \(Not Found\) .*flagcdn/);
  await page.route(FLAGS, (route) => route.fulfill({ status: 404, body: "" }));
  const release = await holdScripts(page);
  await open(page, "/");
  const { flags, strip, cards } = carousel(page);
  await cards.nth(3).scrollIntoViewIfNeeded();
  await strip.evaluate((strip) => strip.scrollTo({ left: 408 * 3 }));
  await expect(flags.nth(3)).toHaveJSProperty("complete", true);
  await expect(flags.nth(3)).toHaveJSProperty("naturalWidth", 0);
  await release();
  await standsAt(page, 3);
  for (const [index, name] of NAMES.entries()) {
    const { code } = countries.find((one) => one.name === name)!;
    const flag = flags.nth(index);
    await flag.scrollIntoViewIfNeeded();
    await expect(flag).toHaveAttribute(
      "src",
      new RegExp(`^/flags/${code}\\b.*\\.(svg|webp)$`),
    );
    await expect(flag).not.toHaveJSProperty("naturalWidth", 0);
  }
});
