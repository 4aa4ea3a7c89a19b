import type { Page } from "@playwright/test";
import { passesAxe } from "./accessible";
import { countries, countryPages, routes, unlisted } from "./pages";
import { drawn, expect, retime, test, visit } from "./site";
import { crowdedWords, isWhole, restyle } from "./words";

// One visit to each page, which asks all that holds for every page.

const softly = expect.configure({ soft: true });

// Pages open with all their motion; what is looked at then stands still.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

/** A country's page differs from the next by its ink and its words: one page of each ink passes for all. */
const oneOfEachInk = countryPages.filter(
  (_, index) =>
    countries.findIndex(({ ink }) => ink === countries[index]!.ink) === index,
);
/** The pages whose words differ in more than their letters. */
const unlike = [...routes, countryPages[0]!, unlisted];

/** As long as an address may make it. */
const longest = {
  path: `/country/${"a".repeat(300)}`,
  heading: `Study in A${"a".repeat(79)}`,
};

for (const country of [...routes, ...countryPages, unlisted, longest]) {
  const { path, heading } = country;
  test(`${path.slice(0, 40)} opens, is accessible and fits every window`, async ({
    page,
  }) => {
    test.slow();
    const isForAxe = [...routes, ...oneOfEachInk, unlisted].includes(country);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "light" });
    // So long the chat button stays away from a page that scrolls.
    await retime(page, { 600: 0 });
    const response = await visit(page, path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([heading]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await moving(page), "motion that nobody asked for").toEqual([]);
    await hasChat(page);
    if (isForAxe) await passesAxe(page, "on a phone, light");
    await hasLargeTargets(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    if (isForAxe) await passesAxe(page, "on a desk, dark");
    await hasLargeTargets(page);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await isWhole(page, `at ${width} px`);
    }
    if (unlike.includes(country)) await isWholeForReaders(page);
  });
}

/** The chat button is in the window, also at the page's end. */
async function hasChat(page: Page) {
  const chat = page.getByRole("complementary", { name: "Chat" });
  await expect(chat.getByRole("link")).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(chat.getByRole("link")).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
}

/** What moves by itself though the visitor wants no motion. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect!.getTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target!.outerHTML),
  );

/** Whatever can be pressed is 44 px large; the dots of the carousel are 28 px wide, and the links of a phone's footer 32 px high. */
async function hasLargeTargets(page: Page) {
  await softly.poll(() => smallTargets(page)).toEqual([]);
}

/** What can be pressed and is smaller than it has to be, with its width and height. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, summary, input, select, textarea",
      ),
    ].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      // The names on the map repeat links that stand elsewhere.
      if (element.closest("[aria-hidden]")) return [];
      // The footer takes one screen of a phone.
      const needed = innerWidth <= 600 && element.closest("footer") ? 32 : 44;
      // A link in a sentence is as high as its line.
      const around = element.parentElement!;
      if (element.tagName === "A" && around.matches("p")) return [];
      // A field without a face of its own is pressed by its label, and a country's link by all of its card.
      const isFaceless = getComputedStyle(element).opacity === "0";
      const isSpread =
        element.tagName === "A" &&
        getComputedStyle(element, "::before").position === "absolute";
      const face =
        (isFaceless && element.closest("label")) ||
        (isSpread && element.closest("li")) ||
        element;
      const { width, height } = face.getBoundingClientRect();
      if (width >= needed && height >= needed) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent;
      const isDot = name.startsWith("Show ");
      if (isDot && width === 28 && height === 44) return [];
      return [{ name, width, height }];
    }),
  );

// WCAG 2.2, 1.4.12.
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

type Size = readonly [width: number, height: number];

/** Readers who enlarge a page, its letters or its spacing lose no words either, and none lie upon each other. */
async function isWholeForReaders(page: Page) {
  const readsAt = async (sizes: readonly Size[], what: string) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const where = `${what} at ${width} px`;
      await isWhole(page, where);
      await softly.poll(() => crowdedWords(page), where).toEqual([]);
    }
  };
  // A window of 1280 x 800 px shows so many of its own at 200 %, and at 400 %.
  const enlarged: Size[] = [
    [640, 400],
    [320, 200],
  ];
  await readsAt(enlarged, "enlarged");

  const spaced: Size[] = [
    [1280, 800],
    [768, 1024],
    [390, 844],
    [320, 640],
  ];
  await restyle(page, SPACED);
  await readsAt(spaced, "with wide spacing");
  await restyle(page, "");

  // What a reader sets in the browser's own settings: how large letters are. Usual are 16 px.
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: 32, fixed: 32 };
  await session.send("Page.setFontSizes", { fontSizes });
  await drawn(page);
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  const large: Size[] = [
    [1440, 900],
    [1280, 800],
    [768, 1024],
    [640, 800],
    [390, 844],
  ];
  await readsAt(large, "with letters of twice the size");
}
