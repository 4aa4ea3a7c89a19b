import type { Page } from "@playwright/test";
import { countryPages, finder, site } from "./pages";
import { expect, retime, test, visit } from "./site";
import { cutWords } from "./words";

/** A4 without its margins, in CSS pixels. */
const PAPER = { width: 688, height: 1017 };

const parts = (page: Page) => ({
  frame: [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("complementary"),
    page.getByText("Skip to content"),
  ],
  main: page.getByRole("main"),
});

/** How many sheets of A4 a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)!.length;
}

test("on paper a page is black on white, whole, and without what can only be pressed, whatever the theme", async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  await retime(page, { 2000: 0 });
  for (const path of [
    "/",
    "/scholarships",
    "/aptitude-test",
    "/services",
    countryPages[0]!.path,
  ]) {
    await page.emulateMedia({ media: "screen" });
    await visit(page, path);
    if (path === "/aptitude-test") await takeTest(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, media: "print" });
      const { frame, main } = parts(page);
      for (const part of frame) await expect(part).toBeHidden();
      await expect(main.getByRole("button")).toHaveCount(0);
      await expect(main.getByRole("textbox")).toHaveCount(0);
      await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
      await expect(page.locator("body")).toHaveCSS(
        "background-color",
        "rgb(255, 255, 255)",
      );
      // How to reach the consultancy is on every page.
      await expect(main.getByText(site.phone).first()).toBeVisible();
      expect(await cutWords(page), path).toEqual([]);
      expect(await besideTheSheet(page), path).toEqual([]);
    }
  }
});

test("maps are printed with a sea, because their land is white", async ({
  page,
}) => {
  const GREY = "rgb(221, 221, 221)";
  await page.emulateMedia({ media: "print" });
  const map = page.getByRole("main").getByRole("img").first();
  await visit(page, "/");
  await expect(map).toHaveCSS("background-color", GREY);
  await visit(page, "/about");
  await expect(map.locator("circle").first()).toHaveCSS("fill", GREY);
});

/** The texts that begin on a sheet of paper and end beside it, or lie beside it: nobody can scroll there. */
const besideTheSheet = (page: Page) =>
  page.evaluate(
    (width) =>
      [...document.querySelectorAll<HTMLElement>("main :is(h2, h3, p, li, dd)")]
        .filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .map((element) => element.innerText),
    PAPER.width,
  );

/** As if an editor had written something else into a page's data. */
const reword = (
  page: Page,
  path: string,
  { from, to }: { from: string; to: string },
) =>
  page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(from, to);
    await route.fulfill({ response, body });
  });

async function takeTest(page: Page, { answered = false } = {}) {
  await page.getByRole("button", { name: "Start Test" }).click();
  for (const next of [...Array(9).fill("Next"), "Complete Test"]) {
    // A label covers its radio button.
    if (answered) await page.getByRole("radio").first().check({ force: true });
    await page.getByRole("button", { name: next }).click();
  }
}

test("the results of the test take one sheet, a country two, twelve scholarships three, and home four", async ({
  page,
}) => {
  await retime(page, { 2000: 0 });
  await visit(page, "/aptitude-test");
  await takeTest(page);
  expect(await sheets(page)).toBe(1);
  await visit(page, "/");
  expect(await sheets(page)).toBe(4);
  await visit(page, "/scholarships");
  expect(await sheets(page)).toBe(3);
  await visit(page, countryPages[0]!.path);
  expect(await sheets(page)).toBe(2);
});

test("results that are worked out from the answers take two sheets, and no words of them are cut", async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  await retime(page, { 2000: 0 });
  await reword(page, "/aptitude-test", {
    from: '"mode":"fixed"',
    to: '"mode":"scored"',
  });
  await visit(page, "/");
  await page.getByRole("link", { name: "Start Your Journey" }).click();
  await takeTest(page, { answered: true });
  await expect(page.getByText(/^Points: /)).not.toHaveCount(0);
  expect(await sheets(page)).toBe(2);
  await page.emulateMedia({ media: "print" });
  expect(await cutWords(page)).toEqual([]);
  expect(await besideTheSheet(page)).toEqual([]);
});

test("where to apply is printed, and a chat's long address is not", async ({
  page,
}) => {
  const address = "https://example.org/apply";
  await reword(page, "/scholarships", {
    from: '"applyUrl":null',
    to: `"applyUrl":"${address}"`,
  });
  // By a link: React would notice that the page's HTML says something else.
  await visit(page, "/about");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Scholarships" })
    .click();
  await page.emulateMedia({ media: "print" });
  const printed = (name: string) =>
    page
      .getByRole("main")
      .getByRole("link", { name })
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await printed(finder.apply)).toContain(address);
  expect(await printed(finder.allPassedLink)).toBe("none");
});
