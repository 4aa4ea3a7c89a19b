import type { Page, Request } from "@playwright/test";
import { type Figure, median, ratio } from "./figures";
import { DESK, reachFor, settled, type Sites, visitor } from "./sites";

const KB = 1000;

/** What browsers say of a request that no one waits for. */
async function isAhead(request: Request): Promise<boolean> {
  const { purpose, "sec-purpose": secure } = await request.allHeaders();
  return purpose === "prefetch" || secure === "prefetch";
}

/** Everything fetched from now on, with the bytes that came over the wire, headers aside. */
function watch(page: Page) {
  const done: { request: Request; bytes: number; isAhead: boolean }[] = [];
  page.on("requestfinished", (request) => {
    const entry = { request, bytes: 0, isAhead: false };
    done.push(entry);
    void Promise.all([request.sizes(), isAhead(request)]).then(
      ([{ responseBodySize }, ahead]) => {
        // Gatsby reads once more what it has fetched ahead, out of the browser's cache.
        const isKnown = done.some(
          (other) =>
            other !== entry &&
            other.isAhead &&
            other.request.url() === request.url(),
        );
        entry.bytes = isKnown ? 0 : responseBodySize;
        entry.isAhead = ahead || isKnown;
      },
      () => {},
    );
  });
  return done;
}

type Fetched = ReturnType<typeof watch>;

const kilobytes = (fetched: Fetched) =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0) / KB;

/** Bytes of a first visit. They are the same on every machine, so a test holds their budgets. */
export async function bytes(
  sites: Pick<Sites, "site" | "browser">,
  routes: readonly string[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of routes) {
    const { page, close } = await visitor(sites);
    const fetched = watch(page);
    await page.goto(sites.site + route);
    await settled(page);
    const now = fetched.filter(({ isAhead }) => !isAhead);
    const scripts = now.filter(
      ({ request }) => request.resourceType() === "script",
    );
    figures.push({
      what: `${route} JavaScript of a first visit`,
      value: kilobytes(scripts),
      unit: "KB",
      budget: 100,
      of: `${scripts.length} files`,
    });
    if (route === "/")
      figures.push(
        {
          what: "/ everything of a first visit",
          value: kilobytes(now),
          unit: "KB",
          budget: 215,
          of: `${now.length} files`,
        },
        await ahead(page, fetched),
      );
    await close();
  }
  return figures;
}

/** Gatsby fetches four pages ahead at a time, so long after the last ones. */
const BATCHES_MS = 3000;

/** What Gatsby fetches ahead for the links that come into view, down to the page's end. */
async function ahead(page: Page, fetched: Fetched): Promise<Figure> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y <= height; y += 400) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(150);
  }
  const ahead = () => fetched.filter(({ isAhead }) => isAhead);
  let before;
  do {
    before = ahead().length;
    await page.waitForTimeout(BATCHES_MS + 1000);
  } while (ahead().length > before);
  const files = ahead();
  return {
    what: "/ fetched ahead, scrolled to its end",
    value: kilobytes(files),
    unit: "KB",
    budget: 95,
    of: `${files.length} files`,
  };
}

const MAIN_THREAD: [route: string, budget: number][] = [
  ["/", 1.15],
  ["/scholarships", 1.9],
  ["/country/uae", 2.2],
];
/** By then a page has long been taken over. */
const LOAD_MS = 3000;

/** The main thread's time of a load, on a machine that is not slowed down. */
export async function mainThread(
  sites: Sites,
  runs: number,
): Promise<Figure[]> {
  async function busy(address: string): Promise<number> {
    const { page, devtools, close } = await visitor(sites);
    await devtools.send("Performance.enable");
    await page.goto(address);
    await page.waitForTimeout(LOAD_MS);
    const { metrics } = await devtools.send("Performance.getMetrics");
    await close();
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value;
    return (seconds ?? NaN) * 1000;
  }

  const figures: Figure[] = [];
  for (const [route, budget] of MAIN_THREAD) {
    const page: number[] = [];
    const twin: number[] = [];
    for (let run = 0; run < runs; run++) {
      page.push(await busy(sites.site + route));
      twin.push(await busy(sites.twin + route));
    }
    figures.push(ratio(`${route} main thread of a load`, page, twin, budget));
  }
  return figures;
}

const SLOW = 4;
const MOVES: [link: string, path: string][] = [
  ["Services", "/services"],
  ["Scholarships", "/scholarships"],
];

/** What a page is made of, by the browser's names; not pictures, which are fetched when they come into view. */
const LOADS = new Set(["document", "script", "stylesheet", "xhr", "fetch"]);

/** Waits until Gatsby has fetched a page ahead. */
async function fetchedAhead(page: Page, path: string) {
  await page.waitForFunction(
    (data) =>
      performance
        .getEntriesByType("resource")
        .some(({ name }) => name.endsWith(data)),
    `/page-data${path}/page-data.json`,
  );
  await page.waitForTimeout(1000);
}

/** From a click on a link that is in view to the next page's heading, beside a load of that page's twin. */
export async function moves(sites: Sites, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [link, path] of MOVES) {
    const clicks: number[] = [];
    const loads: number[] = [];
    const asked: number[] = [];
    for (let run = 0; run < runs; run++) {
      const { page, slowDown, close } = await visitor(sites, DESK);
      await page.goto(sites.site);
      await settled(page);
      await fetchedAhead(page, path);
      await slowDown(SLOW);
      const target = page
        .getByRole("banner")
        .getByRole("link", { name: link, exact: true });
      await reachFor(target);
      let requests = 0;
      page.on("request", (request) => {
        if (LOADS.has(request.resourceType())) requests++;
      });
      const taken = timeToHeading(page);
      await target.click();
      clicks.push(await taken);
      asked.push(requests);
      await close();

      const other = await visitor(sites, DESK);
      await other.page.goto(sites.twin);
      await other.page.waitForTimeout(500);
      await other.slowDown(SLOW);
      await other.page.goto(sites.twin + path);
      loads.push(await other.page.evaluate(firstPaint));
      await other.close();
    }
    figures.push(ratio(`${path} by a click, 4×`, clicks, loads, 0.7), {
      what: `${path} by a click, requests`,
      value: median(asked),
      unit: "",
      budget: 0,
    });
  }
  return figures;
}

/** From the next click until another heading has been painted, by the browser's own account. */
const timeToHeading = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = NaN;
        addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), {
          capture: true,
          once: true,
        });
        const before = document.querySelector("h1");
        // Before it is painted: what is marked later is not told of.
        new MutationObserver(() => {
          const heading = document.querySelector("h1");
          if (heading !== before) heading?.setAttribute("elementtiming", "");
        }).observe(document, { childList: true, subtree: true });
        new PerformanceObserver((list) => {
          const [painted] = list.getEntries();
          resolve(painted!.startTime - clicked);
        }).observe({ type: "element" });
      }),
  );

/** The heading is painted with the first of a page's content. */
const firstPaint = () =>
  new Promise<number>((resolve) =>
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (paint) resolve(paint.startTime);
    }).observe({ type: "paint", buffered: true }),
  );
