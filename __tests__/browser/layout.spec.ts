import type { Page } from "@playwright/test";
import { countryPages, routes } from "./pages";
import { drawn, expect, hold, letTimePass, retime, test, visit } from "./site";
import { cutWords } from "./words";

// Each page as it opens is in pages.spec.ts.

test("the longest slug scrolls nothing sideways", async ({ page }) => {
  for (const slug of ["a".repeat(300), "bosnia-and-herzegovina"]) {
    await visit(page, `/country/${slug}`);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await isWhole(page, width);
    }
  }
});

test("the open menus and the states of the widgets cut nothing at 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await retime(page, { 2000: 0, 1500: null });
  await visit(page, "/about");
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "Menu" }).click();
  await header.locator("summary", { hasText: "Destinations" }).click();
  await isWhole(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await page.getByRole("textbox", { name: "Name" }).fill("Asha");
  await page.getByRole("textbox", { name: "Email" }).fill("a@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).click();
  await isWhole(page);
  await letTimePass(page);
  await expect(page.getByText("Thank you!")).toBeVisible();
  await isWhole(page);

  await visit(page, "/scholarships?q=zzz");
  await isWhole(page);

  await visit(page, "/aptitude-test");
  await page.getByRole("button", { name: "Start Test" }).click();
  await isWhole(page);
  for (let index = 0; index < 9; index++) {
    await page.getByRole("button", { name: "Next" }).click();
    await isWhole(page);
  }
  await page.getByRole("button", { name: "Complete Test" }).click();
  await isWhole(page);
});

async function isWhole(page: Page, width = 320) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(width);
  expect(await cutWords(page)).toEqual([]);
}

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
])
  test(`fonts that come late move next to nothing at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifts += (
            entry as PerformanceEntry & { value: number }
          ).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const pages = [...routes, countryPages[0]!];
    let all = 0;
    for (const { path } of pages) {
      const letCome = await hold(page, /\.woff2$/);
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      letCome();
      await page.evaluate(() => document.fonts.ready);
      await drawn(page);
      all += await page.evaluate(() => window.shifts);
    }
    // Editors may chance upon words that break elsewhere in the other font: a page or two is no fault of the fonts.
    expect(all / pages.length).toBeLessThan(0.001);
  });

declare global {
  interface Window {
    shifts: number;
  }
}
