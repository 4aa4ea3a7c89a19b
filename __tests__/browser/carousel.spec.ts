// Specification: 4.2, 6.4
import type { Locator, Page } from "@playwright/test";
import { boxes } from "./boxes";
import { countries } from "./pages";
import {
  expect,
  header,
  offset,
  openWithoutScripts,
  PHONE,
  swipe,
  test,
  visit,
} from "./site";

test.use({ viewport: { width: 1440, height: 900 } });

const NAMES = ["Malaysia", "UAE", "Saudi Arabia", "Turkey", "Germany", "UK"];
/** How far a notch of a mouse's wheel scrolls, in pixels: less than half a card. */
const NOTCH = 120;

function carousel(page: Page) {
  const region = page.getByRole("region", { name: "Study destinations" });
  const list = region.getByRole("list").first();
  return {
    region,
    cards: list.locator(":scope > li"),
    strip: region.locator("div").filter({ has: page.locator(":scope > ul") }),
    dot: (name: string) => region.getByRole("button", { name: `Show ${name}` }),
    current: region.locator("button[aria-current]"),
    previous: region.getByRole("button", { name: "Previous" }),
    next: region.getByRole("button", { name: "Next" }),
  };
}

/** The card at this index is at the left edge, its dot is the current one, and the arrows know the ends. */
async function expectCardAt(page: Page, index: number) {
  const { region, cards, current, previous, next } = carousel(page);
  const left = (part: Locator) =>
    part.evaluate((part) => part.getBoundingClientRect().left);
  const fromEdge = async () =>
    Math.abs(
      (await left(cards.nth(index))) -
        (await left(region.getByRole("heading", { level: 2 }))),
    );
  await expect.poll(fromEdge).toBeLessThan(1);
  await expect(current).toHaveAccessibleName(`Show ${NAMES[index]}`);
  await expect(previous).toBeEnabled({ enabled: index > 0 });
  await expect(next).toBeEnabled({ enabled: index < 5 });
}

async function stepOf(page: Page) {
  const [first, second] = await boxes(carousel(page).cards);
  return second!.left - first!.left;
}

/** "rgb(1, 2, 3)" by which of its parts are strong. */
function colourOf(rgb: string) {
  const [r = 0, g = 0, b = 0] = rgb.match(/\d+/g)!.map(Number);
  if (g > r && g > b) return "green";
  return g - b > r - g ? "yellow" : "red";
}

test("all of a card and of a cell is its link; cost levels are green, yellow and red", async ({
  page,
}) => {
  await visit(page, "/");
  const { cards } = carousel(page);
  const cell = page.locator('main li:has(> [href="/country/norway"])');
  for (const [part, path] of [
    [cards.nth(1), "/country/uae"],
    [cell, "/country/norway"],
  ] as const) {
    await part.scrollIntoViewIfNeeded();
    const pressed = await part.evaluate((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const texts = [...part.querySelectorAll("p, dd")].map((text) => {
        const { left, top } = text.getBoundingClientRect();
        return [left + 4, top + 4] as const;
      });
      return [...texts, [left + 4, top + 4], [right - 4, bottom - 4]].map(
        ([x, y]) =>
          document.elementFromPoint(x!, y!)?.closest("a")?.getAttribute("href"),
      );
    });
    expect(new Set(pressed)).toEqual(new Set([path]));
  }

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const fills = await cards.evaluateAll((cards) =>
      cards.map((card) =>
        [...card.querySelectorAll("[data-level] path")].map(
          (path) => getComputedStyle(path).fill,
        ),
      ),
    );
    const found = fills.map((segments, index) => {
      const { card } = countries.find(({ name }) => name === NAMES[index])!;
      const filled = segments.filter((fill) => fill === segments[0]).length;
      return `${card!.costLevel} ${filled} ${colourOf(segments[0]!)}`;
    });
    expect([...new Set(found)].sort()).toEqual([
      "high 3 red",
      "low 1 green",
      "medium 2 yellow",
    ]);
  }
});

test("buttons and dots move the index; Back finds the pressed card and the scroll position @everywhere", async ({
  page,
}) => {
  await visit(page, "/");
  const { dot, next, previous, cards } = carousel(page);
  await expect(cards).toHaveCount(6);
  const { width } = (await cards.first().boundingBox())!;
  expect(await stepOf(page)).toBeCloseTo(width + 32, 1);
  await expectCardAt(page, 0);
  for (const index of [1, 2, 3, 4, 5]) {
    await next.click();
    await expectCardAt(page, index);
  }
  for (const index of [4, 3]) {
    await previous.click();
    await expectCardAt(page, index);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  for (const index of [5, 0]) {
    await dot(NAMES[index]!).click();
    await expectCardAt(page, index);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await dot("Germany").click();
  await expectCardAt(page, 4);
  const link = cards.nth(4).getByRole("link");
  // Playwright's own scrolling and clicks move the strip in Firefox, too.
  await link.evaluate((element) =>
    element.scrollIntoView({ block: "center", inline: "nearest" }),
  );
  const before = await offset(page);
  expect(before).toBeGreaterThan(0);
  await link.dispatchEvent("click");
  await expect(page).toHaveURL("/country/germany");
  await page.goBack();
  await expectCardAt(page, 4);
  await expect.poll(() => offset(page)).toBe(before);
  // By a link the page is new.
  await page.goForward();
  await expect(page).toHaveURL("/country/germany");
  await header(page).getByRole("link").first().click();
  await expectCardAt(page, 0);
});

test("presses during a slide count; less motion, other widths, the wheel and Tab are respected", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  const { region, cards, current, next, dot, strip } = carousel(page);
  await next.dblclick();
  await expectCardAt(page, 2);
  for (const [reducedMotion, index] of [
    ["no-preference", 1],
    ["reduce", 4],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const step = await stepOf(page);
    // At once after the press, before it has slid.
    const left = await strip.evaluate((strip, name) => {
      const selector = `button[aria-label="Show ${name}"]`;
      document.querySelector<HTMLElement>(selector)!.click();
      return strip.scrollLeft;
    }, NAMES[index]);
    const slides = reducedMotion === "no-preference";
    expect(Math.abs(left - index * step) > 1).toBe(slides);
    await expectCardAt(page, index);
  }

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectCardAt(page, 4);
  }
  await dot("UK").click();
  await expectCardAt(page, 5);
  await region.getByRole("link", { name: /by the hour/ }).click();
  await expect(
    page.getByRole("region", { name: /by the hour/ }).getByRole("heading"),
  ).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 768, height: 900 });
  await dot("Malaysia").click();
  await expectCardAt(page, 0);
  await cards.first().hover();
  for (const notches of [1, 2, 3]) {
    await page.mouse.wheel(NOTCH, 0);
    // Less than half a card is not taken back.
    await expect
      .poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft))
      .toBe(notches * NOTCH);
  }
  await expect(current).toHaveAccessibleName("Show UAE");
  await page.mouse.wheel(3 * ((await stepOf(page)) - NOTCH), 0);
  await expectCardAt(page, 3);

  await dot("Malaysia").click();
  await next.focus();
  for (let index = 0; index < 6; index++) {
    await page.keyboard.press("Tab");
    await expect(cards.nth(index).getByRole("link")).toBeFocused();
    const isWhole = async () => {
      const { x, width } = (await cards.nth(index).boundingBox())!;
      return x >= -1 && x + width <= 769;
    };
    await expect.poll(isWhole).toBe(true);
  }
});

test.describe("by touch", () => {
  test.use(PHONE);

  test("a finger moves from card to card, also before React hydrates the page", async ({
    page,
  }) => {
    await visit(page, "/");
    const { cards, strip, current } = carousel(page);
    await cards.first().scrollIntoViewIfNeeded();
    const { x, y, width } = (await cards.first().boundingBox())!;
    await swipe(page, { x: x + width - 30, y: y + 120 }, { x: -width, y: 0 });
    await expect(current).not.toHaveAccessibleName("Show Malaysia");
    // On a new page: the strip may still be moving. It is moved before React hydrates it.
    const release = await openWithoutScripts(page, "/");
    const step = await stepOf(page);
    const moveTo = (left: number) =>
      strip.evaluate((strip, left) => strip.scrollTo({ left }), left);
    await moveTo(3 * step);
    await release();
    await expectCardAt(page, 3);
    // Wherever a finger leaves it, a card is at the edge.
    await moveTo(4 * step - 30);
    await expectCardAt(page, 4);
  });
});
