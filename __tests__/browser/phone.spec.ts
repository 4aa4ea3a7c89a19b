import type { Locator, Page } from "@playwright/test";
import { countries, site } from "./pages";
import { drawn, expect, retime, test, visit } from "./site";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const nav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menu = (page: Page) =>
  page.getByRole("banner").locator("summary", { hasText: "Menu" });
const toggle = (page: Page) =>
  nav(page).locator("summary", { hasText: "Destinations" });
const links = (page: Page) => nav(page).locator('a[href^="/country/"]');

test("the mobile menu opens and closes by tap, with Destinations as a toggle; a link leads to its page and closes the menu", async ({
  page,
}) => {
  await visit(page, "/about");
  await expect(nav(page)).toBeHidden();
  await menu(page).tap();
  for (const { label } of site.header.links)
    await expect(
      nav(page).getByRole("link", { name: label, exact: true }),
    ).toBeInViewport({ ratio: 1 });
  await menu(page).tap();
  await expect(nav(page)).toBeHidden();

  await menu(page).tap();
  await expect(links(page).first()).toBeHidden();
  await toggle(page).tap();
  await expect(links(page).first()).toBeVisible();
  await toggle(page).tap();
  await expect(links(page).first()).toBeHidden();
  await expect(nav(page)).toBeVisible();
  await toggle(page).tap();
  await links(page).last().tap();
  await expect(page).toHaveURL("/country/belgium");
  await expect(nav(page)).toBeHidden();
});

test("the mobile menu scrolls to its end while the page under it stands still", async ({
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
  await expect(nav(page).getByRole("link", { name: "Call us" })).toBeInViewport(
    { ratio: 1 },
  );
  await nav(page).getByRole("link", { name: "Start Your Journey" }).tap();
  await expect(page).toHaveURL("/aptitude-test");
});

test("the number stands in the footer and beside each form on touch screens", async ({
  page,
}) => {
  await visit(page, "/services");
  for (const place of [
    page.getByRole("contentinfo"),
    page.getByRole("main").locator("#contact"),
  ]) {
    const number = place.getByRole("link", { name: site.phone }).first();
    await number.scrollIntoViewIfNeeded();
    await expect(number).toBeInViewport({ ratio: 1 });
  }
});

test("scrolling by touch updates the carousel's index; left between two cards it snaps to the nearer one", async ({
  page,
}) => {
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

  await cards.nth(4).evaluate((card, left) => {
    const strip = card.closest("div")!;
    strip.scrollBy({ left: card.getBoundingClientRect().x - left - 30 });
  }, box.x);
  await expect
    .poll(async () => Math.round((await cards.nth(4).boundingBox())!.x - box.x))
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
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  const arcs = page.locator(".arc");
  await expect(arcs).toHaveCount(countries.length);
  const drawn = () =>
    arcs.evaluateAll((all) => [
      ...new Set(
        all.map((arc) => {
          const { animationDuration, strokeDasharray } = getComputedStyle(arc);
          return `${animationDuration} ${strokeDasharray}`;
        }),
      ),
    ]);
  await expect.poll(drawn).toEqual(["0.11s none"]);
});

test("wherever the page rests, the chat button lies on no text and on no control, and mostly it is there", async ({
  page,
}) => {
  test.slow();
  await retime(page, { 600: 0 });
  const places: boolean[] = [];
  for (const path of ["/", "/scholarships", "/about", "/country/uae"]) {
    await visit(page, path);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 500) {
      await page.evaluate((y) => scrollTo(0, y), y);
      places.push(await restsClear(page));
    }
  }
  expect(places.filter(Boolean).length / places.length).toBeGreaterThan(0.8);
});

test("in every stage of the test the chat button is there, on no text and no control", async ({
  page,
}) => {
  await retime(page, { 600: 0, 2000: 700 });
  await visit(page, "/aptitude-test");
  expect(await restsClear(page)).toBe(true);
  const press = (name: string) =>
    page.getByRole("button", { name, exact: true }).tap();
  await press("Start Test");
  for (let question = 1; question <= 10; question++) {
    await expect(page.getByText(`Question ${question} of 10`)).toBeVisible();
    expect(await restsClear(page)).toBe(true);
    await press(question < 10 ? "Next" : "Complete Test");
  }
  await expect(page.getByText("Your ten answers")).toBeVisible();
  expect(await restsClear(page)).toBe(true);
});

/** @returns whether the chat button is in the window once the page rests */
async function restsClear(page: Page): Promise<boolean> {
  await drawn(page);
  await expect.poll(() => page.evaluate(underChat), page.url()).toEqual([]);
  const chat = page
    .getByRole("complementary", { name: "Chat" })
    .getByRole("link");
  const { x } = (await chat.boundingBox())!;
  return x < 390;
}

/** The words that the chat button lies on, and the names of controls. */
function underChat(): string[] {
  const chat = document.querySelector("aside a")!;
  if (chat.getAnimations().length > 0) return ["still moving"];
  const place = chat.getBoundingClientRect();
  const covers = (box: DOMRect, element: Element) => {
    const left = Math.max(box.left, place.left);
    const right = Math.min(box.right, place.right);
    const top = Math.max(box.top, place.top);
    const bottom = Math.min(box.bottom, place.bottom);
    return (
      right - left > 1 &&
      bottom - top > 1 &&
      document
        .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        .includes(element)
    );
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement!;
    range.selectNode(texts.currentNode);
    if (chat.contains(parent)) continue;
    if ([...range.getClientRects()].some((box) => covers(box, parent)))
      found.push(texts.currentNode.textContent!);
  }
  for (const control of document.querySelectorAll("a, button, input, select"))
    if (control !== chat && covers(control.getBoundingClientRect(), control))
      found.push(control.outerHTML);
  return found;
}
