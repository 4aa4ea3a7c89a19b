import type { Page } from "@playwright/test";
import { headingOf } from "./pages";
import {
  drawn,
  expect,
  footer,
  heading,
  hold,
  ready,
  test,
  visit,
} from "./site";

// With real pages. Every order in which they may come: lib/navigation.

const ABOUT_DATA = /page-data\/about\/page-data\.json/;
const ABOUT_SCRIPT = /component---src-pages-about-.*\.js/;

const press = (page: Page, name: string) =>
  footer(page).getByRole("link", { name, exact: true }).click();

/** The page of this name is shown, by its address and its title. */
async function isShown(page: Page, name: string) {
  const path = `/${name.toLowerCase()}`;
  await expect(heading(page)).toHaveText([headingOf(path)]);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
}

/** A document that has loaded no page but Services; the one before it in the history is About. */
async function visitServicesAfterAbout(page: Page) {
  await visit(page, "/about");
  await press(page, "Services");
  await isShown(page, "Services");
  await page.reload();
  await ready(page);
}

/** All that was held back of About has come, and Gatsby has had the time to draw it. */
async function allHasCome(page: Page, release: () => void) {
  release();
  await page.evaluate(async () => {
    await window.___loader.loadPage("/about");
  });
  await drawn(page);
  await drawn(page);
}

for (const [what, late] of [
  ["data", ABOUT_DATA],
  ["script", ABOUT_SCRIPT],
] as const)
  test(`a page whose ${what} comes late does not take away one that was asked for later, nor what is typed there @everywhere`, async ({
    page,
  }) => {
    await visit(page, "/programs");
    const release = await hold(page, late);
    await press(page, "About");
    await press(page, "Services");
    await isShown(page, "Services");
    await expect(page.locator("#gatsby-announcer")).toHaveText(
      `Navigated to ${headingOf("/services")}`,
    );
    await page.getByRole("textbox", { name: "Name" }).fill("Asha Rao");
    await allHasCome(page, release);
    await isShown(page, "Services");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(
      "Asha Rao",
    );
    await press(page, "About");
    await isShown(page, "About");
  });

test("Back to a page that comes late leaves the page that is shown alone until then @everywhere", async ({
  page,
}) => {
  await visitServicesAfterAbout(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Asha Rao");
  const release = await hold(page, ABOUT_DATA);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/about");
  await page.evaluate(() => history.forward());
  await isShown(page, "Services");
  await allHasCome(page, release);
  await isShown(page, "Services");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(
    "Asha Rao",
  );
  await page.evaluate(() => history.back());
  await isShown(page, "About");
});
