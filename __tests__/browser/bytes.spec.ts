// Specification: 5.9
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Request } from "@playwright/test";
import { countryPages, routes } from "./pages";
import { countShifts, expect, hold, test, visit, waitForFrame } from "./site";

// Bytes are the same on every machine, and so are held here. Times are not: npm run bench measures those.

/** Of the scripts of a first visit, everything of a first visit to the home page, and the offline copy, in KB. */
const [MOST_SCRIPTS, MOST_OF_HOME, MOST_OF_COPY] = [
  ...readFileSync("docs/performance.md", "utf8").matchAll(
    /^\|.*first visit.*\| ([\d.]+) +\|$/gm,
  ),
].map(([, most]) => Number(most)) as [number, number, number];

// In one worker: compressing takes longer than a visit, and is done once.
test.describe.configure({ mode: "default" });
const weights = new Map<string, number>();

/** What these addresses take over the wire, in KB. */
const weigh = (addresses: readonly string[]) =>
  addresses.map(weightOf).reduce((a, b) => a + b, 0);

function weightOf(address: string): number {
  const { pathname } = new URL(address, "http://localhost");
  const file = path.extname(pathname) ? pathname : `${pathname}/index.html`;
  const known = weights.get(file);
  if (known) return known;
  const bytes = readFileSync(`public/${file}`);
  const isPacked = /\.(webp|avif|png|woff2)$/.test(file);
  const weight = (isPacked ? bytes : brotliCompressSync(bytes)).length / 1000;
  weights.set(file, weight);
  return weight;
}

for (const path of ["/", "/scholarships", "/aptitude-test", "/country/uae"])
  test(`a first visit to ${path} is light`, async ({ page }) => {
    const requests: Request[] = [];
    page.on("request", (request) => {
      const { "sec-purpose": purpose } = request.headers();
      const isOurs = request.url().startsWith("http://localhost");
      // Our flags come in place of the public host's, which tests do not reach.
      const isFlag = request.url().includes("/flags/");
      if (isOurs && !isFlag && purpose !== "prefetch") requests.push(request);
    });
    await visit(page, path);
    await waitForFrame(page);
    // Nothing is on its way any more.
    await expect
      .poll(() =>
        requests.every((request) => request.timing().responseEnd >= 0),
      )
      .toBe(true);
    const urls = (type?: string) =>
      requests
        .filter((request) => !type || request.resourceType() === type)
        .map((request) => request.url());
    const [scripts, all] = [weigh(urls("script")), weigh(urls())];
    console.log(path, { scripts, all });
    expect(scripts).toBeGreaterThan(MOST_SCRIPTS / 2);
    expect(scripts).toBeLessThan(MOST_SCRIPTS);
    if (path === "/") expect(all).toBeLessThan(MOST_OF_HOME);
  });

test("the offline copy is light", () => {
  const worker = readFileSync("public/sw.js", "utf8");
  const files = [...worker.matchAll(/"url": "([^"]+)"/g)].map(
    ([, file]) => `/${file}`,
  );
  expect(files.length).toBeGreaterThan(50);
  const weight = weigh(files);
  console.log(`Offline copy: ${files.length} files, ${weight} KB`);
  expect(weight).toBeLessThan(MOST_OF_COPY);
});

test("fonts that come late move next to nothing", async ({ page }) => {
  const shiftsOf = await countShifts(page);
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
    expect.soft(await shiftsOf(), `${path} at ${width} px`).toBeLessThan(0.01);
  }
});
