import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { about, countryPages, home, routes, unlisted } from "./pages";
import { drawn, expect, retime, test, visit } from "./site";
import { crowdedWords, cutWords, restyle } from "./words";

const malaysia = countryPages[0]!;
/** The pages whose words differ in more than their letters. */
const pages = [...routes, malaysia, unlisted];

/** Nothing is lost: no words cut or upon each other, and nothing to scroll for sideways. */
async function readsWhole(page: Page, where: string) {
  const { clientWidth, scrollWidth } = await page.evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  expect.soft(scrollWidth, where).toBeLessThanOrEqual(clientWidth);
  expect.soft(await cutWords(page), where).toEqual([]);
  expect.soft(await crowdedWords(page), where).toEqual([]);
}

// WCAG 2.2, 1.4.12.
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** What a reader sets in the browser's own settings: how large letters are. Usual are 16 px. */
async function setLetters(page: Page, px: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", {
    fontSizes: { standard: px, fixed: px },
  });
}

type Reader = {
  what: string;
  sizes: readonly (readonly [width: number, height: number])[];
  prepare?: (page: Page) => Promise<void>;
  css?: string;
};

const readers: readonly Reader[] = [
  // A window of 1280 x 800 px shows so many of its own at 200 %, and at 400 %.
  {
    what: "at 200 % and at 400 %",
    sizes: [
      [640, 400],
      [320, 200],
    ],
  },
  {
    what: "with letters of twice the size",
    sizes: [
      [1440, 900],
      [1280, 800],
      [768, 1024],
      [640, 800],
    ],
    prepare: (page) => setLetters(page, 32),
  },
  {
    what: "with the reader's own spacing",
    sizes: [
      [1280, 800],
      [768, 1024],
      [390, 844],
      [320, 640],
    ],
    css: SPACED,
  },
];

for (const { what, sizes, prepare, css } of readers) {
  test(`every page reads whole ${what}`, async ({ page }) => {
    test.slow();
    await prepare?.(page);
    for (const { path } of pages) {
      await visit(page, path);
      if (css) await restyle(page, css);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await readsWhole(page, `${path} at ${width} px`);
      }
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  // WCAG 2.2, 1.4.6. The bold labels that the design names have AA.
  test(`all text but bold labels has a contrast of AAA in the ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const { path } of pages) {
      await visit(page, path);
      await drawn(page);
      const { violations } = await new AxeBuilder({ page })
        .withRules(["color-contrast-enhanced"])
        .exclude('[data-kind="primary"]')
        .setLegacyMode()
        .analyze();
      const found = violations.flatMap(({ nodes }) =>
        nodes.map(({ html }) => html),
      );
      expect(found, path).toEqual([]);
    }
  });
}

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
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await retime(page, { 2000: 0 });
  const main = page.getByRole("main");

  await visit(page, "/scholarships");
  const nav = page.getByRole("navigation", { name: "Main" });
  expect(
    await look(nav.getByRole("link", { name: "Scholarships" })),
  ).not.toEqual(await look(nav.getByRole("link", { name: "About" })));
  const face = (name: string) =>
    main.getByRole("radio", { name, exact: true }).locator("+ span");
  expect(await look(face("All"))).not.toEqual(await look(face("National")));

  await visit(page, "/");
  const dot = (name: string) => main.getByRole("button", { name });
  expect(await look(dot("Show Malaysia"))).not.toEqual(
    await look(dot("Show UAE")),
  );

  await visit(page, "/aptitude-test");
  await main.getByRole("button", { name: "Start Test" }).click();
  const answers = main.getByRole("radio");
  await answers.nth(1).check();
  expect(await look(answers.nth(1))).not.toEqual(await look(answers.nth(0)));
  for (const button of await main.getByRole("button").all())
    await expect(button).not.toHaveCSS("border-top-width", "0px");
});

test("with reduced motion nothing moves by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { path } of pages) {
    await visit(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect!.getTiming().duration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target!.outerHTML),
    );
    expect(moving, path).toEqual([]);
  }
});

/** What can be pressed and is smaller than 44 px, with its width and height. */
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
      if (width >= 44 && height >= 44) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return [{ name, width, height }];
    }),
  );

test("whatever can be pressed is 44 px large; the dots of the carousel are 28 px wide", async ({
  page,
}) => {
  await retime(page, { 2000: 0 });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of pages) {
      await visit(page, path);
      if (path === "/aptitude-test")
        await page.getByRole("button", { name: "Start Test" }).click();
      for (const { name, width, height } of await smallTargets(page)) {
        expect(name, path).toMatch(/^Show /);
        expect([width, height]).toEqual([28, 44]);
      }
    }
  }
});

test("what the maps show is said in words, and the list of destinations is as good", async ({
  page,
}) => {
  for (const [path, name] of [
    ["/", home.mapDescription],
    ["/about", about.mapDescription],
    ["/country/malaysia", "Map: the route from Bengaluru to Kuala Lumpur"],
  ] as const) {
    await visit(page, path);
    await expect(
      page.getByRole("main").getByRole("img", { name }),
    ).toBeVisible();
    const header = page.getByRole("banner");
    await header.locator("summary", { hasText: "Destinations" }).click();
    await expect(header.locator('a[href^="/country/"]:visible')).toHaveCount(
      20,
    );
  }
});
