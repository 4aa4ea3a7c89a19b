// Specification: 2.5, 4.4
import type { Page } from "@playwright/test";
import { boxes, middle } from "./boxes";
import { unlisted } from "./pages";
import { expect as hard, footer, main, test, visit } from "./site";

// Drawings are where their data says, and lists where there is room.

const expect = hard.configure({ soft: true });

const OPEN = "2026-01-14T06:00:00Z";
const CLOSED = "2026-01-14T20:00:00Z";
const STEPS = "How it works, in four steps";

/** What is asked of each page, which is opened once: at a desk, unless a check says otherwise. */
const CHECKS: Record<string, ((page: Page) => Promise<void>)[]> = {
  "/": [
    besideMeridian("footer nav", "footer div:has(> address)"),
    expectHoursOnMeridians,
    sideBySide("Why choose us"),
  ],
  "/about": [
    expectGlobe,
    expectDotWhileOpen,
    expectLinesOfHours,
    sideBySide("Our values"),
    oneHeight('[aria-label="In numbers"] dl > div', "dt", "dd"),
    expectFullStrip,
  ],
  "/education-support": [
    sideBySide(STEPS),
    oneHeight(listBelow(STEPS), "h3 + *"),
  ],
  "/services": [
    besideMeridian("main h1", "main h1 + p"),
    sideBySide("Services"),
    oneHeight(listBelow("Services"), "h2 + *"),
  ],
  "/scholarships": [
    sideBySide("Awards"),
    oneHeight(listBelow("Awards"), "strong", "dl", "button, a"),
    oneHeight(listBelow("Application tips"), "h3 + *"),
  ],
  "/programs": [besideMeridian("main h2", "main h2 + div")],
  [unlisted.path]: [expectQuestionOnMeridian],
};

test("what pages draw and list has its place", async ({ page }) => {
  for (const [path, checks] of Object.entries(CHECKS)) {
    await page.clock.setFixedTime(new Date(OPEN));
    await visit(page, path);
    for (const check of checks) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await check(page);
    }
  }
});

/** The globe is no higher than its window, and each distance is written at its ring. */
async function expectGlobe(page: Page) {
  await page.setViewportSize({ width: 1920, height: 900 });
  const globe = page.getByRole("img", { name: /^Globe/ });
  expect((await globe.boundingBox())!.height).toBeLessThan(900);
  const rings = await boxes(globe.locator("circle.ring"));
  const written = await boxes(
    globe.locator("span:visible", { hasText: " km" }),
  );
  expect(written).toHaveLength(rings.length);
  written.forEach((text, index) =>
    expect(Math.abs(middle(text).y - rings[index]!.bottom)).toBeLessThan(4),
  );
}

/** The footer's dot is filled while somebody answers. */
async function expectDotWhileOpen(page: Page) {
  const dot = () =>
    footer(page)
      .getByText(/^Open/)
      .evaluate((line) => getComputedStyle(line, "::before").backgroundColor);
  const transparent = "rgba(0, 0, 0, 0)";
  expect(await dot()).not.toBe(transparent);
  await page.clock.setFixedTime(new Date(CLOSED));
  await expect.poll(dot).toBe(transparent);
}

/** Each line of the opening hours is on a separate line. */
async function expectLinesOfHours(page: Page) {
  const hours = page.getByText(/^Mon-Fri.*PM/).locator("visible=true");
  await expect(hours).toHaveCount(2);
  for (const text of await hours.allInnerTexts())
    expect(text).toMatch(/PM\nSat/);
}

/** Claims fill their strip, however many they are. */
async function expectFullStrip(page: Page) {
  const strip = page.getByRole("region", { name: "In numbers" }).locator("dl");
  for (const count of [4, 2]) {
    await strip.evaluate((strip, count) => {
      while (strip.children.length > count) strip.lastElementChild!.remove();
    }, count);
    const [all] = await boxes(strip);
    const claims = await boxes(strip.locator("> div"));
    expect(claims).toHaveLength(count);
    expect(Math.abs(claims.at(-1)!.right - all!.right)).toBeLessThan(2);
  }
}

/** The entries of the first list below a heading. */
function listBelow(heading: string) {
  return `//*[self::h1 or self::h2][normalize-space()="${heading}"]/following::*[self::ul or self::ol or self::dl][1]/*`;
}

/** The entries of a list are side by side where there is room, and one below the other on a phone. */
function sideBySide(heading: string) {
  return async (page: Page) => {
    const inFirstRow = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const all = await boxes(page.locator(listBelow(heading)));
      return all.filter(({ top }) => top < all[0]!.bottom - 2).length;
    };
    expect(await inFirstRow(1440), heading).toBeGreaterThan(1);
    expect(await inFirstRow(390), heading).toBe(1);
  };
}

/** Entries that are side by side have their parts at one height, also beside a long heading or a note. */
function oneHeight(entries: string, ...parts: string[]) {
  return async (page: Page) => {
    const tops = await page.locator(entries).evaluateAll((entries, parts) => {
      const [first] = entries;
      first!.querySelector("h2, h3, dt")?.append(" of several lines".repeat(8));
      const topOf = (part: Element | null) =>
        Math.round(part!.getBoundingClientRect().top);
      return entries
        .filter((entry) => topOf(entry) === topOf(first!))
        .map((entry) => parts.map((part) => topOf(entry.querySelector(part))));
    }, parts);
    expect(tops.length, entries).toBeGreaterThan(2);
    for (const entry of tops) expect(entry, entries).toEqual(tops[0]);
  };
}

/** Where India's meridian crosses the window, in pixels. */
const meridian = (page: Page) =>
  page.evaluate(() => {
    const { documentElement } = document;
    const share =
      getComputedStyle(documentElement).getPropertyValue("--home-x");
    return (parseFloat(share) / 100) * documentElement.clientWidth;
  });

/** What India's meridian parts lies beside it. */
function besideMeridian(left: string, right: string) {
  return async (page: Page) => {
    const home = await meridian(page);
    for (const box of await boxes(page.locator(left)))
      expect(box.left, box.text).toBeLessThan(home);
    for (const box of await boxes(page.locator(right)))
      expect(box.left, box.text).toBeGreaterThan(home);
  };
}

async function expectQuestionOnMeridian(page: Page) {
  const [question] = await boxes(main(page).getByText("?", { exact: true }));
  const offset = middle(question!).x - (await meridian(page));
  expect(Math.abs(offset)).toBeLessThan(2);
}

/** The hours of the map's ruler are on their meridians. */
async function expectHoursOnMeridians(page: Page) {
  const ruler = main(page).locator("div", {
    has: page.locator("> [data-home]"),
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const home = await meridian(page);
    const at = async (text: string) =>
      middle((await boxes(ruler.getByText(text, { exact: true })))[0]!).x -
      home;
    const hour = (await at("+3 h")) / 3;
    expect(Math.abs(await at("India"))).toBeLessThan(2);
    expect((await at("−3 h")) / hour).toBeCloseTo(-3, 1);
    expect((await at("−6 h")) / hour).toBeCloseTo(-6, 1);
  }
}
