// Specification: 6.5
import type { Page } from "@playwright/test";
import { extractText } from "unpdf";
import { boxes } from "./boxes";
import { countries, countryPages, routes, site, unlisted } from "./pages";
import { expect, footer, header, heading, main, test, visit } from "./site";
import { expectWhole } from "./texts";

/** What a page prints: how many sheets, and their text without spaces. */
async function print(page: Page, format = "A4") {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  const options = { mergePages: true } as const;
  const { totalPages, text } = await extractText(new Uint8Array(pdf), options);
  return { sheets: totalPages, text: text.replace(/\s/g, "") };
}

/** A4 without its margins, in CSS pixels. */
const PAPER = { width: 703, height: 1032 };

test("a country prints as one sheet for the family", async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ colorScheme: "dark" });
  // The longest texts, and most clocks: what has room there has it everywhere.
  const length = (country: (typeof countries)[number]) =>
    country.name.length + country.capital.name.length;
  const longest = [...countries].sort((a, b) => length(b) - length(a));
  for (const { slug, name } of longest.slice(0, 3)) {
    await visit(page, `/country/${slug}`);
    for (const format of ["A4", "Letter"]) {
      const { sheets } = await print(page, format);
      expect.soft(sheets, `${name}, ${format}`).toBe(1);
    }
    await page.emulateMedia({ media: "print" });
    await expectWhole(page, name);
    await page.emulateMedia({ media: null });
  }
  await page.emulateMedia({ media: "print" });
  const paper = main(page).locator("[data-family-sheet]");
  await expect(paper.getByText(site.phone)).toBeVisible();
  await expect(paper.getByRole("rowheader")).toHaveCount(8);
  await expect(paper.getByRole("row")).toHaveCount(9);
  await expect(paper.getByText(/9:00 AM-6:00 PM/)).toBeVisible();
  const facts = await boxes(paper.locator("dd"));
  const [table] = await boxes(paper.getByRole("table"));
  for (const { bottom, text } of facts)
    expect(bottom, text).toBeLessThanOrEqual(table!.top);
  await expect(heading(page)).toBeHidden();
  // Wherever a part of the page is, the sheet is all that is printed.
  await paper.evaluate((paper) => {
    const notice = document.createElement("p");
    notice.append("A notice");
    paper.before(notice);
  });
  await expect(main(page).getByText("A notice")).toBeHidden();
  await expect(page.locator("body")).toHaveCSS(
    "background-color",
    "rgb(255, 255, 255)",
  );
});

/** For those who hear the page: on paper it is not seen either. */
const HEARD = ", opens in a new tab";

test("each kind of page prints its texts, black on white, and where links lead", async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  for (const { path } of [...routes, countryPages[0]!, unlisted]) {
    await page.emulateMedia({ media: null, colorScheme: "dark" });
    await visit(page, path);
    // The first print of a page: an earlier one, or another medium before it, may hide a fault.
    const printed = await print(page);
    await page.emulateMedia({ media: "print" });
    const texts = await main(page)
      .locator(":is(h1, h2, h3, p, dt, dd, th):visible")
      .allInnerTexts();
    for (const part of [header(page), footer(page)])
      await expect(part).toBeHidden();
    await expect(main(page).getByRole("button")).toHaveCount(0);
    await expect(main(page).getByRole("textbox")).toHaveCount(0);
    // A country prints as the sheet for the family alone, which has another heading.
    if (path !== countryPages[0]!.path)
      await expect(heading(page)).toHaveCSS("color", "rgb(0, 0, 0)");
    await expectWhole(page, path);
    expect(texts.length, path).toBeGreaterThan(1);
    for (const text of texts)
      for (const line of text.replaceAll(HEARD, "").split("\n"))
        expect(printed.text, path).toContain(line.replace(/\s/g, ""));
    // Where links lead, but for those that are of no use on paper.
    expect(printed.text, path).not.toContain("wa.me");
    if (path === "/scholarships")
      expect(printed.text).toContain("https://example.org/apply");
  }
});
