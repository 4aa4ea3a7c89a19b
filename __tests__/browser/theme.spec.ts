import { expect, test, visit } from "./site";

test.use({
  colorScheme: "light",
  contextOptions: { reducedMotion: "reduce" },
});

for (const path of ["/", "/country/germany"])
  test(`the drawings of ${path} follow the theme while the page is open, from the files that are there`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/atlas/")) asked.push(pathname);
    });
    const drawing = page.getByRole("main").locator("picture img").first();
    const seen = async () => {
      await expect(drawing).toHaveJSProperty("complete", true);
      return (await drawing.screenshot()).toString("base64");
    };
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, path);
    const dark = await seen();
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, path);
    expect(await seen()).not.toBe(dark);

    asked.length = 0;
    await page.emulateMedia({ colorScheme: "dark" });
    // By what is seen: Chromium's currentSrc stays where only the fragment differs.
    await expect.poll(seen).toBe(dark);
    expect(asked).toEqual([]);
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
