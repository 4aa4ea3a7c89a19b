import type { Locator, Page } from "@playwright/test";
import { countries, site } from "./pages";
import { expect, test, visit } from "./site";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const header = (page: Page) => page.getByRole("banner");
const nav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menu = (page: Page) =>
  header(page).locator("summary", { hasText: "Menu" });
const toggle = (page: Page) =>
  nav(page).locator("summary", { hasText: "Destinations" });
const links = (page: Page) => nav(page).locator('a[href^="/country/"]');

test("the mobile menu opens and closes by tap", async ({ page }) => {
  await visit(page, "/about");
  await expect(nav(page)).toBeHidden();
  await menu(page).tap();
  await expect(nav(page)).toBeVisible();
  for (const { label } of site.header.links)
    await expect(
      nav(page).getByRole("link", { name: label, exact: true }),
    ).toBeInViewport({ ratio: 1 });
  await menu(page).tap();
  await expect(nav(page)).toBeHidden();
});

test("Destinations is a toggle in the mobile menu, with the 20 links in order", async ({
  page,
}) => {
  await visit(page, "/about");
  await menu(page).tap();
  await expect(links(page).first()).toBeHidden();
  await toggle(page).tap();
  await expect(links(page).locator("span:first-of-type")).toHaveText(
    countries.map(({ name }) => name),
  );
  await expect(links(page).first()).toBeVisible();
  await toggle(page).tap();
  await expect(links(page).first()).toBeHidden();
  await expect(nav(page)).toBeVisible();

  await toggle(page).tap();
  await links(page).last().tap();
  await expect(page).toHaveURL("/country/belgium");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([
    "Study in Belgium",
  ]);
  await expect(nav(page)).toBeHidden();
});

test("a link of the mobile menu leads to its page and closes the menu", async ({
  page,
}) => {
  await visit(page, "/about");
  await menu(page).tap();
  await nav(page).getByRole("link", { name: "Services" }).tap();
  await expect(page).toHaveURL("/services");
  await expect(nav(page)).toBeHidden();
  await menu(page).tap();
  await expect(nav(page).locator("ul > li > a[aria-current]")).toHaveText([
    "Services",
  ]);
});

test("the page under the open mobile menu does not scroll", async ({
  page,
}) => {
  await visit(page, "/about");
  await menu(page).tap();
  await toggle(page).tap();
  const up = { x: 0, y: -500 };
  await swipe(page, { x: 195, y: 700 }, up);
  await expect
    .poll(() => nav(page).evaluate((sheet) => sheet.scrollTop))
    .toBeGreaterThan(100);
  // On to the end of the sheet, and beyond.
  await swipe(page, { x: 195, y: 700 }, up);
  await swipe(page, { x: 195, y: 700 }, up);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the mobile menu can be read to its end, with Start Your Journey and Call us", async ({
  page,
}) => {
  await visit(page, "/about");
  await menu(page).tap();
  await toggle(page).tap();
  const call = nav(page).getByRole("link", { name: "Call us" });
  await call.scrollIntoViewIfNeeded();
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute("href", /^tel:\+?\d+$/);
  const start = nav(page).getByRole("link", { name: "Start Your Journey" });
  await start.tap();
  await expect(page).toHaveURL("/aptitude-test");
});

test("the number stands in the footer and beside each form on touch screens", async ({
  page,
}) => {
  for (const address of ["/about", "/services"]) {
    await visit(page, address);
    for (const place of [
      page.getByRole("contentinfo"),
      page.getByRole("main").locator("#contact"),
    ]) {
      const number = place.getByRole("link", { name: site.phone }).first();
      await number.scrollIntoViewIfNeeded();
      await expect(number).toBeInViewport({ ratio: 1 });
    }
  }
});

test("scrolling by touch updates the carousel's index", async ({ page }) => {
  await visit(page, "/");
  const carousel = page.getByRole("region", { name: "Study destinations" });
  const current = carousel.locator('button[aria-current="true"]');
  const cards = carousel.getByRole("listitem");
  await cards.first().scrollIntoViewIfNeeded();
  await expect(current).toHaveAccessibleName("Show Malaysia");
  const box = (await cards.first().boundingBox())!;
  const from = { x: box.x + box.width - 30, y: box.y + 120 };

  await swipe(page, from, { x: -box.width, y: 0 });
  // How far a finger's swing carries is the browser's business: the dot is that of the card at the left edge.
  const there = await cardAtLeftEdge(cards);
  expect(there).not.toBe("Malaysia");
  await expect(current).toHaveAccessibleName(`Show ${there}`);

  await swipe(page, { ...from, x: 40 }, { x: box.width, y: 0 });
  const back = await cardAtLeftEdge(cards);
  expect(back).not.toBe(there);
  await expect(current).toHaveAccessibleName(`Show ${back}`);
});

test("left between two cards, the carousel snaps to the nearer one", async ({
  page,
}) => {
  await visit(page, "/");
  const carousel = page.getByRole("region", { name: "Study destinations" });
  const cards = carousel.getByRole("listitem");
  await cards.first().scrollIntoViewIfNeeded();
  const edge = (await cards.first().boundingBox())!.x;
  await cards.nth(4).evaluate((card, left) => {
    const strip = card.closest("div")!;
    strip.scrollTo({ left: card.getBoundingClientRect().x - left - 30 });
  }, edge);
  await expect
    .poll(async () => Math.round((await cards.nth(4).boundingBox())!.x - edge))
    .toBe(0);
});

/** The name of the card that stands at the strip's left edge, once the strip stands still. */
const cardAtLeftEdge = (cards: Locator) =>
  cards.first().evaluate(async (first) => {
    const left = () => first.getBoundingClientRect().left;
    const STILL_FRAMES = 20;
    for (let still = 0, last = left(); still < STILL_FRAMES;) {
      await new Promise(requestAnimationFrame);
      still = left() === last ? still + 1 : 0;
      last = left();
    }
    const all = [...first.parentElement!.children];
    const distance = (card: Element) =>
      Math.abs(card.getBoundingClientRect().left - parseFloat(edge));
    const edge = getComputedStyle(first.closest("div")!).paddingLeft;
    return all
      .sort((a, b) => distance(a) - distance(b))[0]!
      .querySelector("h3")!.textContent;
  });

/** A finger put down, drawn across the screen and lifted. */
async function swipe(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
) {
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  const STEPS = 12;
  for (let step = 1; step <= STEPS; step++)
    await touch("touchMove", [
      {
        x: from.x + (by.x * step) / STEPS,
        y: from.y + (by.y * step) / STEPS,
      },
    ]);
  await touch("touchEnd", []);
  await session.detach();
}

test("no route on home's map is drawn longer than can be seen, and each is whole", async ({
  page,
}) => {
  await visit(page, "/");
  const arcs = page.locator(".arc");
  await expect(arcs).toHaveCount(countries.length);
  for (const arc of await arcs.all()) {
    await expect(arc).toHaveCSS("animation-duration", "0.11s");
    await expect(arc).toHaveCSS("stroke-dasharray", "none");
  }
});
