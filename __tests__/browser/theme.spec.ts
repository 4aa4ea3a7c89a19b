import { readdirSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "./contrast";
import { countryPages, routes, unlisted } from "./pages";
import {
  expect,
  header,
  heading,
  main,
  test,
  visit,
  waitForFrame,
} from "./site";
import { restyle } from "./texts";

/** How light a part of the page is on average, from 0 to 255, and how much its pixels differ from that. */
async function lightness(part: Pick<Locator, "screenshot">) {
  const { channels } = await sharp(await part.screenshot())
    .removeAlpha()
    .stats();
  return { mean: channels[1]!.mean, spread: channels[1]!.stdev };
}

test("every page opens with its heading, by night dark and by day light, and the heading is there to read @everywhere", async ({
  page,
  site,
  browserName,
}) => {
  // For a screenshot Playwright hides the cursor by a style, which the page's policy forbids.
  site.expectErrors(/style-src-elem/);
  // Firefox keeps the theme that it begins with (playwright.config.ts).
  const themes =
    browserName === "firefox"
      ? (["dark"] as const)
      : (["light", "dark"] as const);
  for (const { path } of [...routes, countryPages[0]!, unlisted]) {
    await visit(page, path);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await waitForFrame(page);
      const { mean } = await lightness(page);
      if (colorScheme === "dark") expect(mean, path).toBeLessThan(80);
      else expect(mean, path).toBeGreaterThan(140);
      const { spread } = await lightness(heading(page));
      expect(spread, path).toBeGreaterThan(30);
    }
  }
});

/** "rgb(0, 10, 255)" as its three parts. */
const partsOf = (colour: string) =>
  colour
    .match(/[\d.]+/g)!
    .map(Number)
    .slice(0, 3);

/** All pictures are there. */
const waitForPictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((picture) => {
        picture.loading = "eager";
        return picture.decode();
      }),
    ),
  );

/** The last: axe leaves texts on gradients undecided. */
const LABELS = "main :is([aria-hidden], [role=img]) *, main li[data-home] *";

test("labels of drawings, not seen by axe, have contrast", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  for (const path of ["/", "/about", "/country/germany"])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await visit(page, path);
      await waitForPictures(page);
      const labels = await page.locator(LABELS).evaluateAll((parts) =>
        parts.flatMap((part) => {
          const isLabel =
            part.checkVisibility() && part.firstChild?.nodeType === 3;
          const { x, y, width, height } = part.getBoundingClientRect();
          if (!isLabel || width < 4 || x < 0 || x + width > innerWidth)
            return [];
          const box = {
            left: Math.floor(x),
            top: Math.floor(y),
            width: Math.floor(width),
            height: Math.floor(height),
          };
          const { color } = getComputedStyle(part);
          return { box, text: part.textContent, color };
        }),
      );
      expect(labels.length, path).toBeGreaterThan(8);
      await restyle(page, `${LABELS} { color: transparent !important; }`);
      await waitForFrame(page);
      // Without the style of Playwright's for the cursor, which the page's policy forbids.
      const { data, info: raw } = await sharp(
        await page.screenshot({ caret: "initial" }),
      )
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const { box, text, color } of labels) {
        const ground = await sharp(data, { raw }).extract(box).png().toBuffer();
        const { r, g, b } = (await sharp(ground).stats()).dominant;
        const found = contrast(partsOf(color), [r, g, b]);
        expect
          .soft(found, `${text} on ${path}, ${colorScheme}`)
          .toBeGreaterThan(4.5);
      }
    }
});

for (const [path, width] of [
  ["/", 1280],
  ["/about", 1280],
  ["/country/germany", 1280],
  ["/country/germany", 390],
] as const)
  test(`the drawings of ${path} follow the theme at ${width} px`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.setViewportSize({ width, height: 720 });
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, path);
    await waitForPictures(page);
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

test("edges of fields and lines between claims are seen by day and by night", async ({
  page,
}) => {
  await visit(page, "/about");
  const claims = page.getByRole("region", { name: "In numbers" });
  for (const part of [
    page.getByRole("textbox", { name: "Message" }),
    claims.locator("dl > div").last(),
  ]) {
    await expect(part).toHaveCSS("border-left-style", "solid");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const colours = await part.evaluate((part) => {
        const ground = getComputedStyle(part.closest("section")!);
        return [getComputedStyle(part).borderLeftColor, ground.backgroundColor];
      });
      expect
        .soft(contrast(...colours.map(partsOf)), `${colours} ${colorScheme}`)
        .toBeGreaterThan(3);
    }
  }
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
    const style = getComputedStyle(element);
    return [
      style.color,
      style.backgroundColor,
      style.textDecorationLine,
      style.outlineStyle,
      style.borderTopWidth,
      getComputedStyle(element, "::before").height,
    ];
  });

test("in forced colours states differ", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const expectDifferent = async (one: Locator, other: Locator) =>
    expect(await look(one)).not.toEqual(await look(other));

  await visit(page, "/scholarships");
  const link = (name: string) => header(page).getByRole("link", { name });
  await expectDifferent(link("Scholarships"), link("About"));
  const type = (name: string) =>
    main(page).getByRole("radio", { name, exact: true });
  await expectDifferent(type("All"), type("National"));

  await visit(page, "/");
  const dot = (name: string) => main(page).getByRole("button", { name });
  await expectDifferent(dot("Show Malaysia"), dot("Show UAE"));
  const line = await dot("Show UAE").evaluate(
    (dot) => getComputedStyle(dot, "::before").borderLeftWidth,
  );
  expect(line).not.toBe("0px");

  await visit(page, "/aptitude-test");
  await main(page).getByRole("button", { name: "Start Test" }).click();
  const answers = main(page).getByRole("radio");
  await answers.nth(1).check({ force: true });
  await expectDifferent(answers.nth(1), answers.nth(0));
  for (const button of await main(page).getByRole("button").all())
    await expect(button).not.toHaveCSS("border-top-width", "0px");
});

test("in forced colours bars that texts speak of have an edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const [path, bars] of [
    [
      "/country/germany",
      "main :is([data-kind=there], [data-kind=both], [data-kind=here]) > span:visible",
    ],
    ["/scholarships", "main li[id^=award-] strong + div:visible"],
  ] as const) {
    await visit(page, path);
    const edges = await page.locator(bars).evaluateAll((bars) =>
      bars.map((bar) => {
        const { borderTopStyle, forcedColorAdjust } = getComputedStyle(bar);
        return borderTopStyle === "solid" || forcedColorAdjust === "none";
      }),
    );
    expect(edges.length, path).toBeGreaterThan(2);
    expect(edges, path).not.toContain(false);
  }
});
