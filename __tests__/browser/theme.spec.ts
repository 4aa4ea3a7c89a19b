import { readdirSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expect, retime, test, visit } from "./site";

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
    const drawing = page.getByRole("main").locator("picture img").first();
    const seen = async () => {
      await expect(drawing).toHaveJSProperty("complete", true);
      return (await drawing.screenshot()).toString("base64");
    };
    const opened = async (colorScheme: "dark" | "light") => {
      await page.emulateMedia({ colorScheme });
      await visit(page, path);
      // What is drawn upon it has come, too, and what moves over it is gone.
      await page.waitForLoadState("networkidle");
      await page
        .getByRole("complementary", { name: "Chat" })
        .evaluate((chat: HTMLElement) => (chat.hidden = true));
      return seen();
    };
    const dark = await opened("dark");
    expect((await opened("light")) === dark).toBe(false);

    asked.length = 0;
    await page.emulateMedia({ colorScheme: "dark" });
    // By what is seen: Chromium's currentSrc stays where only the fragment differs.
    await expect.poll(async () => (await seen()) === dark).toBe(true);
    expect(asked).toEqual([]);
  });

test("a shape that is not filled by day is not filled by night", async ({
  page,
}) => {
  // Every kind of drawing of a country, and a ring round it.
  const drawings = readdirSync("public/atlas").filter((file) =>
    /^denmark-.*svg$/.test(file),
  );
  expect(drawings).not.toHaveLength(0);
  for (const file of drawings) {
    await page.goto(`/atlas/${file}`);
    const hollow = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll("*"), (shape) =>
          getComputedStyle(shape).fill === "none" ? shape.outerHTML : [],
        ).flat(),
      );
    const byDay = await hollow();
    await page.goto(`/atlas/${file}#dark`);
    expect(await hollow(), file).toEqual(byDay);
  }
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
  await expect
    .poll(shown)
    .toEqual([expect.stringMatching(/world\.\w+\.svg#dark$/)]);
});

/** How a thing looks: what tells two states of it apart. */
const look = (place: Locator) =>
  place.evaluate((element) => {
    const { color, backgroundColor, textDecorationLine, outlineStyle } =
      getComputedStyle(element);
    const { height, backgroundColor: mark } = getComputedStyle(
      element,
      "::before",
    );
    return [color, backgroundColor, textDecorationLine, outlineStyle].concat(
      element.tagName === "BUTTON" ? [height, mark] : [],
    );
  });

test("in forced colours each state still differs from the other, and each button has an edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await retime(page, { 2000: 0 });
  const main = page.getByRole("main");
  const differ = async (one: Locator, other: Locator) =>
    expect(await look(one)).not.toEqual(await look(other));

  await visit(page, "/scholarships");
  const link = (name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
  await differ(link("Scholarships"), link("About"));
  const face = (name: string) =>
    main.getByRole("radio", { name, exact: true }).locator("+ span");
  await differ(face("All"), face("National"));

  await visit(page, "/");
  const dot = (name: string) => main.getByRole("button", { name });
  await differ(dot("Show Malaysia"), dot("Show UAE"));

  await visit(page, "/aptitude-test");
  await main.getByRole("button", { name: "Start Test" }).click();
  const answers = main.getByRole("radio");
  await answers.nth(1).check();
  await differ(answers.nth(1), answers.nth(0));
  for (const button of await main.getByRole("button").all())
    await expect(button).not.toHaveCSS("border-top-width", "0px");
});
