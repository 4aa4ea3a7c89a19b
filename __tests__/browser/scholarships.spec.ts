// Specification: 4.5
import type { Locator, Page } from "@playwright/test";
import { boxes } from "./boxes";
import { scholarships } from "./pages";
import {
  chat,
  countShifts,
  expect,
  follow,
  header,
  main,
  offset,
  openWithoutScripts,
  PHONE,
  ready,
  test,
  visit,
  waitForFrame,
} from "./site";
import { setFontSize } from "./texts";

function parts(page: Page) {
  return {
    search: main(page).getByRole("searchbox"),
    type: (name: string) =>
      main(page).getByRole("radio", { name, exact: true }),
    sort: main(page).getByRole("combobox"),
    clear: main(page).getByRole("button", { name: "Clear All" }),
    awards: main(page).locator('li[id^="award-"]'),
    count: main(page)
      .getByText(/^Showing \d/)
      .first(),
  };
}

test("a search stays over a reload and Back @everywhere", async ({ page }) => {
  await visit(page, "/programs");
  const scholarshipsLink = header(page).getByRole("link", {
    name: "Scholarships",
  });
  await scholarshipsLink.click();
  const { search, type, sort, clear, awards } = parts(page);
  await type("National").check({ force: true });
  await sort.selectOption("amount");
  await search.fill("award & c/o");
  const expectSearch = async () => {
    await expect(page).toHaveURL(
      "/scholarships?q=award+%26+c%2Fo&type=national&sort=amount",
    );
    await expect(search).toHaveValue("award & c/o");
    await expect(type("National")).toBeChecked();
    await expect(sort).toHaveValue("amount");
    await expect(awards).toHaveCount(0);
  };
  await expectSearch();
  await page.reload();
  await ready(page);
  await expectSearch();
  await follow(page, "About");
  await page.goBack();
  await expectSearch();
  // The header's link to the page leads to the whole list, and so does a button.
  await scholarshipsLink.click();
  await expect(awards).toHaveCount(scholarships.length);
  await search.fill("no such award");
  await clear.click();
  await expect(awards).toHaveCount(scholarships.length);
});

test("of an address with a search no other list is seen, and the page moves little", async ({
  page,
}) => {
  const shifts = await countShifts(page);
  const { awards } = parts(page);
  for (const [query, found] of [
    ["q=engineering", 2],
    ["sort=amount&type=international", 6],
    ["q=no+such+award", 0],
  ] as const)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const release = await openWithoutScripts(page, `/scholarships?${query}`);
      await expect(awards).toHaveCount(scholarships.length);
      await expect(awards.locator("visible=true")).toHaveCount(0);
      await release();
      await expect(awards.locator("visible=true")).toHaveCount(found);
      await waitForFrame(page);
      const what = `${query} at ${width} px`;
      expect.soft(await shifts(), what).toBeLessThan(0.1);
    }
});

test("typing moves neither page nor focus; of a pasted paragraph the field takes 200 letters", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const { search, type, sort, count } = parts(page);
  await page.evaluate(() => scrollTo(0, 100));
  const expectStill = async () => expect(await offset(page)).toBe(100);
  await search.focus();
  for (const letter of "award") {
    await page.keyboard.type(letter);
    await expect(search).toBeFocused();
    await expectStill();
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
  await expect(count).toContainText("Showing 6 of 12");
  await sort.focus();
  await sort.selectOption("amount");
  await expect(page).toHaveURL(/sort=amount/);
  await expect(sort).toBeFocused();
  await expectStill();
  await expect(page.locator("#gatsby-announcer")).toHaveText("");

  await search.focus();
  await page.keyboard.insertText("छात्रवृत्ति ".repeat(200));
  expect(await search.inputValue()).toHaveLength(200);
});

test("tools stay below the header, results below them; fields on phones have letters of 16 px", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const { type, clear, count, search, sort } = parts(page);
  const topOf = async (part: Locator) => (await boxes(part))[0]!.top;
  const endOfTools = async () =>
    (await boxes(page.getByRole("search")))[0]!.bottom;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await type("All").check({ force: true });
    // The list becomes longer a moment later.
    await expect(count).toHaveText(/^Showing 12 of/);
    await page.evaluate(() => scrollTo(0, 1800));
    await expect(clear).toBeInViewport({ ratio: 1 });
    await type("International").check({ force: true });
    for (const part of [page.getByRole("heading", { name: "Awards" }), count]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect(await topOf(part)).toBeGreaterThanOrEqual(await endOfTools());
    }
    // They belong to the list, and go with it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(clear).not.toBeInViewport();
  }

  await page.setViewportSize(PHONE.viewport);
  const smallest = async () => {
    const sizes = [search, sort].map((field) =>
      field.evaluate((field) => parseFloat(getComputedStyle(field).fontSize)),
    );
    return Math.min(...(await Promise.all(sizes)));
  };
  const usual = await smallest();
  expect(usual).toBeGreaterThanOrEqual(16);
  await setFontSize(page, 24);
  await expect.poll(smallest).toBeGreaterThan(1.3 * usual);
  // There the chat's tab is at the right edge of the screen.
  await page.setViewportSize({ width: 320, height: 640 });
  const [tab] = await boxes(chat(page));
  for (const text of [clear, type("International").locator("+ span")]) {
    const end = async () => (await boxes(text))[0]!.right;
    await expect.poll(end).toBeLessThan(tab!.left);
  }
});

test("an address leads to its award in any order, and marks it", async ({
  page,
}) => {
  const { id, title } = scholarships[6]!;
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
  const marked = await parts(page).awards.evaluateAll((cards) =>
    cards
      .filter((card) => getComputedStyle(card, "::after").content !== "none")
      .map(({ id }) => id),
  );
  expect(marked).toEqual([`award-${id}`]);
});
