// Specification: 6.4
import type { Locator } from "@playwright/test";
import { boxes } from "./boxes";
import { countryPages } from "./pages";
import {
  contrast,
  expectTheme,
  ground,
  lightness,
  partsOf,
  takePicture,
  waitForPictures,
} from "./pictures";
import { expect, header, main, test, visit, waitForFrame } from "./site";
import { restyle } from "./texts";

test("each kind of page opens dark by night and light by day, and its heading is there to read @elsewhere", async ({
  page,
  site,
  browserName,
}) => {
  // For a picture Playwright adds a style in Firefox, which the page's policy forbids.
  site.expectErrors(/style-src-elem/);
  const country = countryPages[0]!.path;
  for (const path of ["/", "/services", "/scholarships", country]) {
    await visit(page, path);
    await expectTheme(page, "dark");
    // Firefox keeps the theme that it begins with (playwright.config.ts).
    if (browserName !== "firefox") await expectTheme(page, "light");
  }
});

/** An address without its fragment, which says the theme of a drawing. */
const fileOf = (url: string) => url.replace(/#.*/, "");

/** The last: axe leaves texts on gradients undecided. */
const LABELS = "main :is([aria-hidden], [role=img]) *, main li[data-home] *";

for (const [path, width] of [
  ["/", 1440],
  ["/about", 1440],
  ["/country/germany", 1440],
  ["/country/germany", 390],
] as const)
  test(`the drawings of ${path} follow the theme at ${width} px, and their labels have contrast`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.setViewportSize({ width, height: 4000 });
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, path);
    await waitForPictures(page);
    page.on("request", (request) => void asked.push(fileOf(request.url())));
    const picture = main(page).locator("picture:visible img").first();
    const [drawing] = await boxes(picture);
    let byDay = 0;
    for (const colorScheme of ["light", "dark"] as const) {
      await restyle(page, "");
      await page.emulateMedia({ colorScheme });
      await waitForFrame(page);
      const labels = await page.locator(LABELS).evaluateAll((parts) =>
        parts.flatMap((part) => {
          const isLabel =
            part.checkVisibility() && part.firstChild?.nodeType === 3;
          const { left, right, top, bottom } = part.getBoundingClientRect();
          if (!isLabel || right - left < 4 || left < 0 || right > innerWidth)
            return [];
          const { color } = getComputedStyle(part);
          const text = part.textContent;
          return [{ text, color, left, right, top, bottom }];
        }),
      );
      expect(labels.length).toBeGreaterThan(8);
      await restyle(page, `${LABELS} { color: transparent !important; }`);
      let coloursIn = await takePicture(page);
      if (colorScheme === "light")
        byDay = lightness(coloursIn(drawing)).average;
      // By what is seen: Chromium's currentSrc stays where only the fragment differs.
      // Darker, and yet to be seen on its ground: a drawing that stayed as it was would be dark on dark.
      else
        await expect(async () => {
          coloursIn = await takePicture(page);
          const { average, spread } = lightness(coloursIn(drawing));
          expect(average).toBeLessThan(byDay - 20);
          expect(spread).toBeGreaterThan(25);
        }).toPass();
      for (const { text, color, ...box } of labels) {
        const found = contrast(partsOf(color), ground(coloursIn(box)));
        expect.soft(found, `${text}, ${colorScheme}`).toBeGreaterThan(4.5);
      }
    }
    const file = await picture.evaluate(
      (picture: HTMLImageElement) => picture.currentSrc,
    );
    expect(asked).not.toContain(fileOf(file));
  });

test("edges of fields are seen by day and by night", async ({ page }) => {
  await visit(page, "/about");
  const field = page.getByRole("textbox", { name: "Message" });
  await expect(field).toHaveCSS("border-left-style", "solid");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const colours = await field.evaluate((field) => {
      const ground = getComputedStyle(field.closest("section")!);
      return [getComputedStyle(field).borderLeftColor, ground.backgroundColor];
    });
    expect
      .soft(contrast(...colours.map(partsOf)), `${colours} ${colorScheme}`)
      .toBeGreaterThan(3);
  }
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

test("in forced colours states differ, and bars that texts speak of have an edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const expectDifferent = async (one: Locator, other: Locator) =>
    expect(await look(one)).not.toEqual(await look(other));
  const expectEdges = async (bars: string) => {
    const edges = await page.locator(bars).evaluateAll((bars) =>
      bars.map((bar) => {
        const { borderTopStyle, forcedColorAdjust } = getComputedStyle(bar);
        return borderTopStyle === "solid" || forcedColorAdjust === "none";
      }),
    );
    expect(edges.length, bars).toBeGreaterThan(2);
    expect(edges, bars).not.toContain(false);
  };

  await visit(page, "/scholarships");
  const link = (name: string) => header(page).getByRole("link", { name });
  await expectDifferent(link("Scholarships"), link("About"));
  const type = (name: string) =>
    main(page).getByRole("radio", { name, exact: true });
  await expectDifferent(type("All"), type("National"));
  await expectEdges("main li[id^=award-] strong + div:visible");

  await visit(page, "/country/germany");
  await expectEdges(
    "main :is([data-kind=there], [data-kind=both], [data-kind=here]) > span:visible",
  );

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
