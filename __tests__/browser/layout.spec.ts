import { countryPages, routes } from "./pages";
import { drawn, expect, hold, test } from "./site";

// Each page as it opens is in pages.spec.ts, the states of the widgets are in states.spec.ts.

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
      const release = await hold(page, /\.woff2$/);
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      release();
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
