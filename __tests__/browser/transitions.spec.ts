import type { Page } from "@playwright/test";
import { headingOf } from "./pages";
import { expect, header, heading, main, summary, test, visit } from "./site";

/** What moves in the page at present. */
const moving = (page: Page, part = "group") =>
  page.evaluate(
    (start) =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        .filter((name) => name?.startsWith(start))
        .join(" "),
    `::view-transition-${part}`,
  );

const finish = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().forEach((animation) => animation.finish()),
  );

/** Lets pages move, and holds every page change in its first frame. */
async function holdTransitions(page: Page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    document.startViewTransition = function (update) {
      const transition = start.call(this, update);
      void transition.ready.then(() =>
        document.getAnimations().forEach((animation) => animation.pause()),
      );
      return transition;
    };
  });
}

test("a card grows into its country's page, and back", async ({ page }) => {
  await holdTransitions(page);
  await visit(page, "/");
  await page
    .getByRole("region", { name: "destinations" })
    .getByRole("heading", { name: "Malaysia" })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/malaysia$/);
  await expect.poll(() => moving(page)).toContain("(place)");
  // The page was there before the old one gave way: nothing stood still in vain.
  await expect(page.locator("[data-transition]")).toContainText("Malaysia");
  // Nobody waits for it.
  const lengths = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect!.getComputedTiming().endTime)),
  );
  expect(Math.max(...lengths)).toBeLessThan(500);
  await finish(page);
  await expect.poll(() => moving(page)).toBe("");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => moving(page)).toContain("(art)");
});

test("a country's head is gone as soon as its page", async ({ page }) => {
  await holdTransitions(page);
  await visit(page, "/country/malaysia");
  await header(page).getByRole("link", { name: "Services" }).click();
  await expect.poll(() => moving(page, "old")).toContain("(place)");
  const ends = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const keyframes = effect as KeyframeEffect;
      if (!/-old\((root|place|art)\)/.test(keyframes.pseudoElement ?? ""))
        return [];
      // Browsers also have them blend, without an opacity.
      return keyframes.getKeyframes().at(-1)!.opacity ?? [];
    }),
  );
  expect(new Set(ends)).toEqual(new Set(["0"]));
});

test("a neighbour's head slides in from where it lies", async ({ page }) => {
  await holdTransitions(page);
  // A window that holds the head and the links at the end.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await visit(page, "/country/malaysia");
  for (const [name, sign] of [
    ["West by longitude UAE", -1],
    ["East by longitude Malaysia", 1],
  ] as const) {
    await page.getByRole("link", { name }).click();
    await expect.poll(() => moving(page, "new")).toContain("(place)");
    expect(await moving(page, "old")).toContain("(place)");
    const offset = await page.evaluate(() => {
      const part = "::view-transition-new(place)";
      const { transform } = getComputedStyle(document.documentElement, part);
      return new DOMMatrix(transform).e;
    });
    expect(sign * offset).toBeGreaterThan(1000);
    await finish(page);
    await expect.poll(() => moving(page)).toBe("");
  }
});

test("a page change goes on when the new page is drawn", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    // No limit is ever reached: what waits for one waits until the browser ends it.
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (done: () => void, ms = 0) =>
        ms < 1000 ? setTimeout(done, ms) : 0,
    });
    const start = document.startViewTransition;
    document.startViewTransition = function (update) {
      const transition = start.call(this, update);
      window.hasMoved = transition.ready.then(
        () => true,
        () => false,
      );
      return transition;
    };
  });
  await visit(page, "/programs");
  const follow = (name: string) => () =>
    header(page).getByRole("link", { name, exact: true }).click();
  for (const [go, path] of [
    [follow("Services"), "/services"],
    [follow("About"), "/about"],
    [follow("Scholarships"), "/scholarships"],
    [() => page.goBack(), "/about"],
    [() => page.goForward(), "/scholarships"],
  ] as const) {
    await page.evaluate(() => (window.hasMoved = Promise.resolve(false)));
    await go();
    await expect(heading(page)).toHaveText(headingOf(path));
    expect(await page.evaluate(() => window.hasMoved), path).toBe(true);
  }
});

test("other pages fade, and a press counts meanwhile, also on an icon", async ({
  page,
}) => {
  await holdTransitions(page);
  await visit(page, "/programs");
  const link = (name: string) => header(page).getByRole("link", { name });
  await link("Services").click();
  await expect.poll(() => moving(page)).toContain("(root)");
  expect(await moving(page)).not.toContain("(place)");
  // On the picture of the old page, which covers the link.
  await link("About").click({ force: true });
  await expect(heading(page)).toHaveText(headingOf("/about"));

  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/programs");
  await main(page).getByRole("link", { name: "Career aptitude test" }).click();
  await expect.poll(() => moving(page)).toContain("(root)");
  await summary(page, "Menu").click({ force: true });
  await expect(link("Services")).toBeVisible();
});

/** Durations, as browsers write them. */
const AT_ONCE = /^(0|1e-05)s$/;

test("drawings move only where one wants it", async ({ page }) => {
  await visit(page, "/");
  for (const [part, property] of [
    ["main use.arc", "animation-duration"],
    ["main > :last-child svg", "transition-duration"],
    ["header li summary svg", "transition-duration"],
    ["aside a span", "transition-duration"],
  ] as const) {
    const moving = page.locator(part).first();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(moving).toHaveCSS(property, AT_ONCE);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(moving).not.toHaveCSS(property, AT_ONCE);
  }
  // Wherever a button is pointed at.
  await visit(page, "/aptitude-test");
  const start = main(page).getByRole("button", { name: "Start Test" });
  await start.hover({ position: { x: 6, y: 24 } });
  await expect(start.locator("svg")).not.toHaveCSS("transform", "none");
});

test("nothing moves for those who want less motion", async ({ page }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error("The page moves.");
    };
  });
  // From a country's head, which always moves.
  await visit(page, "/country/malaysia");
  await header(page).getByRole("link", { name: "Services" }).click();
  await expect(heading(page)).toHaveText("Services");
});

declare global {
  interface Window {
    hasMoved: Promise<boolean>;
  }
}
