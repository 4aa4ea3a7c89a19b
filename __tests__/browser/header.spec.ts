import type { Page } from "@playwright/test";
import { countries, countryPages, routes, site } from "./pages";
import { drawn, expect, test, visit } from "./site";

const header = (page: Page) => page.getByRole("banner");
const nav = (page: Page) => header(page).getByRole("navigation");
const summary = (page: Page) =>
  nav(page).locator("summary", { hasText: "Destinations" });
/** Country links have nothing but their country's name. */
const links = (page: Page) => nav(page).locator('a[href^="/country/"]');

const SPECIFIED = [
  ...["Malaysia", "UAE", "Saudi Arabia", "Turkey", "Germany", "UK", "Canada"],
  ...["Australia", "USA", "France", "Italy", "Spain", "Netherlands", "Sweden"],
  ...["Norway", "Denmark", "Finland", "Switzerland", "Austria", "Belgium"],
];

const isOpen = async (page: Page) => {
  await expect(links(page).first()).toBeVisible();
  await expect(links(page)).toHaveCount(20);
};
const isClosed = (page: Page) => expect(links(page).first()).toBeHidden();

test("the header links to Online Education, Services, Scholarships and About", async ({
  page,
}) => {
  for (const [name, path] of [
    ["Online Education", "/online-education"],
    ["Services", "/services"],
    ["Scholarships", "/scholarships"],
    ["About", "/about"],
  ] as const) {
    await visit(page, "/");
    await nav(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([
      routes.find((route) => route.path === path)!.heading,
    ]);
  }
});

test("the dropdown opens on hover on desktop, and closes on leaving", async ({
  page,
}) => {
  await visit(page, "/about");
  await isClosed(page);
  await summary(page).hover();
  await isOpen(page);
  // From the word into the panel, and over all of it.
  for (const index of [0, 6, 13, 19]) {
    await links(page).nth(index).hover();
    await isOpen(page);
  }
  await page.mouse.move(700, 850);
  await isClosed(page);
});

test("the dropdown stays on a click", async ({ page }) => {
  await visit(page, "/about");
  await summary(page).click();
  await isOpen(page);
  await summary(page).click();
  await isOpen(page);
  await page.mouse.move(700, 850);
  await isClosed(page);
});

test("Escape closes the dropdown, and focus stays with its button", async ({
  page,
}) => {
  await visit(page, "/about");
  await summary(page).hover();
  await isOpen(page);
  await page.keyboard.press("Escape");
  await isClosed(page);

  await summary(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await isClosed(page);
  await expect(summary(page)).toBeFocused();
});

test("the dropdown opens and closes by keyboard, and leads to a country", async ({
  page,
}) => {
  await visit(page, "/about");
  await summary(page).focus();
  await isClosed(page);
  await page.keyboard.press("Enter");
  await isOpen(page);
  await page.keyboard.press("Enter");
  await isClosed(page);
  await page.keyboard.press("Space");
  await isOpen(page);
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press("Tab");
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/country/uae");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([
    "Study in UAE",
  ]);
  await isClosed(page);
});

test("focus that leaves the open dropdown closes it", async ({ page }) => {
  await visit(page, "/about");
  await summary(page).focus();
  await page.keyboard.press("Enter");
  for (let stop = 0; stop < 20; stop++) await page.keyboard.press("Tab");
  await expect(links(page).last()).toBeFocused();
  await isOpen(page);
  await page.keyboard.press("Tab");
  await isClosed(page);
});

test("a press elsewhere closes the dropdown", async ({ page }) => {
  await visit(page, "/about");
  await summary(page).focus();
  await page.keyboard.press("Enter");
  await isOpen(page);
  await page.mouse.click(700, 690);
  await isClosed(page);
});

test("the dropdown holds 20 country links in the specified order, down the columns", async ({
  page,
}) => {
  await visit(page, "/about");
  await summary(page).hover();
  await isOpen(page);
  const shown = await links(page).evaluateAll((all) =>
    all.map((link) => ({
      name: link.querySelector("span")!.textContent,
      href: link.getAttribute("href"),
      box: link.getBoundingClientRect().toJSON() as DOMRect,
    })),
  );
  expect(shown.map(({ name }) => name)).toEqual(SPECIFIED);
  expect(shown.map(({ href }) => href)).toEqual(
    SPECIFIED.map((name) => `/country/${name.toLowerCase().replace(" ", "-")}`),
  );
  const byEye = [...shown].sort(
    (a, b) => a.box.x - b.box.x || a.box.y - b.box.y,
  );
  expect(byEye.map(({ name }) => name)).toEqual(SPECIFIED);
  for (const { name } of countries)
    await expect(
      nav(page).getByRole("link", { name, exact: true }),
    ).toHaveCount(1);
});

test("once the page is scrolled more than 10 px the header takes a translucent, shadowed look", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of ["/", "/about", "/country/norway"]) {
    await visit(page, address);
    const look = () =>
      header(page).evaluate((element) => {
        const { backgroundColor, boxShadow } = getComputedStyle(element);
        const alpha = /(?:\/|rgba\(.*,)\s*([\d.]+)\)$/.exec(backgroundColor);
        return {
          isTranslucent: alpha !== null && Number(alpha[1]) < 1,
          isShadowed: boxShadow !== "none",
        };
      });
    const scrollTo = async (y: number) => {
      await page.evaluate((y) => window.scrollTo(0, y), y);
      await drawn(page);
    };
    const plain = { isTranslucent: false, isShadowed: false };
    const scrolled = { isTranslucent: true, isShadowed: true };
    expect(await look()).toEqual(plain);
    await scrollTo(10);
    expect(await look()).toEqual(plain);
    await scrollTo(11);
    await expect.poll(look).toEqual(scrolled);
    await scrollTo(400);
    expect(await look()).toEqual(scrolled);
    await scrollTo(10);
    await expect.poll(look).toEqual(plain);
  }
});

test("the header stays at the top of the window", async ({ page }) => {
  await visit(page, "/about");
  await page.evaluate(() => scrollTo(0, 900));
  expect((await header(page).boundingBox())!.y).toBe(0);
});

test("a link is shown as active when the current path equals the link path or starts with it", async ({
  page,
}) => {
  const active = nav(page).locator("ul > li > a[aria-current]");
  for (const { label, to } of site.header.links) {
    await visit(page, `${to}?utm_source=mail`);
    await expect(active).toHaveText([label]);
    await expect(active).toHaveAttribute("aria-current", "page");
    const others = site.header.links.find((link) => link.to !== to)!;
    const bar = (name: string) =>
      nav(page)
        .getByRole("link", { name, exact: true })
        .evaluate((link) =>
          parseFloat(getComputedStyle(link, "::after").height),
        );
    expect(await bar(label)).toBeGreaterThan(0);
    expect(await bar(others.label)).toBe(0);
  }
  for (const address of ["/", "/programs", "/aptitude-test"]) {
    await visit(page, address);
    await expect(active).toHaveCount(0);
  }
});

test("the active link follows a page change", async ({ page }) => {
  await visit(page, "/services");
  const active = nav(page).locator("ul > li > a[aria-current]");
  await nav(page).getByRole("link", { name: "About", exact: true }).click();
  await expect(active).toHaveText(["About"]);
  await page.goBack();
  await expect(active).toHaveText(["Services"]);
});

test("a country's page is marked in the dropdown", async ({ page }) => {
  await visit(page, "/country/norway");
  await expect(summary(page)).toHaveAttribute("aria-current", "true");
  await summary(page).hover();
  await expect(nav(page).locator('a[aria-current="page"]')).toHaveText([
    /^Norway/,
  ]);
  await links(page).first().click();
  await expect(page).toHaveURL(countryPages[0]!.path);
  await page.mouse.move(700, 850);
  await summary(page).hover();
  await expect(nav(page).locator('a[aria-current="page"]')).toHaveText([
    /^Malaysia/,
  ]);
});

test("the skip link is the first stop, is seen, and leads past the header", async ({
  page,
}) => {
  await visit(page, "/services");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isInMain = await page.evaluate(
    () => document.activeElement?.closest("main") !== null,
  );
  expect(isInMain).toBe(true);
  await expect(skip).not.toBeInViewport();
});

test("the logo leads home", async ({ page }) => {
  await visit(page, "/services");
  await header(page).getByRole("link", { name: site.name }).click();
  await expect(page).toHaveURL("/");
});
