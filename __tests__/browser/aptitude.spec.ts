import type { Locator, Page } from "@playwright/test";
import { aptitudeTest, aptitudeTexts, headingOf } from "./pages";
import { expect, letTimePass, ready, retime, test, visit } from "./site";

const ADDRESS = "/aptitude-test";
const { questions } = aptitudeTest;

function parts(page: Page) {
  const main = page.getByRole("main");
  return {
    main,
    start: main.getByRole("button", { name: "Start Test" }),
    loading: main.getByRole("button", { name: aptitudeTexts.preparing }),
    question: main.getByRole("group").getByRole("heading"),
    options: main.getByRole("radio"),
    answered: main.getByText(/^\d+ of 10 answered$/),
    next: main.getByRole("button", { name: "Next" }),
    complete: main.getByRole("button", { name: "Complete Test" }),
    send: main.getByRole("link", { name: aptitudeTexts.send }),
    retake: main.getByRole("button", { name: "Retake Test" }),
    h1: main.getByRole("heading", { level: 1 }),
  };
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, goal: Locator) {
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press("Tab");
    if (await goal.evaluate((one) => one === document.activeElement)) return;
  }
  await expect(goal).toBeFocused();
}

test("the whole test can be walked through by keyboard alone; each stage and question takes the focus, and each stage begins at the top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await retime(page, { 2000: null });
  await visit(page, ADDRESS);
  await expect(page.locator("body")).toBeFocused();
  const { main, start, loading, options, question, answered, h1 } = parts(page);
  const press = (key: string) => page.keyboard.press(key);
  const isAtTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await tabTo(page, start);
  await press("Enter");
  // The route that is being drawn shows that something is under way.
  await expect(main.locator('[pathLength="1"]')).not.toHaveCount(0);
  await expect(loading).toBeDisabled();
  await letTimePass(page);
  await expect(question).toBeFocused();
  await isAtTop();
  for (const [index, { text }] of questions.entries()) {
    await expect(question).toHaveText(text);
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport({ ratio: 1 });
    await press("Tab");
    await expect(options.first()).toBeFocused();
    await expect(options.first()).not.toBeChecked();
    await press("Space");
    await expect(options.first()).toBeChecked();
    await press("ArrowDown");
    await expect(options.nth(1)).toBeChecked();
    await expect(answered).toHaveText(`${index + 1} of 10 answered`);
    await tabTo(page, index < 9 ? parts(page).next : parts(page).complete);
    await press("Enter");
  }
  await expect(h1).toHaveText(aptitudeTexts.resultsHeading);
  await expect(h1).toBeFocused();
  await isAtTop();
  await press("Tab");
  await expect(parts(page).send).toBeFocused();
  await press("Tab");
  await expect(parts(page).retake).toBeFocused();
  await press("Enter");
  await expect(h1).toHaveText(aptitudeTexts.heading);
  await expect(h1).toBeFocused();
  await isAtTop();
  await press("Tab");
  await expect(start).toBeFocused();
});

test("the test never changes the address; a reload, and Back after leaving while it loads, begin at the intro", async ({
  page,
  baseURL,
}) => {
  await retime(page, { 2000: null });
  await visit(page, ADDRESS);
  const { start, options, next, answered, h1 } = parts(page);
  const entries = await page.evaluate(() => history.length);
  // A second press while it loads starts nothing more.
  await start.dblclick();
  await letTimePass(page);
  await options.first().check();
  await next.click();
  await expect(answered).toHaveText("1 of 10 answered");
  await expect(page).toHaveURL(`${baseURL}${ADDRESS}`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await ready(page);
  await start.click();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  // The address changes first: who goes back before the other page is there has never left.
  await expect(h1).toHaveText(headingOf("/about"));
  await page.goBack();
  await expect(h1).toHaveText(aptitudeTexts.heading);
  await expect(start).toBeEnabled();
});

test("the icon of a button stands beside its words", async ({ page }) => {
  await visit(page, ADDRESS);
  const { start } = parts(page);
  const middle = (one: Locator) =>
    one.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  expect(await middle(start.locator("svg"))).toBeCloseTo(
    await middle(start),
    0,
  );
});
