import { readdirSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp, { type Region } from "sharp";
import { countryPages, routes, unlisted } from "./pages";
import { drawn, expect, header, heading, main, test, visit } from "./site";
import { restyle } from "./words";

/** How light a picture, or a part of it, is on average, from 0 to 255, and how much its pixels differ from that. */
async function lightnessOf(picture: Buffer, box?: Region) {
  const part = box ? sharp(picture).extract(box) : sharp(picture);
  // sharp's stats() are of the picture that was read, without what was done to it since.
  const grey = await part
    .removeAlpha()
    .greyscale()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { channels } = await sharp(grey).stats();
  return { mean: channels[0]!.mean, spread: channels[0]!.stdev };
}

const lightness = async (part: Locator) => lightnessOf(await part.screenshot());

/** Where a screenshot of the window shows this, in whole pixels. */
async function regionOf(page: Page, part: Locator): Promise<Region> {
  const box = (await part.boundingBox())!;
  const window = page.viewportSize()!;
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  return {
    left,
    top,
    width: Math.min(Math.floor(box.width), window.width - left),
    height: Math.min(Math.floor(box.height), window.height - top),
  };
}

test("every page opens with its heading, by night dark and by day light, and the heading is there to read @everywhere", async ({
  page,
  site,
  browserName,
}) => {
  test.slow();
  // For a screenshot Playwright hides the cursor by a style, which the page's policy forbids.
  site.expectErrors(/style-src-elem/);
  // Firefox keeps the theme that it begins with (playwright.config.ts).
  const themes =
    browserName === "firefox"
      ? (["dark"] as const)
      : (["light", "dark"] as const);
  for (const { path, heading: words } of [
    ...routes,
    countryPages[0]!,
    unlisted,
  ]) {
    await visit(page, path);
    await expect(heading(page)).toHaveText([words]);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      const picture = await page.screenshot();
      const { mean } = await lightnessOf(picture);
      if (colorScheme === "dark") expect(mean, path).toBeLessThan(80);
      else expect(mean, path).toBeGreaterThan(140);
      const box = await regionOf(page, heading(page));
      const { spread } = await lightnessOf(picture, box);
      expect(spread, path).toBeGreaterThan(30);
    }
  }
});

/** WCAG's luminance of a colour, of parts from 0 to 255. */
const luminance = (...colour: number[]) => {
  const [red, green, blue] = colour.map((part) =>
    part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

/** The texts of drawings in the window, with their colours and boxes. From now on only what is behind them is seen. */
const takeLabels = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const labels = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!data.trim() || !parentElement!.checkVisibility()) continue;
      if (!parentElement!.closest("main :is([aria-hidden], [role=img])"))
        continue;
      const { color, opacity } = getComputedStyle(parentElement!);
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isSeen =
        x >= 0 &&
        y >= 0 &&
        x + width <= innerWidth &&
        y + height <= innerHeight;
      if (isSeen && width > 4)
        labels.push({ data, color, opacity, x, y, width, height });
    }
    return labels;
  });

test("labels of drawings, not seen by axe, have contrast", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 5000 });
  for (const path of ["/", "/about", "/country/germany"]) {
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await restyle(page, "");
      await drawn(page);
      const labels = await takeLabels(page);
      await restyle(
        page,
        "main :is([aria-hidden], [role=img]) * { color: transparent !important; }",
      );
      await drawn(page);
      // Without a style of Playwright's, which the page's policy forbids.
      const picture = sharp(await page.screenshot({ caret: "initial" }));
      expect(labels.length, path).toBeGreaterThan(8);
      for (const { data, color, ...box } of labels) {
        const pixels = await picture
          .clone()
          .extract({
            left: Math.floor(box.x),
            top: Math.floor(box.y),
            width: Math.floor(box.width),
            height: Math.floor(box.height),
          })
          .removeAlpha()
          .raw()
          .toBuffer();
        const behind = Array.from({ length: pixels.length / 3 }, (_, at) =>
          luminance(...pixels.subarray(3 * at, 3 * at + 3)),
        ).sort((a, b) => a - b);
        const [light, dark] = [
          behind[Math.floor(behind.length / 2)]!,
          luminance(
            ...color
              .match(/[\d.]+/g)!
              .map(Number)
              .slice(0, 3),
          ),
        ].sort((a, b) => b - a);
        const contrast = (light! + 0.05) / (dark! + 0.05);
        console.log(
          path,
          colorScheme,
          data,
          color,
          box.opacity,
          contrast.toFixed(1),
        );
        expect
          .soft(contrast, `${data} on ${path}, ${colorScheme}`)
          .toBeGreaterThan(4.5);
      }
    }
  }
});

for (const path of ["/", "/about", "/country/germany"])
  test(`the drawings of ${path} follow the theme`, async ({ page }) => {
    const asked: string[] = [];
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    page.on("request", (request) => {
      if (request.url().includes("/atlas/")) asked.push(request.url());
    });
    const drawing = main(page).locator("picture:visible img").first();
    const byDay = await lightness(drawing);
    await page.emulateMedia({ colorScheme: "dark" });
    // By what is seen: Chromium's currentSrc stays where only the fragment differs.
    // Darker, and yet to be seen on its ground: a drawing that stayed as it was would be dark on dark.
    await expect
      .poll(async () => {
        const { mean, spread } = await lightness(drawing);
        return mean < byDay.mean - 20 && spread > 25;
      })
      .toBe(true);
    expect(asked).toEqual([]);
  });

test("lines are not filled by night", async ({ page, baseURL }) => {
  const locator = readdirSync("public/atlas").find((file) =>
    file.startsWith("germany-locator"),
  );
  const filled = async (theme: string) => {
    await page.goto(`${baseURL}/atlas/${locator}${theme}`);
    return page
      .locator("path, circle")
      .evaluateAll((shapes) =>
        shapes.map((shape) => getComputedStyle(shape).fill !== "none"),
      );
  };
  const byDay = await filled("");
  expect(byDay).toContain(false);
  expect(await filled("#dark")).toEqual(byDay);
});

/** How a thing looks: what tells two states of it apart. */
const look = (place: Locator) =>
  place.evaluate((element) => {
    const { color, backgroundColor, textDecorationLine, outlineStyle } =
      getComputedStyle(element);
    const { borderTopWidth } = getComputedStyle(element);
    const { height } = getComputedStyle(element, "::before");
    return [
      ...[color, backgroundColor, textDecorationLine, outlineStyle],
      ...[borderTopWidth, height],
    ];
  });

test("in forced colours states differ", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const differ = async (one: Locator, other: Locator) =>
    expect(await look(one)).not.toEqual(await look(other));

  await visit(page, "/scholarships");
  const link = (name: string) => header(page).getByRole("link", { name });
  await differ(link("Scholarships"), link("About"));
  const face = (name: string) =>
    main(page).getByRole("radio", { name, exact: true }).locator("+ span");
  await differ(face("All"), face("National"));

  await visit(page, "/");
  const dot = (name: string) => main(page).getByRole("button", { name });
  await differ(dot("Show Malaysia"), dot("Show UAE"));

  await visit(page, "/aptitude-test");
  await main(page).getByRole("button", { name: "Start Test" }).click();
  const answers = main(page).getByRole("radio");
  await answers.nth(1).check({ force: true });
  await differ(answers.nth(1), answers.nth(0));
  for (const button of await main(page).getByRole("button").all())
    await expect(button).not.toHaveCSS("border-top-width", "0px");
});
