import type { Page } from "@playwright/test";
import { type Figure, ratio } from "./figures";
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
 * load of that page's twin by the same measure.
 */
export async function moves(sites: Sites, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, viewport } of SCREENS)
    for (const [link, path] of MOVES) {
      const presses: number[] = [];
      const loads: number[] = [];
      for (let run = 0; run < runs; run++) {
        presses.push(await press(sites, viewport, link, path));
        loads.push(await load(sites, viewport, path));
      }
      const what = `Header to ${path}, ${name}, whole first screen`;
      figures.push(ratio(what, presses, loads, 0.5));
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
  await page.evaluate(watch, { isPress: true, stillMs: STILL_MS });
  await target.click();
  return shownBy(one);
}

async function load(sites: Sites, viewport: typeof PHONE, path: string) {
  const one = await visitor(sites, viewport);
  const { page } = one;
  await page.goto(sites.twin);
  await page.waitForTimeout(500);
  await slowed(one);
  await page.addInitScript(watch, { isPress: false, stillMs: STILL_MS });
  await page.goto(sites.twin + path);
  return shownBy(one);
}

/** Milliseconds after the press or the start of the load. */
async function shownBy({ page, close }: Visitor): Promise<number> {
  const time = await page.evaluate<number>("shown");
  await close();
  return time;
}

/**
 * Runs in the page, before a press or a load, and leaves its result as `shown`. Each frame is described by what stands in the
 * first screen and where, and by the pictures and fonts that have come; the last frame in which that changed is the first in
 * which all is as it stays.
 */
function watch({ isPress, stillMs }: { isPress: boolean; stillMs: number }) {
  const before = document.querySelector("h1");
  const filesShown = () =>
    performance
      .getEntriesByType("resource")
      .filter((entry) =>
        ["css", "image"].includes(
          (entry as PerformanceResourceTiming).initiatorType,
        ),
      ).length;
  const describe = () =>
    [...document.querySelectorAll("main *")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.bottom > 0 && box.top < innerHeight && box.width > 0,
      )
      .map(({ element, box }) =>
        [
          element.localName,
          ...[box.x, box.y, box.width, box.height].map(Math.round),
          element instanceof HTMLImageElement && element.complete,
        ].join(),
      )
      .concat(String(filesShown()))
      .join(" ");

  const shownAfter = (start: number) =>
    new Promise<number>((resolve) => {
      let last = "";
      let whole = NaN;
      requestAnimationFrame(function frame() {
        const h1 = document.querySelector("h1");
        if (h1 && h1 !== before) {
          const now = describe();
          const changed = now !== last;
          last = now;
          // A task of its own comes after the frame has been drawn.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const time = performance.now() - start;
            if (changed) whole = time;
            else if (time - whole > stillMs) resolve(whole);
          };
          port2.postMessage(null);
        }
        requestAnimationFrame(frame);
      });
    });
  const pressed = new Promise<number>((resolve) =>
    addEventListener("click", ({ timeStamp }) => resolve(timeStamp), {
      capture: true,
      once: true,
    }),
  );
  const shown = isPress ? pressed.then(shownAfter) : shownAfter(0);
  Object.assign(globalThis, { shown });
}
