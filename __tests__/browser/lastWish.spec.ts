import type { Page } from "@playwright/test";
import { headingOf } from "./pages";
import { drawn, expect, footer, heading, hold, test, visit } from "./site";

// With real pages. Every order in which they may come: lib/navigation.

/** Data and script of the about page. */
const LATE = /page-data\/about\/|component---src-pages-about-/;

const press = (page: Page, name: string) =>
  footer(page).getByRole("link", { name, exact: true }).click();

/** The page of this name is shown, by its address and its title. */
async function isShown(page: Page, name: string) {
  const path = `/${name.toLowerCase()}`;
  await expect(heading(page)).toHaveText([headingOf(path)]);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
}

test("a page that comes late takes away neither a later one nor what is typed there @everywhere", async ({
  page,
}) => {
  await visit(page, "/programs");
  const release = await hold(page, LATE);
  await press(page, "About");
  await press(page, "Services");
  await isShown(page, "Services");
  await expect(page.locator("#gatsby-announcer")).toHaveText(
    `Navigated to ${headingOf("/services")}`,
  );
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Asha Rao");
  // Back, to a page that is on its way all the same, and forth.
  await page.evaluate(() => history.back());
  await isShown(page, "Programs");
  await page.evaluate(() => history.forward());
  await isShown(page, "Services");
  await name.fill("Asha Rao");
  release();
  await page.evaluate(async () => {
    await window.___loader.loadPage("/about");
  });
  // Gatsby has had the time to draw it.
  await drawn(page);
  await drawn(page);
  await isShown(page, "Services");
  await expect(name).toHaveValue("Asha Rao");
  await press(page, "About");
  await isShown(page, "About");
});
