import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { dotsOf } from "./boxes";
import { countryPages, headingOf, routes } from "./pages";
import {
  expect,
  footer,
  header,
  heading,
  hold,
  main,
  PHONE,
  ready,
  stopClock,
  summary,
  test,
  visit,
  visitWithoutTime,
} from "./site";

// Pages that are long on their way, or never come: src/lib/navigation.ts. No time passes but what the clock is given.

const SIGN_MS = 300;
const LONGEST_MS = 8000;

const sign = (page: Page) => header(page).getByRole("status");

/** The header says that this page is on its way, and nothing else does; "": that none is. */
async function expectSign(page: Page, name: string) {
  await expect(sign(page)).toHaveText(name && `Loading ${name}`);
  await expect(header(page).locator(":scope > span")).toHaveCount(name ? 2 : 1);
  if (name) await expect(main(page)).toHaveAttribute("aria-busy", "true");
  else await expect(main(page)).not.toHaveAttribute("aria-busy");
}

/** Address, title and heading are of this page. */
async function expectPage(page: Page, path: string) {
  const pages = [...routes, ...countryPages];
  const own = pages.find((one) => one.path === path)!;
  const html = readFileSync(`public${path}/index.html`, "utf8");
  await expect(heading(page)).toHaveText([own.heading]);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(/<title[^>]*>([^<]+)/.exec(html)![1]!);
}

const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { stayed: true }));
const hasStayed = (page: Page) => page.evaluate(() => "stayed" in window);

const data = (path: string) => `page-data${path}/page-data\\.json`;
const COUNTRY_SCRIPT = "component---src-templates-country-";

const inHeader = (page: Page) =>
  header(page).getByRole("link", { name: "About", exact: true });

const cases: {
  link: string;
  from?: string;
  width?: number;
  held: string;
  to: string;
  name: string;
  press: (page: Page) => Promise<unknown>;
}[] = [
  {
    link: "the header",
    held: data("/about"),
    to: "/about",
    name: "About",
    press: (page) => inHeader(page).click(),
  },
  {
    link: "the mobile menu",
    width: 390,
    held: "component---src-pages-about-",
    to: "/about",
    name: "About",
    async press(page) {
      await summary(page, "Menu").click();
      await inHeader(page).click();
    },
  },
  {
    link: "the dropdown",
    held: data("/country/germany"),
    to: "/country/germany",
    name: "Germany",
    async press(page) {
      await summary(page, "Destinations").click();
      await header(page).getByRole("link", { name: "Germany" }).click();
    },
  },
  {
    link: "the footer",
    held: `${data("/about")}|component---src-pages-about-`,
    to: "/about",
    name: "About",
    press: (page) =>
      footer(page).getByRole("link", { name: "About", exact: true }).click(),
  },
  {
    link: "the map",
    from: "/",
    held: COUNTRY_SCRIPT,
    to: "/country/australia",
    name: "Australia",
    async press(page) {
      const map = main(page).locator("div[aria-hidden]").first();
      const dots = await dotsOf(map.locator('[data-kind="ring"]').first());
      // Australia is the southernmost of all.
      const { x, y } = dots.reduce((a, b) => (a.y > b.y ? a : b));
      await page.mouse.move(x + 2, y + 1);
      await expect(map.locator("g[data-active] use.arc")).toHaveAttribute(
        "href",
        /#australia$/,
      );
      await page.mouse.click(x + 2, y + 1);
    },
  },
  {
    link: "a card of the carousel",
    from: "/",
    held: data("/country/malaysia"),
    to: "/country/malaysia",
    name: "Malaysia",
    press: (page) =>
      main(page)
        .getByRole("heading", { name: "Malaysia" })
        .getByRole("link")
        .click(),
  },
  {
    link: "the sheet of all countries",
    from: "/",
    held: `${data("/country/norway")}|${COUNTRY_SCRIPT}`,
    to: "/country/norway",
    name: "Norway",
    press: (page) =>
      main(page)
        .getByRole("link", { name: /^Norway/ })
        .click(),
  },
];

test("a page that does not come by any link is on its way, then the browser's to open", async ({
  page,
}) => {
  await page.clock.install();
  for (const { link, from, width, held, to, name, press } of cases)
    await test.step(link, async () => {
      await page.setViewportSize({ width: width ?? 1440, height: 900 });
      const release = await hold(page, new RegExp(held));
      await visit(page, from ?? "/programs");
      await stopClock(page);
      await mark(page);
      await press(page);
      await page.clock.runFor(SIGN_MS - 1);
      await expectSign(page, "");
      await page.clock.runFor(1);
      await expectSign(page, name);
      await expect(header(page).locator("details[open]")).toHaveCount(0);
      await page.clock.runFor(LONGEST_MS - SIGN_MS - 1);
      await expectSign(page, name);
      expect(await hasStayed(page)).toBe(true);
      await page.clock.runFor(1);
      await expectPage(page, to);
      expect(await hasStayed(page)).toBe(false);
      await expectSign(page, "");
      release();
      await page.clock.resume();
    });
});

test("Back and Forward to a page that does not come are the browser's, too @everywhere", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/programs");
  await header(page).getByRole("link", { name: "Services" }).click();
  await expect(heading(page)).toHaveText([headingOf("/services")]);
  const releasePrograms = await hold(page, new RegExp(data("/programs")));
  // The page before is no longer in memory.
  await page.reload();
  await ready(page);
  const releaseServices = await hold(page, new RegExp(data("/services")));
  for (const [go, path, name, release] of [
    ["back", "/programs", "Programs", releasePrograms],
    ["forward", "/services", "Services", releaseServices],
  ] as const) {
    await stopClock(page);
    await mark(page);
    await page.evaluate((go) => history[go](), go);
    await expect(page).toHaveURL(path);
    await page.clock.runFor(SIGN_MS);
    await expectSign(page, name);
    await page.clock.runFor(LONGEST_MS - SIGN_MS);
    await expectPage(page, path);
    expect(await hasStayed(page)).toBe(false);
    // Without its data the new page would not hear of Forward.
    release();
    await page.clock.resume();
    await ready(page);
  }
});

test("a second press has the browser open the page, but a double click does not", async ({
  page,
}) => {
  const release = await hold(page, new RegExp(data("/about")));
  await visitWithoutTime(page, "/programs");
  await mark(page);
  await inHeader(page).dblclick();
  await page.clock.runFor(SIGN_MS);
  await expectSign(page, "About");
  expect(await hasStayed(page)).toBe(true);
  await inHeader(page).click();
  await expectPage(page, "/about");
  expect(await hasStayed(page)).toBe(false);
  release();
});

test("the sign is of the page that was asked for last, and gone when it is there", async ({
  page,
}) => {
  const release = await hold(
    page,
    new RegExp(`${data("/about")}|${data("/scholarships")}`),
  );
  await visitWithoutTime(page, "/programs");
  await mark(page);
  const follow = (name: string) =>
    header(page).getByRole("link", { name, exact: true }).click();
  await follow("About");
  await page.clock.runFor(SIGN_MS);
  await expectSign(page, "About");
  await follow("Scholarships");
  await page.clock.runFor(SIGN_MS);
  await expectSign(page, "Scholarships");
  await page.clock.resume();
  await follow("Services");
  await expectPage(page, "/services");
  await expectSign(page, "");
  release();
  await follow("About");
  await expectPage(page, "/about");
  await expectSign(page, "");
  expect(await hasStayed(page)).toBe(true);
});

test("a lost page is the browser's to open, without a sign", async ({
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
  await inHeader(page).click();
  await expectPage(page, "/about");
  await expectSign(page, "");
});

test("Back does not find a page that leads on by itself, when the browser has opened the next one", async ({
  page,
}) => {
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

test("with less motion the sign does not move", async ({ page }) => {
  await hold(page, new RegExp(data("/about")));
  await visitWithoutTime(page, "/programs");
  await inHeader(page).click();
  await page.clock.runFor(SIGN_MS);
  const fill = header(page).locator(":scope > span").last();
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const isMoving = reducedMotion === "no-preference";
    if (isMoving) await expect(fill).not.toHaveCSS("animation-name", "none");
    else await expect(fill).toHaveCSS("animation-name", "none");
  }
  // It ends at India's meridian.
  const { x, width } = (await fill.boundingBox())!;
  expect(x).toBe(0);
  expect(width).toBeGreaterThan(100);
});

test.describe("by touch", () => {
  test.use(PHONE);

  test("the strip below the map says that its page is on its way", async ({
    page,
  }) => {
    await hold(page, new RegExp(COUNTRY_SCRIPT));
    await visitWithoutTime(page, "/");
    const strip = main(page)
      .locator("section")
      .first()
      .locator("a[aria-hidden]");
    const name = (await strip.locator("b").textContent())!.trim();
    await strip.tap();
    await page.clock.runFor(SIGN_MS);
    await expectSign(page, name);
  });
});
