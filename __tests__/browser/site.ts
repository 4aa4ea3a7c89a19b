import { existsSync, readFileSync } from "node:fs";
import {
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from "@playwright/test";
import { type OwnServer, startServer } from "./ownServer";
import { headingOf } from "./pages";

/** Where the flags of the cards come from. */
const FLAG_HOST = "flagcdn.com";

/** It cannot be reached (playwright.config.ts), and browsers say so. */
const NO_FLAG = /(Failed to load|Same Origin Policy).*flagcdn\.com/;

/** Playwright keeps the service worker away by giving nothing where a registration is expected, and Gatsby says so. */
const NO_WORKER = /service worker registration/;

/** Firefox says so of a picture that was on its way when the visit left its page. */
const LEFT_PICTURE = /Image corrupt or truncated/;

/** What a test may expect to go wrong, because it breaks it itself. */
type Site = { expectErrors(pattern: RegExp): void };

/**
 * Every test is a visit that must go without an error: none in the console, none thrown, none of React's about
 * the HTML, nothing against the security policy, no request to anybody else, and nothing stored of what the visitor did.
 */
export const test = base.extend<{ site: Site }, { server: OwnServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, give) => give(server.address),
  site: [
    async ({ context, baseURL }, use) => {
      const errors = watch(context, new URL(baseURL!).host);
      const expected = [NO_WORKER, NO_FLAG, LEFT_PICTURE];
      await use({ expectErrors: (pattern) => void expected.push(pattern) });

      // A handler that still waits would fail when its page closes.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: "ignoreErrors" });
      for (const each of context.pages()) errors.push(...(await stored(each)));
      errors.push(
        ...(await context.cookies()).map(({ name }) => `cookie: ${name}`),
      );
      const unexpected = errors.filter(
        (line) => !expected.some((pattern) => pattern.test(line)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function watch(context: BrowserContext, host: string): string[] {
  const errors: string[] = [];
  const at = (page: Page | null) => `(at ${page?.url() ?? "no page"})`;
  context.on("console", (message) => {
    if (message.type() === "error")
      errors.push(
        `console: ${message.text()} ${message.location().url} ${at(message.page())}`,
      );
  });
  context.on("weberror", (error) =>
    errors.push(`error: ${error.error().message} ${at(error.page())}`),
  );
  context.on("request", (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (protocol.startsWith("http") && ![host, FLAG_HOST].includes(asked))
      errors.push(`request: ${request.url()}`);
  });
  return errors;
}

/** What the browser stores of a visit, Gatsby's own scroll positions aside. */
async function stored(page: Page): Promise<string[]> {
  let found: string[] = [];
  // The test may have ended while the page was being left.
  await expect(async () => {
    found = await page.evaluate(() => {
      // The browser's own page, such as that of an error, which may not store anything.
      if (origin === "null") return [];
      return [
        ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
        ...Object.keys(sessionStorage)
          .filter((key) => !key.startsWith("@@scroll|"))
          .map((key) => `sessionStorage: ${key}`),
      ];
    });
  }).toPass();
  return found;
}

export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await ready(page);
  return response;
}

/** React has hydrated the page, and has drawn what only the browser knows, such as the time. */
export async function ready(page: Page) {
  await page.waitForSelector("[data-script=running]");
  await waitForFrame(page);
}

/** Holds back what is asked for from now on. @returns what releases it */
export async function hold(
  page: Page,
  requests: RegExp | string,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(requests, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Pages get their data changed: read from the built site, so that no answer is still awaited when a page closes. */
export const changeData = (
  page: Page,
  address: string,
  change: (data: Record<string, unknown>) => void,
) =>
  page.route(address, (route) => {
    const file = `public${new URL(route.request().url()).pathname}`;
    if (!existsSync(file)) return route.fallback();
    const json = JSON.parse(readFileSync(file, "utf8")) as {
      data?: Record<string, unknown>;
      result?: { data?: Record<string, unknown> };
    };
    const data = json.data ?? json.result?.data;
    if (data) change(data);
    return route.fulfill({ json });
  });

type Settings = Queries.SiteQuery["siteSettings"];

/** The same for the settings that all pages share. */
export const changeSettings = (
  page: Page,
  change: (settings: Settings) => Partial<Settings>,
) =>
  changeData(page, "**/page-data/sq/d/*.json", (data) => {
    const settings = data.siteSettings as Settings;
    Object.assign(settings, change(settings));
  });

/** Opens a page whose scripts wait, as on a slow network, until the function it returns is called: all of its HTML is parsed. */
export async function openWithoutScripts(page: Page, address: string) {
  const release = await hold(page, /\.js(\?|$)/);
  // The load event would wait for the scripts, and a page that has begun to arrive may lack its end.
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  return async () => {
    release();
    await ready(page);
  };
}

/**
 * Counts how far each page that is opened from now on moves by itself; above 0.1 visitors are disturbed
 * (https://web.dev/articles/cls).
 * @returns what tells it of the page that is open
 */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => window.shifts);
}

declare global {
  interface Window {
    shifts: number;
  }
}

/** Opens a page on whose clock no time passes but what page.clock.runFor() gives: for states that pass by themselves. */
export async function visitWithoutTime(page: Page, address: string) {
  await page.clock.install();
  await visit(page, address);
  await stopClock(page);
}

/** Stops a clock that was installed, an hour ahead: a slow machine does not get there before. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));

/** @returns what tells whether the page is still the same, and was not opened anew */
export async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  return () => page.evaluate(() => "stayed" in window);
}

/** As a link in an editor's text leads to another page. */
export const navigate = (page: Page, to: string) =>
  page.evaluate((to) => window.___navigate(to), to);

/** How far the page is scrolled, in pixels. Firefox has fractions. */
export const offset = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** What was changed has been drawn. */
export const waitForFrame = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise(requestAnimationFrame);
  });

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const main = (page: Page) => page.getByRole("main");
export const footer = (page: Page) => page.getByRole("contentinfo");
export const header = (page: Page) => page.getByRole("banner");
export const chat = (page: Page) =>
  page.getByRole("complementary", { name: "Chat" }).getByRole("link");
/** Follows a link of the footer to the page with this heading. */
export async function follow(
  page: Page,
  name: string,
  text = headingOf(`/${name.toLowerCase()}`),
) {
  await footer(page).getByRole("link", { name, exact: true }).click();
  await expect(heading(page)).toHaveText([text]);
}

export const summary = (page: Page, text: "Menu" | "Destinations") =>
  header(page).locator("summary", { hasText: text });

type Point = { x: number; y: number };

/** Fingers are put down, drawn across the screen and lifted. @param steps where each of them is, step by step */
export async function touch(page: Page, steps: Point[][]) {
  const session = await page.context().newCDPSession(page);
  for (const [index, points] of [...steps, []].entries()) {
    const moves = points.length > 0 ? "touchMove" : "touchEnd";
    await session.send("Input.dispatchTouchEvent", {
      type: index > 0 ? moves : "touchStart",
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  }
  await session.detach();
}

const SWIPE_STEPS = 12;

export const swipe = (page: Page, from: Point, by: Point) =>
  touch(
    page,
    Array.from({ length: SWIPE_STEPS + 1 }, (_, step) => [
      {
        x: from.x + (by.x * step) / SWIPE_STEPS,
        y: from.y + (by.y * step) / SWIPE_STEPS,
      },
    ]),
  );

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
