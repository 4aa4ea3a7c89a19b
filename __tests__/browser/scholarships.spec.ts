import type { Page } from "@playwright/test";
import type { Scholarship } from "../../src/content/model";
import { headingOf, scholarships } from "./pages";
import { expect, ready, test, visit } from "./site";

function parts(page: Page) {
  const main = page.getByRole("main");
  return {
    search: main.getByRole("searchbox"),
    type: (name: string) => main.getByRole("radio", { name, exact: true }),
    sort: main.getByRole("combobox"),
    clear: main.getByRole("button", { name: "Clear All" }),
    titles: main.locator('li[id^="award-"] h3'),
    count: main.getByRole("paragraph").filter({ hasText: /^Showing / }),
    pins: main.locator("svg g[data-ink]"),
  };
}

const byDeadline = [...scholarships].sort((a, b) =>
  a.deadline < b.deadline ? -1 : 1,
);
const national = byDeadline.filter(({ type }) => type === "national");

/** The list, the count line and the pins agree on these, in this order. */
async function shows(page: Page, list: readonly Scholarship[]) {
  const { titles, count, pins } = parts(page);
  await expect(count).toHaveText(`Showing ${list.length} of 12 scholarships`);
  await expect(titles).toHaveText(list.map(({ title }) => title));
  await expect(pins).toHaveCount(12);
  const lit = () =>
    pins.evaluateAll(
      (all) =>
        all.filter((pin) => {
          const { opacity, strokeOpacity } = getComputedStyle(pin);
          return Number(opacity) * Number(strokeOpacity) > 0.9;
        }).length,
    );
  await expect.poll(lit).toBe(list.length);
}

const query = (page: Page) => new URL(page.url()).search;

test("the search, type and order are kept in the address, so a list can be shared, survives a reload and comes back from other pages", async ({
  page,
}) => {
  await visit(page, "/programs");
  const link = (name: string) =>
    page.getByRole("banner").getByRole("link", { name });
  await link("Scholarships").click();
  const { search, type, sort, clear } = parts(page);
  await shows(page, byDeadline);
  await type("National").check();
  await shows(page, national);
  await sort.selectOption("amount");
  await search.fill("award & c/o");
  await shows(page, []);
  await expect
    .poll(() => query(page))
    .toBe("?q=award+%26+c%2Fo&type=national&sort=amount");
  await page.reload();
  await ready(page);
  await shows(page, []);
  await expect(search).toHaveValue("award & c/o");
  await expect(sort).toHaveValue("amount");
  await clear.click();
  await shows(page, byDeadline);
  expect(query(page)).toBe("");

  // Away to another page, and to another site, and back to the last list.
  await search.fill("award");
  await expect.poll(() => query(page)).toBe("?q=award");
  await link("About").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    headingOf("/about"),
  );
  await page.goBack();
  await expect(search).toHaveValue("award");
  await search.fill("maple");
  await type("All").check();
  await page.goto("about:blank");
  await page.goBack();
  await ready(page);
  await expect(search).toHaveValue("maple");
  await shows(page, [scholarships.find(({ id }) => id === 9)!]);
});

test("typing and choosing disturb neither scroll position nor focus, and neither reload the page nor announce one", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const { search, type, sort } = parts(page);
  await page.evaluate(() => scrollTo(0, 300));
  const isStill = async () =>
    expect(await page.evaluate(() => scrollY)).toBe(300);
  await search.focus();
  for (const letter of "award") {
    await page.keyboard.type(letter);
    await expect(search).toBeFocused();
    await isStill();
  }
  await expect(search).toHaveValue("award");
  // A letter in the middle leaves the cursor there.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("xy");
  await expect(search).toHaveValue("awaxyrd");
  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await search.fill("");
  await type("All").focus();
  await page.keyboard.press("ArrowRight");
  await expect(type("National")).toBeChecked();
  await expect(type("National")).toBeFocused();
  await isStill();
  await sort.focus();
  await sort.selectOption("amount");
  await expect(parts(page).titles.first()).not.toHaveText(national[0]!.title);
  await expect(sort).toBeFocused();
  await isStill();
  await expect(page.locator("#gatsby-announcer")).toHaveText("");
  await page.goBack();
  await expect(sort).toHaveValue("deadline");
  await expect(sort).toBeFocused();
  await isStill();
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("far down the list of a phone, type and Clear All stay below the header; search and order scroll away; a search leads back to the list's head", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/scholarships");
  const tools = page.getByRole("search");
  await page.evaluate(() => scrollTo(0, 3000));
  for (const name of ["All", "National", "International"])
    await expect(
      tools.getByRole("radio", { name, exact: true }),
    ).toBeInViewport({
      ratio: 1,
    });
  await expect(tools.getByRole("button", { name: "Clear All" })).toBeInViewport(
    { ratio: 1 },
  );
  const header = (await page.getByRole("banner").boundingBox())!;
  const order = (await tools.getByRole("combobox").boundingBox())!;
  expect(order.y + order.height).toBeLessThanOrEqual(header.y + header.height);
  await tools.getByRole("radio", { name: "National", exact: true }).check();
  await expect(page.getByRole("heading", { name: "Awards" })).toBeInViewport({
    ratio: 1,
  });
});

test("the tools never overlap, and none breaks into two lines", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const tools = page.getByRole("search").locator(":scope > *");
  for (const width of [320, 390, 601, 640, 701, 768, 1024, 1101]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await tools.evaluateAll((all) =>
      all.map((tool) => tool.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const [index, one] of boxes.entries()) {
      expect(one.height, `${width} px`).toBe(width > 700 ? 52 : 48);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart, `${width} px`).toBe(true);
      }
    }
  }
});
