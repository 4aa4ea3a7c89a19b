// Specification: 6.1, 6.2
import type { Page } from "@playwright/test";
import { expectNoAxeFaults } from "./accessible";
import { countries, countryPages, routes, unlisted } from "./pages";
import { expectTheme } from "./pictures";
import {
  expect,
  heading,
  main,
  navigate,
  test,
  visit,
  waitForFrame,
} from "./site";
import {
  expectNone,
  expectWhole,
  expectWholeInEveryWindow,
  restyle,
  setFontSize,
} from "./texts";

// One visit to each page, which asks all that holds for every page.

/** A country's page differs from the next by its ink and its texts: one page of each ink passes for all. */
const [someCountry, ...otherInks] = countryPages.filter(
  (_, index) =>
    countries.findIndex(({ ink }) => ink === countries[index]!.ink) === index,
);

/** As long as an address may make it. */
const longest = {
  path: `/country/${"a".repeat(300)}`,
  heading: `Study in A${"a".repeat(79)}`,
};

// Each country's page is opened in smoke/, and read in built/.
for (const { path, heading: text } of [...routes, someCountry!, unlisted])
  test(`${path} opens with its heading, is accessible, and whole in every window`, async ({
    page,
  }) => {
    // What nobody asked to move does not: axe would judge colours on their way.
    await page.setViewportSize({ width: 390, height: 844 });
    const response = await visit(page, path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(heading(page)).toHaveText([text]);
    await expect(heading(page)).toBeInViewport();
    const markers = await main(page)
      .locator("ul, ol")
      .evaluateAll((lists) =>
        lists.map((list) => getComputedStyle(list).listStyleType),
      );
    // VoiceOver would not call them lists.
    expect(markers).not.toContain("none");
    await expectTheme(page, "dark");
    await expectTheme(page, "light");
    await expectNoAxeFaults(page, "on a phone, light");
    await expectLargeTargets(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoAxeFaults(page, "on a desk, dark");
    await expectLargeTargets(page);

    // There, each line of a text is on a plate, which may not cover another text.
    await page.emulateMedia({ forcedColors: "active" });
    await expectWholeInEveryWindow(page);
    await page.emulateMedia({ forcedColors: "none" });
    await expectWholeForReaders(page);
  });

/** Each country has other drawings: the narrowest map of each screen has least room for names. */
test("the pages of all countries are whole, and have contrast in their ink", async ({
  page,
}) => {
  await visit(page, someCountry!.path);
  await page.emulateMedia({ forcedColors: "active" });
  for (const country of [...countryPages.slice(1), longest]) {
    await navigate(page, country.path);
    await expect(heading(page)).toHaveText([country.heading]);
    await expectWholeInEveryWindow(page, { widths: [320, 601, 1024] });
    if (!otherInks.includes(country)) continue;
    await page.emulateMedia({ forcedColors: "none" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeFaults(page, `${country.path}, ${colorScheme}`);
    }
    await page.emulateMedia({ forcedColors: "active" });
  }
  await page.emulateMedia({ forcedColors: "none" });
  await expectWholeForReaders(page);
});

/** Whatever can be pressed is 44 px large; the dots of the carousel are 28 px wide, and the footer's links in lists 34 px high. */
const expectLargeTargets = (page: Page) =>
  expectNone(page, "targets", () => smallTargets(page));

/** What can be pressed and is smaller than it has to be, with its width and height. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, summary, input, select, textarea",
      ),
    ].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      // What is on maps and charts repeats links that are elsewhere.
      if (element.closest("[aria-hidden]")) return [];
      const needed = element.closest("footer li") ? 34 : 44;
      // A link in a sentence is as high as its line.
      if (element.tagName === "A" && element.parentElement!.matches("p"))
        return [];
      // A transparent field is pressed by its label, and a country's link by all of its card.
      const isFaceless = getComputedStyle(element).opacity === "0";
      const isSpread =
        element.tagName === "A" &&
        getComputedStyle(element, "::before").position === "absolute";
      const face =
        (isFaceless && element.closest("label")) ||
        (isSpread && element.closest("li")) ||
        element;
      const { width, height } = face.getBoundingClientRect();
      if (height >= needed && width >= 24) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return [{ name, width, height }];
    }),
  );

// WCAG 2.2, 1.4.12.
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Readers who enlarge a page, its letters or its spacing lose no text either. */
async function expectWholeForReaders(page: Page) {
  const readsAt = async (
    what: string,
    widths: readonly number[],
    options?: Parameters<typeof expectWhole>[2],
  ) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      await expectWhole(page, `${what} at ${width} px`, options);
    }
  };
  await restyle(page, SPACED);
  // Labels of drawings repeat texts that are elsewhere, and are placed for letters as the font has them.
  await readsAt("with wide spacing", [1280, 768, 320], {
    leftOut: "[aria-hidden]",
    mayBreakWords: true,
  });
  await restyle(page, "");

  for (const [letters, widths] of [
    [24, [1024, 390]],
    [32, [1440, 768, 480, 390, 360, 320]],
  ] as const) {
    await page.setViewportSize({ width: widths[0], height: 640 });
    await setFontSize(page, letters);
    await waitForFrame(page);
    await expect(page.locator("html")).toHaveCSS("font-size", `${letters}px`);
    await readsAt(`with letters of ${letters} px`, widths, {
      mayBreakWords: true,
    });
  }
}
