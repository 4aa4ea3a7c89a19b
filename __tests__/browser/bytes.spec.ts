import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { countryPages, routes } from "./pages";
import { drawn, expect, hold, ready, test } from "./site";

// Bytes are the same on every machine, and so are held here. Times are not: npm run bench measures those.

/** KB (1,000 bytes, Brotli): scripts of a first visit, everything of a first visit to the home page, and the offline copy. */
const MOST_SCRIPTS = 94.5;
const MOST_OF_HOME = 215;
const MOST_OF_COPY = 450;

// In one worker: pages have most files in common, and compressing a file as well as can be takes longer than a visit.
test.describe.configure({ mode: "default" });
const weights = new Map<string, number>();

/** What a file takes over the wire. */
async function weight(page: Page, address: string): Promise<number> {
  const known = weights.get(address);
  if (known !== undefined) return known;
  const response = await page.request.get(address);
  const bytes = await response.body();
  const isPacked = /\.(webp|avif|png|woff2)$/.test(address);
  const kilobytes =
    (isPacked ? bytes : brotliCompressSync(bytes)).length / 1000;
  weights.set(address, kilobytes);
  return kilobytes;
}

async function sum(page: Page, addresses: Iterable<string>): Promise<number> {
  let kilobytes = 0;
  for (const address of addresses) kilobytes += await weight(page, address);
  return kilobytes;
}

for (const address of ["/", "/scholarships", "/aptitude-test", "/country/uae"])
  test(`a first visit to ${address} is light`, async ({ page }) => {
    const loaded: Request[] = [];
    page.on("request", (request) => {
      const { "sec-purpose": purpose } = request.headers();
      if (
        purpose !== "prefetch" &&
        request.url().startsWith("http://localhost")
      )
        loaded.push(request);
    });
    await page.goto(address);
    await ready(page);
    // Nothing is on its way any more.
    await expect
      .poll(() => loaded.every((request) => request.timing().responseEnd >= 0))
      .toBe(true);
    const urls = (requests: Request[]) => requests.map((one) => one.url());
    const isScript = (one: Request) => one.resourceType() === "script";
    const scripts = await sum(page, urls(loaded.filter(isScript)));
    expect(scripts).toBeLessThan(MOST_SCRIPTS);
    const all = await sum(page, urls(loaded));
    if (address === "/") expect(all).toBeLessThan(MOST_OF_HOME);
    console.log(address, { scripts, all });
  });

test("the offline copy is light", async ({ page, baseURL }) => {
  const worker = readFileSync("public/sw.js", "utf8");
  const files = [...worker.matchAll(/"url": "([^"]+)"/g)].map(
    ([, file]) => `${baseURL}/${file}`,
  );
  const kilobytes = await sum(page, files);
  expect(kilobytes).toBeLessThan(MOST_OF_COPY);
  console.log(`Offline copy: ${files.length} files, ${kilobytes} KB`);
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
