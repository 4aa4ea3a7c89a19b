import type { Page } from "@playwright/test";
import { boxes, middle } from "./boxes";
import { unlisted } from "./pages";
import { changeSettings, expect, footer, main, test, visit } from "./site";

// Drawings are where their data says, and lists where there is room.

test("the globe is no higher than its window, and each distance is written at its ring", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await visit(page, "/about");
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
});

test("a dot is filled while somebody answers", async ({ page }) => {
  const dotAt = async (time: string) => {
    await page.clock.setFixedTime(new Date(time));
    await visit(page, "/about");
    await footer(page).scrollIntoViewIfNeeded();
    const line = footer(page).getByText(/^Open/);
    await expect(line).toBeVisible();
    return line.evaluate(
      (line) => getComputedStyle(line, "::before").backgroundColor,
    );
  };
  const transparent = "rgba(0, 0, 0, 0)";
  expect(await dotAt("2026-01-14T06:00:00Z")).not.toBe(transparent);
  expect(await dotAt("2026-01-14T20:00:00Z")).toBe(transparent);
});

/** The entries of the first list below a heading. */
const listBelow = (heading: string) =>
  `//*[self::h1 or self::h2][normalize-space()="${heading}"]/following::*[self::ul or self::ol or self::dl][1]/*`;

/** Lists whose entries are side by side where there is room, and one below the other on a phone. */
const LISTS = [
  ["/", listBelow("Why choose us")],
  ["/about", listBelow("Our values")],
  ["/education-support", listBelow("How it works, in four steps")],
  ["/services", listBelow("Services")],
  ["/scholarships", listBelow("Awards")],
] as const;

test("entries that are side by side have room", async ({ page }) => {
  for (const [path, entries] of LISTS) {
    await visit(page, path);
    const inFirstRow = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const all = await boxes(page.locator(entries));
      return all.filter(({ top }) => top < all[0]!.bottom - 2).length;
    };
    expect.soft(await inFirstRow(1440), path).toBeGreaterThan(1);
    expect.soft(await inFirstRow(390), path).toBe(1);
  }
});

test("claims fill their strip, however many they are", async ({
  page,
  site,
}) => {
  // The page's HTML has the usual ones.
  site.expectErrors(/Minified React error #(418|425)/);
  for (const count of [2, 4]) {
    await changeSettings(page, ({ claims }) => ({
      claims: claims.slice(0, count),
    }));
    await visit(page, "/about");
    const figures = page.getByRole("region", { name: "In numbers" });
    await expect(figures.getByRole("term")).toHaveCount(count);
    const [strip] = await boxes(figures.locator("dl"));
    const last = (await boxes(figures.locator("dl > div"))).at(-1)!;
    expect(Math.abs(last.right - strip!.right)).toBeLessThan(2);
  }
});

test("entries that are side by side have their parts at one height, also beside a long heading or a note", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, entries, ...parts] of [
    ["/about", '[aria-label="In numbers"] dl > div', "dt", "dd"],
    ["/services", listBelow("Services"), "h2 + *"],
    ["/education-support", listBelow("How it works, in four steps"), "h3 + *"],
    ["/scholarships", listBelow("Awards"), "strong", "dl", "button, a"],
    ["/scholarships", listBelow("Application tips"), "h3 + *"],
  ] as const) {
    await visit(page, path);
    const tops = await page.locator(entries).evaluateAll((entries, parts) => {
      const [first] = entries;
      first!.querySelector("h2, h3, dt")?.append(" of several lines".repeat(8));
      const topOf = (part: Element | null) =>
        Math.round(part!.getBoundingClientRect().top);
      return entries
        .filter((entry) => topOf(entry) === topOf(first!))
        .map((entry) => parts.map((part) => topOf(entry.querySelector(part))));
    }, parts);
    expect(tops.length, path).toBeGreaterThan(2);
    for (const entry of tops) expect(entry, path).toEqual(tops[0]);
  }
});

/** Where India's meridian crosses the window, in pixels. */
const meridian = (page: Page) =>
  page.evaluate(() => {
    const { documentElement } = document;
    const share =
      getComputedStyle(documentElement).getPropertyValue("--home-x");
    return (parseFloat(share) / 100) * documentElement.clientWidth;
  });

test("what India's meridian parts lies beside it", async ({ page }) => {
  for (const [path, left, right] of [
    ["/services", "main h1", "main h1 + p"],
    ["/programs", "main h2", "main h2 + div"],
    ["/", "footer nav", "footer div:has(> address)"],
  ] as const) {
    await visit(page, path);
    const home = await meridian(page);
    for (const box of await boxes(page.locator(left)))
      expect.soft(box.left, `${box.text} on ${path}`).toBeLessThan(home);
    for (const box of await boxes(page.locator(right)))
      expect.soft(box.left, `${box.text} on ${path}`).toBeGreaterThan(home);
  }
  await visit(page, unlisted.path);
  const [question] = await boxes(main(page).getByText("?", { exact: true }));
  expect(Math.abs(middle(question!).x - (await meridian(page)))).toBeLessThan(
    2,
  );
});

test("each line of the opening hours is on a separate line", async ({
  page,
}) => {
  await visit(page, "/about");
  const hours = page.getByText(/^Mon-Fri.*PM/).locator("visible=true");
  await expect(hours).toHaveCount(2);
  for (const text of await hours.allInnerTexts())
    expect(text).toMatch(/PM\nSat/);
});

test("the hours of the map's ruler are on their meridians", async ({
  page,
}) => {
  await visit(page, "/");
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
});
