// Specification: 5.2
import type { Page } from "@playwright/test";
import { dotsOf } from "./boxes";
import { headingOf } from "./pages";
import {
  expect,
  header,
  heading,
  hold,
  main,
  mark,
  ready,
  stopClock,
  summary,
  test,
  visit,
  visitWithoutTime,
} from "./site";

// Pages that are long on their way, or never come. No time passes but what the clock is given.

const SIGN_MS = 300;
const LONGEST_MS = 8000;

/** The header says whether a page is on its way, and nothing else does. */
async function expectSign(page: Page, isThere: boolean) {
  await expect(header(page).getByRole("status")).toHaveText(
    isThere ? "Loading the page" : "",
  );
  await expect(header(page).locator(":scope > span")).toHaveCount(
    isThere ? 2 : 1,
  );
  if (isThere) await expect(main(page)).toHaveAttribute("aria-busy", "true");
  else await expect(main(page)).not.toHaveAttribute("aria-busy");
}

async function expectPage(page: Page, path: string) {
  await expect(heading(page)).toHaveText([headingOf(path)]);
  await expect(page).toHaveURL(path);
}

const data = (path: string) => `page-data${path}/page-data\\.json`;
const script = (name: string) => `component---src-${name}-`;

const inHeader = (page: Page, name: string) =>
  header(page).getByRole("link", { name, exact: true });

/** A link of the header, one in its menu, one of a page, and a press on a map. */
const LINKS: Record<string, (page: Page) => Promise<unknown>> = {
  About: (page) => inHeader(page, "About").click(),
  async Germany(page) {
    await summary(page, "Destinations").click();
    await inHeader(page, "Germany").click();
  },
  async Australia(page) {
    const map = main(page).locator("div[aria-hidden]").first();
    await map.scrollIntoViewIfNeeded();
    const dots = await dotsOf(map.locator('[data-kind="ring"]').first());
    // Australia is the southernmost of all.
    const { x, y } = dots.reduce((a, b) => (a.y > b.y ? a : b));
    await page.mouse.click(x + 2, y + 1);
  },
  Norway: (page) =>
    main(page)
      .getByRole("link", { name: /^Norway/ })
      .click(),
};

test("only the last requested page is shown; after eight seconds the browser opens it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const held = [
    data("/about"),
    script("templates-country"),
    data("/scholarships"),
  ];
  const release = await hold(page, new RegExp(held.join("|")));
  await visitWithoutTime(page, "/");
  const hasStayed = await mark(page);
  for (const [name, press] of Object.entries(LINKS))
    await test.step(name, async () => {
      await press(page);
      await page.clock.runFor(SIGN_MS - 1);
      await expectSign(page, false);
      await page.clock.runFor(1);
      await expectSign(page, true);
      await expect(header(page).locator("details[open]")).toHaveCount(0);
    });
  await page.clock.resume();
  await inHeader(page, "Services").click();
  await expectPage(page, "/services");
  await expectSign(page, false);

  await stopClock(page);
  await inHeader(page, "Scholarships").click();
  await page.clock.runFor(LONGEST_MS - 1);
  await expectSign(page, true);
  expect(await hasStayed()).toBe(true);
  await page.clock.runFor(1);
  await expectPage(page, "/scholarships");
  expect(await hasStayed()).toBe(false);
  await expectSign(page, false);
  release();
});

test("Back and Forward to a page that does not come are the browser's, too @everywhere", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/programs");
  await inHeader(page, "Services").click();
  await expect(heading(page)).toHaveText([headingOf("/services")]);
  const releasePrograms = await hold(page, new RegExp(data("/programs")));
  // The page before is no longer in memory.
  await page.reload();
  await ready(page);
  const releaseServices = await hold(page, new RegExp(data("/services")));
  for (const [go, path, release] of [
    ["back", "/programs", releasePrograms],
    ["forward", "/services", releaseServices],
  ] as const) {
    await stopClock(page);
    const hasStayed = await mark(page);
    await page.evaluate((go) => history[go](), go);
    await expect(page).toHaveURL(path);
    await page.clock.runFor(SIGN_MS);
    await expectSign(page, true);
    await page.clock.runFor(LONGEST_MS - SIGN_MS);
    await expectPage(page, path);
    expect(await hasStayed()).toBe(false);
    // Without its data the new page would not hear of Forward.
    release();
    await page.clock.resume();
    await ready(page);
  }
});

test("the loading sign does not move with reduced motion", async ({ page }) => {
  const release = await hold(page, new RegExp(data("/about")));
  await visitWithoutTime(page, "/programs");
  await inHeader(page, "About").click();
  await page.clock.runFor(SIGN_MS);
  await expectSign(page, true);
  const fill = header(page).locator(":scope > span").last();
  await expect(fill).toHaveCSS("animation-name", "none");
  // It ends at India's meridian.
  const { x, width } = (await fill.boundingBox())!;
  expect(x).toBe(0);
  expect(width).toBeGreaterThan(100);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(fill).not.toHaveCSS("animation-name", "none");
  release();
});

test("a page whose data cannot be loaded is opened by the browser at once", async ({
  page,
  site,
}) => {
  site.expectErrors(/ERR_FAILED|NetworkError/);
  // In the page before: where the browser opens the page, its data is there.
  await page.route(new RegExp(data("/about")), (route) =>
    route.request().frame().url().endsWith("/about")
      ? route.fallback()
      : route.abort(),
  );
  await visitWithoutTime(page, "/programs");
  await inHeader(page, "About").click();
  await expectPage(page, "/about");
  await expectSign(page, false);
});

test("Back skips a page that redirects", async ({ page }) => {
  const release = await hold(page, /page-data\/index\/page-data\.json/);
  await page.clock.install();
  await visit(page, "/programs");
  await visit(page, "/404.html");
  await stopClock(page);
  await expectPage(page, "/");
  release();
  await page.goBack();
  await expectPage(page, "/programs");
});
