// Specification: 4.6, 5.4, 6.3
import type { Locator, Page } from "@playwright/test";
import { boxes } from "./boxes";
import { aptitudeTest, headingOf } from "./pages";
import {
  chat,
  expect,
  follow,
  footer,
  heading,
  main,
  ready,
  test,
  visit,
  visitWithoutTime,
} from "./site";

// Its timers and results are in widgets/aptitude.

const ADDRESS = "/aptitude-test";
const { questions } = aptitudeTest;

const button = (page: Page, name: string) =>
  main(page).getByRole("button", { name });
const question = (page: Page) => main(page).locator("#question");

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, goal: Locator) {
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press("Tab");
    if (await goal.evaluate((one) => one === document.activeElement)) return;
  }
  await expect(goal).toBeFocused();
}

test("the keyboard leads to the results and back; each stage takes the focus at the top @everywhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, ADDRESS);
  const press = (key: string) => page.keyboard.press(key);
  const expectTop = () =>
    expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const options = main(page).getByRole("radio");
  await tabTo(page, button(page, "Start Test"));
  await press("Enter");
  for (const [index, { text }] of questions.entries()) {
    await expect(question(page)).toHaveText(text);
    // Between the first questions and the last one there is nothing new.
    if (index > 1 && index < 9) {
      await button(page, "Next").dispatchEvent("click");
      continue;
    }
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    if (index === 0) await expectTop();
    await press("Tab");
    await expect(options.first()).toBeFocused();
    await expect(options.first()).toHaveCSS("outline-style", "solid");
    await expect(options.first()).not.toBeChecked();
    await press("Space");
    await press("ArrowDown");
    await expect(options.nth(1)).toBeChecked();
    await tabTo(page, button(page, index < 9 ? "Next" : "Complete Test"));
    await press("Enter");
  }
  await expect(heading(page)).toHaveText("Your results");
  await expect(heading(page)).toBeFocused();
  await expectTop();
  await tabTo(page, button(page, "Retake Test"));
  await press("Enter");
  await expect(heading(page)).toHaveText(headingOf(ADDRESS));
  await expect(heading(page)).toBeFocused();
  await expectTop();
});

test("Back, Forward and a link find the test where it was left, with its answers; a reload begins it anew", async ({
  page,
}) => {
  await visit(page, "/programs");
  const link = footer(page).getByRole("link", { name: "Aptitude test" });
  await link.click();
  await button(page, "Start Test").click();
  const option = (name: string) => main(page).getByRole("radio", { name });
  for (const { options } of questions.slice(0, 2)) {
    await option(options[0]!).check({ force: true });
    await button(page, "Next").click();
  }
  await expect(page).toHaveURL(ADDRESS);
  const expectResumed = async () => {
    await expect(question(page)).toHaveText(questions[2]!.text);
    await expect(main(page).getByText("2 of 10 answered")).toBeVisible();
    await expect(
      main(page).getByText("You are back where you left the test."),
    ).toBeVisible();
  };
  await page.goBack();
  await expect(heading(page)).toHaveText(headingOf("/programs"));
  await page.goForward();
  await expectResumed();
  await follow(page, "About");
  await page.goBack();
  await expectResumed();
  await follow(page, "About");
  await link.click();
  await expectResumed();
  await page.reload();
  await ready(page);
  await expect(button(page, "Start Test")).toBeEnabled();
});

test("questions fit a phone, and results a desk and paper", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitWithoutTime(page, ADDRESS);
  await button(page, "Start Test").click();
  await page.clock.runFor(2000);
  await main(page).getByRole("radio").first().check();
  for (let index = 1; index < questions.length; index++)
    await button(page, "Next").click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(chat(page)).not.toBeInViewport();
  await page.evaluate(() => scrollBy(0, -8));
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
  const last = (await button(page, "Complete Test").boundingBox())!;
  expect(last.y + last.height).toBeLessThan(
    (await chat(page).boundingBox())!.y,
  );
  // Beside Previous, in one line.
  const first = (await button(page, "Previous").boundingBox())!;
  expect(last.height).toBe(first.height);

  // At a desk the fields of the results are in one row, and the programs in another.
  await button(page, "Complete Test").click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(heading(page)).toHaveText("Your results");
  const titles = await boxes(main(page).getByRole("heading", { level: 3 }));
  expect(titles).toHaveLength(6);
  expect(new Set(titles.map(({ top }) => Math.round(top))).size).toBe(2);
  const part = (name: string) => main(page).getByRole("region", { name });
  const [fields] = await boxes(part("Fields to read about"));
  const [programs] = await boxes(part("Suitable programs").locator("h2"));
  expect(programs!.top - fields!.bottom).toBeGreaterThan(24);

  // On paper the number of an answer is black on a white disc.
  await page.emulateMedia({ media: "print" });
  const disc = await main(page)
    .locator("[data-answered]")
    .evaluate((stop) => getComputedStyle(stop, "::before").backgroundColor);
  expect(disc).toBe("rgba(0, 0, 0, 0)");
});
