import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { countryPages, routes } from "./pages";
import { expect, hold, ready, test, waitForFrame } from "./site";

// Bytes are the same on every machine, and so are held here. Times are not: npm run bench measures those.

/** KB (1,000 bytes, Brotli): scripts of a first visit, everything of a first visit to the home page, and the offline copy. */
const MOST_SCRIPTS = 95;
const MOST_OF_HOME = 215;
const MOST_OF_COPY = 420;

/** What these addresses take over the wire, in KB. */
const weigh = (addresses: readonly string[]) =>
  addresses.map(weightOf).reduce((a, b) => a + b, 0);

function weightOf(address: string): number {
  const { pathname } = new URL(address, "http://localhost");
  const file = path.extname(pathname) ? pathname : `${pathname}/index.html`;
  const bytes = readFileSync(`public/${file}`);
  const isPacked = /\.(webp|avif|png|woff2)$/.test(file);
  return (isPacked ? bytes : brotliCompressSync(bytes)).length / 1000;
}

/** Opens a page for the first time. @returns KB of its scripts, and of everything that it loads */
async function firstVisit(page: Page, address: string) {
  const loaded: Request[] = [];
  page.on("request", (request) => {
    const { "sec-purpose": purpose } = request.headers();
    if (purpose !== "prefetch" && request.url().startsWith("http://localhost"))
      loaded.push(request);
  });
  await page.goto(address);
  await ready(page);
  await waitForFrame(page);
  // Nothing is on its way any more.
  await expect
    .poll(() => loaded.every((request) => request.timing().responseEnd >= 0))
    .toBe(true);
  const urls = (type?: string) =>
    loaded
      .filter((request) => !type || request.resourceType() === type)
      .map((request) => request.url());
  const weights = { scripts: weigh(urls("script")), all: weigh(urls()) };
  console.log(address, weights);
  return weights;
}

for (const address of ["/", "/scholarships", "/aptitude-test", "/country/uae"])
  test(`a first visit to ${address} is light`, async ({ page }) => {
    const { scripts, all } = await firstVisit(page, address);
    expect(scripts).toBeLessThan(MOST_SCRIPTS);
    if (address === "/") expect(all).toBeLessThan(MOST_OF_HOME);
  });

test("pictures too many in a page are noticed", async ({ page }) => {
  const drawings = readdirSync("public/atlas").filter((file) =>
    file.includes("-page"),
  );
  await page.addInitScript((drawings) => {
    for (const file of drawings) new Image().src = `/atlas/${file}`;
  }, drawings);
  const { all } = await firstVisit(page, "/");
  expect(all).toBeGreaterThan(MOST_OF_HOME);
});

/** KB of the files that a worker fetches for the offline copy. */
function copyWeight(worker: string): number {
  const files = [...worker.matchAll(/"?url"?: "([^"]+)"/g)].map(
    ([, file]) => `/${file}`,
  );
  expect(files.length).toBeGreaterThan(50);
  const weight = weigh(files);
  console.log(`Offline copy: ${files.length} files, ${weight} KB`);
  return weight;
}

test("the offline copy is light, and with whole pages in it would not be", () => {
  const worker = readFileSync("public/sw.js", "utf8");
  expect(copyWeight(worker)).toBeLessThan(MOST_OF_COPY);
  const pages = routes.map(
    ({ path }) => `{url: "${path.slice(1)}/index.html"}`,
  );
  expect(copyWeight(worker + pages.join())).toBeGreaterThan(MOST_OF_COPY);
});

test("fonts that come late move next to nothing", async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const [index, { path }] of [...routes, countryPages[0]!].entries()) {
    const width = index % 2 ? 1440 : 412;
    await page.setViewportSize({ width, height: 823 });
    const release = await hold(page, /\.woff2$/);
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    release();
    await page.evaluate(() => document.fonts.ready);
    await waitForFrame(page);
    const shifts = await page.evaluate(() => window.shifts);
    // Above 0.1 visitors are disturbed (https://web.dev/articles/cls).
    expect.soft(shifts, `${path} at ${width} px`).toBeLessThan(0.01);
  }
});

declare global {
  interface Window {
    shifts: number;
  }
}
