import type { Page } from "@playwright/test";
import { countries } from "./pages";
import { expect, FLAGS, hold, holdScripts, open, test, visit } from "./site";

const NAMES = ["Malaysia", "UAE", "Saudi Arabia", "Turkey", "Germany", "UK"];
const GAP = 32;
/** How far a notch of a mouse's wheel scrolls, in pixels: less than half a card. */
const NOTCH = 120;
const WIDTHS = [390, 768, 1440];

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

test("six cards are shown: Malaysia, UAE, Saudi Arabia, Turkey, Germany, UK", async ({
  page,
}) => {
  await visit(page, "/");
  const { cards } = carousel(page);
  await expect(cards.getByRole("heading")).toHaveText(NAMES);
  for (const [index, name] of NAMES.entries()) {
    const { slug, card } = countries.find((one) => one.name === name)!;
    await expect(cards.nth(index).getByRole("link")).toHaveAttribute(
      "href",
      `/country/${slug}`,
    );
    const facts = [
      ...[card!.description, card!.studentCount, card!.continent],
      ...[String(card!.universities), String(card!.rating)],
      { low: "Low", medium: "Medium", high: "High" }[card!.costLevel],
    ];
    for (const fact of facts)
      await expect(cards.nth(index)).toContainText(fact);
  }
});

test("a card leads to its country", async ({ page }) => {
  await visit(page, "/");
  await carousel(page).cards.nth(1).click();
  await expect(page).toHaveURL("/country/uae");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`cost levels are green, yellow and red in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page, "/");
    const { cards } = carousel(page);
    const seen = new Set<string>();
    for (const [index, name] of NAMES.entries()) {
      const level = countries.find((one) => one.name === name)!.card!.costLevel;
      seen.add(level);
      const segments = cards.nth(index).locator("dd path");
      const fills = await segments.evaluateAll((paths) =>
        paths.map((path) => getComputedStyle(path).fill),
      );
      const filled = { low: 1, medium: 2, high: 3 }[level];
      const [colour] = fills;
      expect(fills.slice(0, filled)).toEqual(Array(filled).fill(colour));
      expect(fills.slice(filled)).not.toContain(colour);
      const hue = hueOf(colour!);
      if (level === "low") expect(between(90, 170, hue)).toBe(true);
      if (level === "medium") expect(between(35, 65, hue)).toBe(true);
      if (level === "high") expect(hue < 15 || hue > 345).toBe(true);
    }
    expect([...seen].sort()).toEqual(["high", "low", "medium"]);
  });
}

const between = (least: number, most: number, value: number) =>
  least <= value && value <= most;

/** The hue of "rgb(1, 2, 3)", in degrees. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = colour.match(/\d+/g)!.map(Number);
  const degrees =
    (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

for (const width of WIDTHS) {
  test(`at ${width} px the index runs from 0 to 5, a card and 32 px a step`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    const { dot, next, previous, cards } = carousel(page);
    const box = (await cards.first().boundingBox())!;
    expect(Math.round(box.width)).toBe(Math.min(376, Math.floor(width * 0.84)));
    expect((await cards.nth(1).boundingBox())!.x - box.x - box.width).toBe(GAP);
    await standsAt(page, 0);
    for (let index = 1; index <= 5; index++) {
      await next.click();
      await standsAt(page, index);
    }
    for (let index = 4; index >= 0; index--) {
      await previous.click();
      await standsAt(page, index);
    }
    for (const index of [5, 2, 0, 3]) {
      await dot(NAMES[index]!).click();
      await standsAt(page, index);
    }
  });

  test(`at ${width} px scrolling updates the index`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    const { cards } = carousel(page);
    await cards.first().scrollIntoViewIfNeeded();
    const step = (await cards.first().boundingBox())!.width + GAP;
    await cards.first().hover();
    await page.mouse.wheel(step, 0);
    await standsAt(page, 1);
    await page.mouse.wheel(step * 2, 0);
    await standsAt(page, 3);
    await page.mouse.wheel(-step, 0);
    await standsAt(page, 2);
  });

  test(`at ${width} px each notch of a mouse's wheel counts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    const { cards, strip } = carousel(page);
    await cards.first().scrollIntoViewIfNeeded();
    await cards.first().hover();
    for (const notches of [1, 2, 3]) {
      await page.mouse.wheel(NOTCH, 0);
      await expect
        .poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft))
        .toBe(notches * NOTCH);
    }
    await expect(carousel(page).current).toHaveAccessibleName("Show UAE");
  });
}

test("a window that changes its width keeps index and position together", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  await carousel(page).dot("Turkey").click();
  await standsAt(page, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await standsAt(page, 3);
});

test("the arrow keys scroll the carousel and update the index", async ({
  page,
}) => {
  await visit(page, "/");
  const { cards } = carousel(page);
  await cards.first().getByRole("link").focus();
  for (let press = 0; press < 6; press++)
    await page.keyboard.press("ArrowRight");
  await expect(carousel(page).current).not.toHaveAccessibleName(
    "Show Malaysia",
  );
  // How far a press leads is the browser's, and less where the last one is still on its way.
  await expect(async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(carousel(page).current).toHaveAccessibleName("Show Malaysia", {
      timeout: 1000,
    });
  }).toPass();
});

for (const width of WIDTHS) {
  test(`at ${width} px the Tab key shows each card whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    const { cards, next } = carousel(page);
    await next.focus();
    for (let index = 0; index < 6; index++) {
      await page.keyboard.press("Tab");
      await expect(cards.nth(index).getByRole("link")).toBeFocused();
      await expect(cards.nth(index)).toBeInViewport({ ratio: 0.5 });
      await expect
        .poll(async () => {
          const box = (await cards.nth(index).boundingBox())!;
          return box.x >= -1 && box.x + box.width <= width + 1;
        })
        .toBe(true);
    }
  });
}

test("a second press on the way counts on", async ({ page }) => {
  await visit(page, "/");
  const { next } = carousel(page);
  await next.dblclick();
  await standsAt(page, 2);
});

test("focus stays in the controls when Next or Previous is disabled by its own press", async ({
  page,
}) => {
  await visit(page, "/");
  const { next, previous, dot } = carousel(page);
  await next.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press("Enter");
  await standsAt(page, 5);
  await expect(dot("UK")).toBeFocused();
  await previous.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press("Enter");
  await standsAt(page, 0);
  await expect(dot("Malaysia")).toBeFocused();
});

test("all countries are links by the hour: at the strip's end on wide screens, below the strip on others", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  const { region, dot } = carousel(page);
  await dot("UK").click();
  await standsAt(page, 5);
  const list = region.getByRole("region");
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(list).toHaveCount(1);
    await expect(list.getByRole("link")).toHaveCount(countries.length);
    for (const { name, slug } of countries) {
      const link = list.getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", `/country/${slug}`);
      const box = (await link.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(width);
    }
  }
});

test("the carousel moves at once where the visitor wants no motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const { dot, strip } = carousel(page);
  const positions = await strip.evaluate(
    (element, button) => {
      const seen: number[] = [];
      element.addEventListener("scroll", () => seen.push(element.scrollLeft));
      button!.click();
      return new Promise<number[]>((done) => setTimeout(() => done(seen), 400));
    },
    (await dot("UK").elementHandle()) as never as HTMLElement,
  );
  expect(positions).toHaveLength(1);
  await standsAt(page, 5);
});

/** Every flag on the cards is the site's own copy, and is there. */
async function showsOwnFlags(page: Page) {
  const { flags, region } = carousel(page);
  await region.scrollIntoViewIfNeeded();
  await expect(flags).toHaveCount(6);
  for (const [index, name] of NAMES.entries()) {
    const { code } = countries.find((one) => one.name === name)!;
    await flags.nth(index).scrollIntoViewIfNeeded();
    await expect(flags.nth(index)).toHaveAttribute(
      "src",
      new RegExp(`^/flags/${code}\\b.*\\.(svg|webp)$`),
    );
    await expect
      .poll(() => flags.nth(index).evaluate(naturalWidth))
      .toBeGreaterThan(0);
  }
}

const naturalWidth = (picture: Element) =>
  (picture as HTMLImageElement).naturalWidth;

test("country flags come from the public flag host", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).host === "flagcdn.com")
      asked.push(request.url());
  });
  await visit(page, "/");
  const { flags } = carousel(page);
  for (const [index, name] of NAMES.entries()) {
    const { code } = countries.find((one) => one.name === name)!;
    await flags.nth(index).scrollIntoViewIfNeeded();
    await expect(flags.nth(index)).toHaveAttribute(
      "src",
      new RegExp(`^https://flagcdn\\.com/.*\\b${code}\\.`),
    );
    await expect
      .poll(() => flags.nth(index).evaluate(naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(asked).toHaveLength(6);
});

test("if a flag cannot be loaded, the site's own copy takes its place", async ({
  page,
  site,
}) => {
  site.expectTrouble(/ERR_FAILED .*flagcdn/);
  await page.route(FLAGS, (route) => route.abort());
  const fail = await hold(page, FLAGS);
  await visit(page, "/");
  fail();
  await showsOwnFlags(page);
});

test("a flag that the host does not have gets the site's own copy too", async ({
  page,
  site,
}) => {
  site.expectTrouble(/404 \(Not Found\) .*flagcdn/);
  await page.route(FLAGS, (route) => route.fulfill({ status: 404, body: "" }));
  const fail = await hold(page, FLAGS);
  await visit(page, "/");
  fail();
  await showsOwnFlags(page);
});

test("a flag that failed before React took over gets the site's own copy too", async ({
  page,
  site,
}) => {
  site.expectTrouble(/ERR_FAILED .*flagcdn/);
  await page.route(FLAGS, (route) => route.abort());
  const release = await holdScripts(page);
  await open(page, "/");
  const { flags, region } = carousel(page);
  await region.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      flags
        .first()
        .evaluate(
          (flag) =>
            (flag as HTMLImageElement).complete &&
            (flag as HTMLImageElement).naturalWidth === 0,
        ),
    )
    .toBe(true);
  await release();
  await showsOwnFlags(page);
});

test("where the strip was moved before React took over, the index is read from where it stands", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await open(page, "/");
  await carousel(page).cards.nth(3).scrollIntoViewIfNeeded();
  await carousel(page).strip.evaluate((strip) =>
    strip.scrollTo({ left: 408 * 3 }),
  );
  await release();
  await standsAt(page, 3);
});
