import type { Page } from "@playwright/test";
import { countryPages, routes, unlisted } from "./pages";
import { drawn, expect, hold, retime, test, visit } from "./site";
import { cutWords } from "./words";

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

for (const [name, pages] of [
  ["no page", routes],
  ["no country's page", [...countryPages, unlisted]],
] as const) {
  test(`${name} scrolls sideways or cuts words, from 320 to 1920 px`, async ({
    page,
  }) => {
    test.slow();
    for (const { path } of pages) {
      await visit(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const at = `${path} at ${width} px`;
        const { room, wide } = await page.evaluate(() => {
          scrollTo(1000, 0);
          const { clientWidth, scrollWidth } = document.documentElement;
          return { room: clientWidth, wide: scrollWidth + scrollX };
        });
        expect(wide, at).toBeLessThanOrEqual(room);
        expect(await cutWords(page), at).toEqual([]);
      }
    }
  });
}

test("the longest slug scrolls nothing sideways", async ({ page }) => {
  for (const slug of ["a".repeat(300), "bosnia-and-herzegovina", "trinidad"]) {
    await visit(page, `/country/${slug}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { clientWidth, scrollWidth } = await page.evaluate(() => ({
        clientWidth: document.documentElement.clientWidth,
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect(scrollWidth, `${slug} at ${width}`).toBeLessThanOrEqual(
        clientWidth,
      );
      expect(await cutWords(page), `${slug} at ${width}`).toEqual([]);
    }
  }
});

test("the open menus and the states of the widgets cut nothing at 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await retime(page, { 2000: 0, 1500: 400 });
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

async function isWhole(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(320);
  expect(await cutWords(page)).toEqual([]);
}

test("fonts that come late move next to nothing", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const pages = [...routes, countryPages[0]!];
  const viewports = [
    { width: 412, height: 823 },
    { width: 1440, height: 900 },
  ];
  let all = 0;
  for (const viewport of viewports)
    for (const { path } of pages) {
      await page.setViewportSize(viewport);
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
  expect(all / (pages.length * viewports.length)).toBeLessThan(0.001);
});

declare global {
  interface Window {
    shifts: number;
  }
}
