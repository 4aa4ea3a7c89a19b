import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { type Page, test as base } from "@playwright/test";
import { siteListener } from "../../scripts/serve";
import { startServer, visitWithWorker } from "./ownServer";
import { countryPages, routes } from "./pages";
import { answerFlags, drawn, expect, hold, ready, test } from "./site";

// Bytes are the same on every machine, and so are held here. Times are not: npm run bench measures those.

/**
 * KB (1,000 bytes, Brotli): scripts of a first visit, everything of a first visit to the home page, and what follows it for
 * the offline copy.
 */
const MOST_SCRIPTS = 94.5;
const MOST_OF_HOME = 215;
const MOST_OF_COPY = 450;

// In one worker: pages have most files in common, and compressing a file as well as can be takes longer than a visit.
test.describe.configure({ mode: "default" });
const weights = new Map<string, number>();

/** What a file takes over the wire. */
async function weight(page: Page, address: string): Promise<number> {
  // Of the same file on any of the servers.
  const { pathname } = new URL(address);
  const known = weights.get(pathname);
  if (known !== undefined) return known;
  const response = await page.request.get(address);
  const bytes = await response.body();
  const isPacked = /\.(webp|avif|png|woff2)$/.test(address);
  const kilobytes =
    (isPacked ? bytes : brotliCompressSync(bytes)).length / 1000;
  weights.set(pathname, kilobytes);
  return kilobytes;
}

async function sum(page: Page, addresses: Iterable<string>): Promise<number> {
  let kilobytes = 0;
  for (const address of addresses) kilobytes += await weight(page, address);
  return kilobytes;
}

/** Opens a page for the first time. @returns KB of its scripts, and of everything that it loads */
async function firstVisit(page: Page, address: string) {
  const loaded: { url: string; type: string }[] = [];
  page.on("requestfinished", (request) => {
    const { "sec-purpose": purpose } = request.headers();
    if (purpose !== "prefetch" && request.url().startsWith("http://localhost"))
      loaded.push({ url: request.url(), type: request.resourceType() });
  });
  await page.goto(address);
  await ready(page);
  await page.waitForLoadState("networkidle");
  const urls = (type?: string) =>
    loaded.filter((one) => !type || one.type === type).map(({ url }) => url);
  const weights = {
    scripts: await sum(page, urls("script")),
    all: await sum(page, urls()),
  };
  console.log(address, weights);
  return weights;
}

for (const address of ["/", "/scholarships", "/aptitude-test", "/country/uae"])
  test(`a first visit to ${address} is light`, async ({ page }) => {
    const { scripts, all } = await firstVisit(page, address);
    expect(scripts).toBeLessThan(MOST_SCRIPTS);
    if (address === "/") expect(all).toBeLessThan(MOST_OF_HOME);
  });

test("a picture too many in a page is noticed", async ({ page, baseURL }) => {
  weights.set("/planted.png", MOST_OF_HOME);
  await page.route(`${baseURL}/planted.png`, (route) =>
    route.fulfill({ body: "" }),
  );
  await page.addInitScript(() => void (new Image().src = "/planted.png"));
  const { all } = await firstVisit(page, "/");
  expect(all).toBeGreaterThan(MOST_OF_HOME);
});

// Without the watch for other hosts: it has a server of its own.
base.describe("the offline copy", () => {
  base.use({ serviceWorkers: "allow" });

  /** KB that follow a first visit to the home page, from a server that answers `sw.js` with this. */
  async function copyWeight(page: Page, changed = (worker: string) => worker) {
    await answerFlags(page.context());
    const site = siteListener("public");
    const server = await startServer((request, response) => {
      if (request.url !== "/sw.js") return site(request, response);
      response.setHeader("Content-Type", "text/javascript");
      response.end(changed(readFileSync("public/sw.js", "utf8")));
    });
    let before = 0;
    page.on("load", () => (before = server.asked.length));
    await visitWithWorker(page, `${server.address}/`);
    await page.waitForLoadState("networkidle");
    const asked = new Set(server.asked.slice(before));
    const kilobytes = await sum(
      page,
      [...asked].map((path) => server.address + path),
    );
    await server.stop();
    console.log(`Offline copy: ${asked.size} files, ${kilobytes} KB`);
    return kilobytes;
  }

  base("weighs no more than its budget", async ({ page }) => {
    expect(await copyWeight(page)).toBeLessThan(MOST_OF_COPY);
  });

  base("with whole pages in it would weigh too much", async ({ page }) => {
    const pages = routes.map(
      ({ path }) => `{url: "${path.slice(1)}/index.html", revision: "1"},`,
    );
    const weight = await copyWeight(page, (worker) =>
      worker.replace("__precacheManifest = [", `$&${pages.join("")}`),
    );
    expect(weight).toBeGreaterThan(MOST_OF_COPY);
  });
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
