import type { Page } from "@playwright/test";
import { expect, header, summary, test, visit } from "./site";

// What a finger does that a mouse does not.

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

type Point = { x: number; y: number };

/** A finger put down, drawn across the screen and lifted. */
async function swipe(page: Page, from: Point, by: Point) {
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: Point[],
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  const STEPS = 12;
  for (let step = 1; step <= STEPS; step++)
    await touch("touchMove", [
      {
        x: from.x + (by.x * step) / STEPS,
        y: from.y + (by.y * step) / STEPS,
      },
    ]);
  await touch("touchEnd", []);
  await session.detach();
}

test("the mobile menu scrolls, and nothing under it", async ({ page }) => {
  await visit(page, "/about");
  // The header's ground, which it has from here on, must not hold the sheet.
  await page.evaluate(() => scrollTo(0, 600));
  const nav = header(page).getByRole("navigation");
  await summary(page, "Menu").tap();
  await summary(page, "Destinations").tap();
  const up = { x: 0, y: -500 };
  await swipe(page, { x: 195, y: 700 }, up);
  await expect
    .poll(() => nav.evaluate((sheet) => sheet.scrollTop))
    .toBeGreaterThan(100);
  // On to the end of the sheet, and beyond.
  await swipe(page, { x: 195, y: 700 }, up);
  await swipe(page, { x: 195, y: 700 }, up);
  // Nor does the page follow a finger on the bar above the sheet.
  await swipe(page, { x: 100, y: 50 }, { x: 0, y: 40 });
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await expect(nav.getByRole("link", { name: "Call us" })).toBeInViewport({
    ratio: 1,
  });
});

test("a finger moves the carousel from card to card", async ({ page }) => {
  await visit(page, "/");
  const carousel = page.getByRole("region", { name: "Study destinations" });
  const current = carousel.locator('button[aria-current="true"]');
  const cards = carousel.getByRole("list").first().locator(":scope > li");
  await cards.first().scrollIntoViewIfNeeded();
  await expect(current).toHaveAccessibleName("Show Malaysia");
  const box = (await cards.first().boundingBox())!;
  const from = { x: box.x + box.width - 30, y: box.y + 120 };
  const distanceFromEdge = async () => {
    const name = (await current.getAttribute("aria-label"))!.slice(
      "Show ".length,
    );
    const card = cards.filter({
      has: page.getByRole("heading", { name, exact: true }),
    });
    return Math.round(Math.abs((await card.boundingBox())!.x - box.x));
  };

  await swipe(page, from, { x: -box.width, y: 0 });
  await expect(current).not.toHaveAccessibleName("Show Malaysia");
  await expect.poll(distanceFromEdge).toBe(0);
  await cards.nth(4).evaluate((card, left) => {
    const strip = card.closest("div")!;
    strip.scrollBy({ left: card.getBoundingClientRect().x - left - 30 });
  }, box.x);
  await expect(current).toHaveAccessibleName("Show Germany");
  await expect.poll(distanceFromEdge).toBe(0);
});
