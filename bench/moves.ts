import type { Page } from "@playwright/test";
import { type Figure, median, ratio } from "./figures";
import { DESK, PHONE, reachFor, settled, type Sites, visitor } from "./sites";

const SLOW = 4;
/** A phone's network: 150 ms, 1.6 Mbit/s. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SCREENS = [
  { name: "phone", viewport: PHONE },
  { name: "desk", viewport: DESK },
];
const MOVES: [link: string, path: string][] = [
  ["Services", "/services"],
  ["Scholarships", "/scholarships"],
];

/** A page is taken for complete when its first screen has not changed for so long. */
const STILL_MS = 1500;

type Visitor = Awaited<ReturnType<typeof visitor>>;

async function slowed({ devtools, slowDown }: Visitor) {
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await slowDown(SLOW);
}

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

/**
 * From the press on a link to the first frame in which all of the next page's first screen is as it stays, beside a full
 * load of that page's twin by the same measure; and how long that is after the heading.
 */
export async function moves(sites: Sites, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, viewport } of SCREENS)
    for (const [link, path] of MOVES) {
      const presses: Shown[] = [];
      const loads: number[] = [];
      const asked: number[] = [];
      for (let run = 0; run < runs; run++) {
        const shown = await press(sites, viewport, link, path);
        presses.push(shown);
        asked.push(shown.requests);
        loads.push(await load(sites, viewport, path));
      }
      const what = `${path} by a press, ${name}`;
      figures.push(
        ratio(
          `${what}, whole first screen`,
          presses.map(({ whole }) => whole),
          loads,
          0.5,
        ),
        {
          what: `${what}, after its heading`,
          value: median(presses.map(({ whole, heading }) => whole - heading)),
          unit: "ms",
          budget: 100,
        },
        {
          what: `${what}, requests`,
          value: median(asked),
          unit: "",
          budget: 0,
        },
      );
    }
  return figures;
}

async function press(
  sites: Sites,
  viewport: typeof PHONE,
  link: string,
  path: string,
) {
  const one = await visitor(sites, viewport);
  const { page } = one;
  await page.goto(sites.site);
  await settled(page);
  const header = page.getByRole("banner");
  const menu = header.locator("summary", { hasText: "Menu" });
  if (await menu.isVisible()) await menu.click();
  const target = header.getByRole("link", { name: link, exact: true });
  await reachFor(target);
  await fetchedAhead(page, path);
  await slowed(one);
  const shown = page.evaluate(watchPress, STILL_MS);
  await target.click();
  const result = await shown;
  await one.close();
  return result;
}

async function load(
  sites: Sites,
  viewport: typeof PHONE,
  path: string,
): Promise<number> {
  const one = await visitor(sites, viewport);
  const { page } = one;
  await page.goto(sites.twin);
  await page.waitForTimeout(500);
  await slowed(one);
  await page.addInitScript(watchLoad, STILL_MS);
  await page.goto(sites.twin + path);
  const whole = await page.evaluate(
    () => (globalThis as unknown as { whole: Promise<number> }).whole,
  );
  await one.close();
  return whole;
}

/** In milliseconds after the press, and what the page itself had to wait for until its heading was there. */
type Shown = { heading: number; whole: number; requests: number };

/**
 * Runs in the page. Each frame is described by what stands in the first screen and where; the last frame in which that
 * changed is the first in which all is as it stays.
 */
function watchPress(stillMs: number): Promise<Shown> {
  return new Promise((resolve) =>
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const before = document.querySelector("h1");
        let last = "";
        let heading = NaN;
        let whole = NaN;
        requestAnimationFrame(function frame() {
          const now = performance.now();
          const h1 = document.querySelector("h1");
          if (h1 && h1 !== before) {
            if (Number.isNaN(heading)) heading = now - timeStamp;
            const seen = [...document.querySelectorAll("main *")]
              .map((element) => ({
                element,
                box: element.getBoundingClientRect(),
              }))
              .filter(
                ({ box }) =>
                  box.bottom > 0 && box.top < innerHeight && box.width > 0,
              )
              .map(({ element, box }) =>
                [
                  element.localName,
                  ...[box.x, box.y, box.width, box.height].map(Math.round),
                  element instanceof HTMLImageElement && element.complete,
                ].join(),
              )
              .join(" ");
            if (seen !== last) whole = now - timeStamp;
            last = seen;
            if (now - timeStamp - whole > stillMs)
              return resolve({
                heading,
                whole,
                requests: performance
                  .getEntriesByType("resource")
                  .filter(
                    (entry) =>
                      entry.startTime > timeStamp &&
                      entry.startTime < timeStamp + heading &&
                      ["script", "fetch", "xmlhttprequest"].includes(
                        (entry as PerformanceResourceTiming).initiatorType,
                      ),
                  ).length,
              });
          }
          requestAnimationFrame(frame);
        });
      },
      { capture: true, once: true },
    ),
  );
}

/** The same for a load, from its start, by what the browser says of paints and shifts: a twin has nothing else to wait for. */
function watchLoad(stillMs: number) {
  let whole = 0;
  const note = (list: PerformanceObserverEntryList) => {
    for (const { startTime } of list.getEntries())
      whole = Math.max(whole, startTime);
  };
  for (const type of ["paint", "largest-contentful-paint", "layout-shift"])
    new PerformanceObserver(note).observe({ type, buffered: true });
  Object.assign(globalThis, {
    whole: new Promise<number>((resolve) =>
      addEventListener("load", () => setTimeout(() => resolve(whole), stillMs)),
    ),
  });
}
