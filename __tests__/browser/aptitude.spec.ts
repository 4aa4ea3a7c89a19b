// Specification: 4.6, 6.3
import type { Locator, Page } from "@playwright/test";
import { aptitudeTest, headingOf } from "./pages";
import { expect, heading, main, ready, test, visit } from "./site";

const ADDRESS = "/aptitude-test";
const { questions } = aptitudeTest;

const button = (page: Page, name: string) =>
  main(page).getByRole("button", { name });
const question = (page: Page) => main(page).locator("#question");

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
  await expect(page).toHaveURL(ADDRESS);
  await expect(button(page, "Back to your results")).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(button(page, "Back to your results")).toHaveCount(0);
});
