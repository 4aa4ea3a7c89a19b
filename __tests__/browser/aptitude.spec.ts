import type { Locator, Page } from "@playwright/test";
import { aptitudeTest, headingOf } from "./pages";
import {
  expect,
  header,
  heading,
  main,
  ready,
  test,
  visit,
  visitWithoutTime,
} from "./site";

const ADDRESS = "/aptitude-test";
const { questions } = aptitudeTest;

const button = (page: Page, name: string) =>
  main(page).getByRole("button", { name });
const question = (page: Page) =>
  main(page).getByRole("group").getByRole("heading");

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, goal: Locator) {
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press("Tab");
    if (await goal.evaluate((one) => one === document.activeElement)) return;
  }
  await expect(goal).toBeFocused();
}

test("the test leads from the intro over its questions to the results, and back @everywhere", async ({
  page,
}) => {
  await visit(page, ADDRESS);
  await button(page, "Start Test").click();
  await expect(button(page, "Preparing your test…")).toBeDisabled();
  for (const [index, { text, options }] of questions.entries()) {
    await expect(question(page)).toHaveText(text);
    // It has no face of its own to be seen.
    await main(page).getByRole("radio").first().check({ force: true });
    await expect(main(page).getByLabel(options[0]!)).toBeChecked();
    await button(page, index < 9 ? "Next" : "Complete Test").click();
  }
  await expect(heading(page)).toHaveText("Your results");
  for (const { name } of [
    ...aptitudeTest.results.areas,
    ...aptitudeTest.results.programs,
  ])
    await expect(
      main(page).getByRole("heading", { name, exact: true }),
    ).toBeVisible();
  await button(page, "Retake Test").click();
  await expect(heading(page)).toHaveText(headingOf(ADDRESS));
});

test("the whole test can be walked through by keyboard alone; each stage and question takes the focus, and each stage begins at the top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await visitWithoutTime(page, ADDRESS);
  const press = (key: string) => page.keyboard.press(key);
  const isAtTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const options = main(page).getByRole("radio");
  await tabTo(page, button(page, "Start Test"));
  await press("Enter");
  await expect(button(page, "Preparing your test…")).toBeDisabled();
  await page.clock.runFor(1900);
  await expect(question(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(question(page)).toBeFocused();
  await isAtTop();
  for (const [index, { text }] of questions.entries()) {
    await expect(question(page)).toHaveText(text);
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    await press("Tab");
    await expect(options.first()).toBeFocused();
    await expect(options.first()).not.toBeChecked();
    await press("Space");
    await press("ArrowDown");
    await expect(options.nth(1)).toBeChecked();
    await tabTo(page, button(page, index < 9 ? "Next" : "Complete Test"));
    await press("Enter");
  }
  await expect(heading(page)).toHaveText("Your results");
  await expect(heading(page)).toBeFocused();
  await isAtTop();
  await press("Tab");
  await expect(
    main(page).getByRole("link", { name: /by WhatsApp/ }),
  ).toBeFocused();
  await press("Tab");
  await press("Enter");
  await expect(heading(page)).toHaveText(headingOf(ADDRESS));
  await expect(heading(page)).toBeFocused();
  await isAtTop();
});

test("the test never changes the address; a reload, and Back after leaving while it loads, begin at the intro", async ({
  page,
}) => {
  await visitWithoutTime(page, ADDRESS);
  const entries = await page.evaluate(() => history.length);
  // A second press while it loads starts nothing more.
  await button(page, "Start Test").dblclick();
  await page.clock.runFor(2000);
  await main(page).getByRole("radio").first().check();
  await button(page, "Next").click();
  await expect(main(page).getByText("1 of 10 answered")).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.clock.resume();
  await page.reload();
  await ready(page);
  await button(page, "Start Test").click();
  await header(page).getByRole("link", { name: "About" }).click();
  // The address changes first: who goes back before the other page is there has never left.
  await expect(heading(page)).toHaveText(headingOf("/about"));
  await page.goBack();
  await expect(heading(page)).toHaveText(headingOf(ADDRESS));
  await expect(button(page, "Start Test")).toBeEnabled();
});

test("on a phone the answers take the full measure, and the last button can be scrolled clear of the chat", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitWithoutTime(page, ADDRESS);
  await button(page, "Start Test").click();
  await page.clock.runFor(2000);
  for (let index = 1; index < questions.length; index++)
    await button(page, "Next").click();
  const group = (await main(page).getByRole("group").boundingBox())!;
  const previous = (await button(page, "Previous").boundingBox())!;
  const complete = (await button(page, "Complete Test").boundingBox())!;
  const lines = await button(page, "Complete Test").evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return new Set([...range.getClientRects()].map(({ y }) => y)).size;
  });
  expect(group.x + group.width).toBe(360 - group.x);
  expect(complete.x + complete.width).toBe(360 - group.x);
  expect(previous.x).toBe(group.x);
  expect(lines).toBe(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const chat = page.getByRole("complementary").getByRole("link");
  await expect(chat).not.toBeInViewport();
  await page.evaluate(() => scrollBy(0, -8));
  await expect(chat).toBeInViewport({ ratio: 1 });
  const { y, height } = (await button(page, "Complete Test").boundingBox())!;
  expect(y + height).toBeLessThan((await chat.boundingBox())!.y);
});
