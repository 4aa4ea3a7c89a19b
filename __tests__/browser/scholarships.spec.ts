import type { Page } from "@playwright/test";
import type { Scholarship } from "../../src/content/model";
import { headingOf, scholarships } from "./pages";
import {
  expect,
  footer,
  header,
  heading,
  main,
  ready,
  test,
  visit,
} from "./site";
import { setLetters } from "./words";

function parts(page: Page) {
  return {
    search: main(page).getByRole("searchbox"),
    type: (name: string) =>
      main(page).getByRole("radio", { name, exact: true }),
    sort: main(page).getByRole("combobox"),
    clear: main(page).getByRole("button", { name: "Clear All" }),
    titles: main(page).locator('li[id^="award-"] h3'),
    count: main(page)
      .getByText(/^Showing \d/)
      .first(),
  };
}

const byDeadline = [...scholarships].sort((a, b) =>
  a.deadline < b.deadline ? -1 : 1,
);
const national = byDeadline.filter(({ type }) => type === "national");
const byAmount = [...scholarships].sort(
  (a, b) => b.awardAmount - a.awardAmount,
);

/** The list and the count line agree on these, in this order. */
async function shows(page: Page, list: readonly Scholarship[]) {
  const { titles, count } = parts(page);
  await expect(count).toHaveText(
    `Showing ${list.length} of ${scholarships.length} scholarships`,
  );
  await expect(titles).toHaveText(list.map(({ title }) => title));
}

test("search, type and order find, in the address, too @everywhere", async ({
  page,
}) => {
  await visit(page, "/programs");
  await header(page).getByRole("link", { name: "Scholarships" }).click();
  const { search, type, sort, clear } = parts(page);
  await shows(page, byDeadline);
  await type("National").check({ force: true });
  await sort.selectOption("amount");
  await shows(
    page,
    byAmount.filter(({ type }) => type === "national"),
  );
  await search.fill("award & c/o");
  await shows(page, []);
  const query = () => new URL(page.url()).search;
  const kept = "?q=award+%26+c%2Fo&type=national&sort=amount";
  await expect.poll(query).toBe(kept);
  await page.reload();
  await ready(page);
  await shows(page, []);
  await footer(page).getByRole("link", { name: "About" }).click();
  await expect(heading(page)).toHaveText(headingOf("/about"));
  await page.goBack();
  await expect(search).toHaveValue("award & c/o");
  await expect(type("National")).toBeChecked();
  await expect(sort).toHaveValue("amount");
  expect(query()).toBe(kept);
  // The header's link to the page leads to the whole list, and so does a button.
  await header(page).getByRole("link", { name: "Scholarships" }).click();
  await shows(page, byDeadline);
  await search.fill("no such award");
  await clear.click();
  await shows(page, byDeadline);
});

test("typing moves neither page nor focus", async ({ page }) => {
  await visit(page, "/scholarships");
  const { search, type, sort, titles } = parts(page);
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 100));
  const isStill = async () =>
    expect(await page.evaluate(() => scrollY)).toBe(100);
  await search.focus();
  for (const letter of "award") {
    await page.keyboard.type(letter);
    await expect(search).toBeFocused();
    await isStill();
  }
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
  await expect(type("National")).toBeFocused();
  await shows(page, national);
  await sort.focus();
  await sort.selectOption("amount");
  await expect(titles.first()).not.toHaveText(national[0]!.title);
  await expect(sort).toBeFocused();
  await isStill();
  await expect(page.locator("#gatsby-announcer")).toHaveText("");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

for (const width of [390, 1440])
  test(`far down the list the tools stay below the header at ${width} px; a search shows heading and count below them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/scholarships");
    const { type, clear, count } = parts(page);
    await page.evaluate(() => scrollTo(0, 1800));
    await expect(clear).toBeInViewport({ ratio: 1 });
    await type("International").check({ force: true });
    const tools = page.getByRole("search");
    for (const part of [page.getByRole("heading", { name: "Awards" }), count]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const { y } = (await part.boundingBox())!;
      const { y: top, height } = (await tools.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(top + height);
    }
    // They belong to the list, and go with it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(clear).not.toBeInViewport();
  });

test("on phones fields have letters of 16 px, or more", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { search, sort } = parts(page);
  const sizes = async () => {
    await visit(page, "/scholarships");
    return Promise.all(
      [search, sort].map((field) =>
        field.evaluate((field) => parseFloat(getComputedStyle(field).fontSize)),
      ),
    );
  };
  const usual = await sizes();
  for (const size of usual) expect(size).toBeGreaterThanOrEqual(16);
  await setLetters(page, 24);
  const larger = await sizes();
  larger.forEach((size, index) =>
    expect(size).toBeGreaterThan(1.3 * usual[index]!),
  );
});

test("an address leads to its award, and marks it", async ({ page }) => {
  const { id, title } = byAmount[0]!;
  const award = page.getByRole("heading", { name: title });
  await page.setViewportSize({ width: 390, height: 640 });
  await visit(page, `/scholarships?sort=title#award-${id}`);
  await expect(award).toBeInViewport({ ratio: 1 });
  const isUncovered = () =>
    award.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 4, top + 2));
    });
  await expect.poll(isUncovered).toBe(true);
  const marked = await main(page)
    .locator('li[id^="award-"]')
    .evaluateAll((cards) =>
      cards
        .filter((card) => getComputedStyle(card, "::after").content !== "none")
        .map(({ id }) => id),
    );
  expect(marked).toEqual([`award-${id}`]);
});

test("the two types have marks of their own", async ({ page }) => {
  await visit(page, "/scholarships");
  const markOf = (type: string) =>
    main(page)
      .locator("li", { hasText: RegExp(`^ ?${type}`, "i") })
      .first()
      .locator("i")
      .evaluate((mark) => getComputedStyle(mark).backgroundImage);
  expect(await markOf("national")).toBe("none");
  expect(await markOf("international")).not.toBe("none");
});

test("amounts and bars of a row stand at one height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/scholarships");
  const tops = await main(page)
    .locator('li[id^="award-"]')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const top = (part: string) =>
          card.querySelector(part)!.getBoundingClientRect().top;
        return [top("strong"), top("dl"), top("button, a")].map(Math.round);
      }),
    );
  tops.forEach((places, index) =>
    expect(places).toEqual(tops[index - (index % 3)]),
  );
});
