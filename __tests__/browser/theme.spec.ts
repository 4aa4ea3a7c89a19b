import { expect, test, visit } from "./site";

test.use({ colorScheme: "light" });

for (const path of ["/", "/country/germany"])
  test(`the drawings of ${path} follow the theme while the page is open, from the files that are there`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/atlas/")) asked.push(pathname);
    });
    await visit(page, path);
    const drawing = page.getByRole("main").locator("picture img").first();
    await expect(drawing).toHaveJSProperty("complete", true);
    const source = () =>
      drawing.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await source()).toMatch(/\.svg$/);
    const light = await drawing.screenshot();

    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(source).toMatch(/\.svg#dark$/);
    expect((await drawing.screenshot()).equals(light)).toBe(false);
    expect(asked).toEqual([...new Set(asked)]);
  });

test("a map in the menu is in the page's theme", async ({ page }) => {
  await visit(page, "/about");
  await page
    .getByRole("banner")
    .locator("summary", { hasText: "Destinations" })
    .click();
  const images = page.getByRole("banner").locator("figure image");
  const shown = () =>
    images.evaluateAll((all) =>
      all
        .filter((image) => getComputedStyle(image).display !== "none")
        .map((image) => image.getAttribute("href")),
    );
  await expect.poll(shown).toEqual([expect.stringMatching(/world\.\w+\.svg$/)]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await shown()).toEqual([
    expect.stringMatching(/world\.\w+\.svg#dark$/),
  ]);
});
