import type { Page, Request } from "@playwright/test";
import { type Figure, ratio } from "./figures";
import { settled, type Sites, visitor } from "./sites";

const KB = 1000;

/** What browsers say of a request that no one waits for. */
async function isAhead(request: Request): Promise<boolean> {
  const { purpose, "sec-purpose": secure } = await request.allHeaders();
  return purpose === "prefetch" || secure === "prefetch";
}

/** Everything fetched from now on, with the bytes that came over the wire, without headers. */
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
/** By then a page has long been hydrated. */
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
