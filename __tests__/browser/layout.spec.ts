import type { Page } from "@playwright/test";
import { countryPages, routes, unlisted } from "./pages";
import { expect, retime, test, visit } from "./site";

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

/** Words that are cut off by the window or by a box around them. What scrolls is not cut, nor is what is only heard. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.nodeValue!.trim() || parent.closest("script, style, noscript"))
        continue;
      // Labels over a map may leave it at its edge.
      if (parent.closest("[aria-hidden]")) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      );
      if (boxes.length === 0) continue;
      if (getComputedStyle(parent).visibility === "hidden") continue;
      for (const box of boxes) {
        if (!isCut(box, parent)) continue;
        cut.push(node.nodeValue!.trim().slice(0, 40));
        break;
      }
    }
    return cut;

    function isCut({ left, right }: DOMRect, parent: Element): boolean {
      for (
        let around: Element | null = parent;
        around;
        around = around.parentElement
      ) {
        const { overflowX, position, clipPath, clip } =
          getComputedStyle(around);
        const box = around.getBoundingClientRect();
        const isHeardOnly = clipPath !== "none" || clip !== "auto";
        if (isHeardOnly && box.width < 5) return false;
        if (overflowX === "auto" || overflowX === "scroll") return false;
        const clips = overflowX === "hidden" || overflowX === "clip";
        if (clips && (left < box.left - 1 || right > box.right + 1))
          return true;
        if (position === "fixed" && right < 0) return false;
      }
      return left < -1 || right > document.documentElement.clientWidth + 1;
    }
  });

for (const [name, pages] of [
  ["no page", routes],
  ["no country's page", [...countryPages, unlisted]],
] as const) {
  test(`${name} scrolls sideways or cuts words, from 320 to 1920 px`, async ({
    page,
  }) => {
    test.slow();
    for (const { path } of pages) {
      await visit(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const at = `${path} at ${width} px`;
        const { room, wide } = await page.evaluate(() => {
          scrollTo(1000, 0);
          const { clientWidth, scrollWidth } = document.documentElement;
          return { room: clientWidth, wide: scrollWidth + scrollX };
        });
        expect(wide, at).toBeLessThanOrEqual(room);
        expect(await cutWords(page), at).toEqual([]);
      }
    }
  });
}

test("the longest slug scrolls nothing sideways", async ({ page }) => {
  for (const slug of ["a".repeat(300), "bosnia-and-herzegovina", "trinidad"]) {
    await visit(page, `/country/${slug}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { clientWidth, scrollWidth } = await page.evaluate(() => ({
        clientWidth: document.documentElement.clientWidth,
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect(scrollWidth, `${slug} at ${width}`).toBeLessThanOrEqual(
        clientWidth,
      );
      expect(await cutWords(page), `${slug} at ${width}`).toEqual([]);
    }
  }
});

test("the open menus and the states of the widgets cut nothing at 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await retime(page, { 2000: 0, 1500: 400 });
  await visit(page, "/about");
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "Menu" }).click();
  await header.locator("summary", { hasText: "Destinations" }).click();
  await isWhole(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await page.getByRole("textbox", { name: "Name" }).fill("Asha");
  await page.getByRole("textbox", { name: "Email" }).fill("a@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).click();
  await isWhole(page);
  await expect(page.getByText("Thank you!")).toBeVisible();
  await isWhole(page);

  await visit(page, "/scholarships?q=zzz");
  await isWhole(page);

  await visit(page, "/aptitude-test");
  await page.getByRole("button", { name: "Start Test" }).click();
  await isWhole(page);
  for (let index = 0; index < 9; index++) {
    await page.getByRole("button", { name: "Next" }).click();
    await isWhole(page);
  }
  await page.getByRole("button", { name: "Complete Test" }).click();
  await isWhole(page);
});

async function isWhole(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(320);
  expect(await cutWords(page)).toEqual([]);
}
