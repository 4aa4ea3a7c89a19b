import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { countryPages, routes } from "./pages";
import { drawn, expect, hold, ready, test } from "./site";

// Bytes are the same on every machine, and so are held here. Times are not: npm run bench measures those.

/** KB (1,000 bytes): scripts of a first visit, and everything of a first visit to the home page. */
const MOST_SCRIPTS = 95;
const MOST_OF_HOME = 215;

// In one worker: pages have most files in common, and compressing a file as well as can be takes longer than a visit.
test.describe.configure({ mode: "default" });
const weights = new Map<string, number>();

/** What a file takes over the wire. */
function weight(address: string): number {
  const { pathname } = new URL(address);
  if (!weights.has(pathname)) weights.set(pathname, compressed(pathname));
  return weights.get(pathname)!;
}

function compressed(pathname: string): number {
  const [file] = [pathname, `${pathname}index.html`, `${pathname}.html`]
    .map((path) => `public${path}`)
    .filter((path) => /\.\w+$/.test(path) && existsSync(path));
  const bytes = readFileSync(file!);
  const isPacked = /\.(webp|avif|png|woff2)$/.test(file!);
  return (isPacked ? bytes : brotliCompressSync(bytes)).length / 1000;
}

for (const address of ["/", "/scholarships", "/aptitude-test", "/country/uae"])
  test(`a first visit to ${address} weighs no more than its budget`, async ({
    page,
    baseURL,
  }) => {
    const loaded: { url: string; type: string }[] = [];
    page.on("requestfinished", (request) => {
      const { "sec-purpose": purpose } = request.headers();
      if (purpose !== "prefetch" && request.url().startsWith(baseURL!))
        loaded.push({ url: request.url(), type: request.resourceType() });
    });
    await page.goto(address);
    await ready(page);
    await page.waitForLoadState("networkidle");
    const sum = (type?: string) =>
      loaded
        .filter((one) => !type || one.type === type)
        .reduce((kilobytes, { url }) => kilobytes + weight(url), 0);
    console.log(
      `${address}: scripts ${sum("script").toFixed(1)} KB, all ${sum().toFixed(1)} KB`,
    );
    expect(sum("script")).toBeLessThan(MOST_SCRIPTS);
    if (address === "/") expect(sum()).toBeLessThan(MOST_OF_HOME);
  });

test("fonts that come late move next to nothing", async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [412, 1440]) {
    await page.setViewportSize({ width, height: 823 });
    for (const { path } of [...routes, countryPages[0]!]) {
      const release = await hold(page, /\.woff2$/);
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      release();
      await page.evaluate(() => document.fonts.ready);
      await drawn(page);
      const shifts = await page.evaluate(() => window.shifts);
      // Above 0.1 visitors are disturbed (https://web.dev/articles/cls).
      expect.soft(shifts, `${path} at ${width} px`).toBeLessThan(0.01);
    }
  }
});

declare global {
  interface Window {
    shifts: number;
  }
}
