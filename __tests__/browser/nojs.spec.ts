import type { Page } from "@playwright/test";
import {
  aptitudeTexts,
  countries,
  countryPages,
  homeHeading,
  routes,
  scholarships,
  site as settings,
} from "./pages";
import { expect, test } from "./site";

test.use({ javaScriptEnabled: false });

/** Playwright does not look for text inside <noscript>. */
const explanation = (page: Page) => page.locator("main noscript p");
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

test("without JavaScript every route reads whole, and says what needs it", async ({
  page,
}) => {
  test.slow();
  for (const { path, heading } of [...routes, countryPages[0]!]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(h1(page)).toHaveText([heading]);
    for (const part of ["banner", "contentinfo"] as const)
      await expect(page.getByRole(part)).toBeVisible();
    const words = (await page.getByRole("main").innerText()).split(/\s+/);
    expect(words.length, path).toBeGreaterThan(50);
    const hasForm = await page.locator("form:has(textarea)").count();
    const needsIt =
      path === "/aptitude-test"
        ? aptitudeTexts.withoutJavaScript
        : settings.contact.withoutJavaScript;
    if (hasForm || path === "/aptitude-test") {
      await expect(explanation(page)).toHaveText(needsIt);
      await expect(explanation(page)).toBeVisible();
    }
  }
});

test("without JavaScript the form submits nothing", async ({
  page,
  baseURL,
}) => {
  await page.goto("/about");
  const form = page.locator("form");
  await expect(form.getByRole("button")).toBeDisabled();
  await form.getByRole("textbox", { name: "Name" }).fill("Asha");
  await form.getByRole("textbox", { name: "Message" }).fill("Hello");
  await form.getByRole("textbox", { name: "Email" }).fill("a@example.com");
  await form.getByRole("textbox", { name: "Email" }).press("Enter");
  await expect(page).toHaveURL(`${baseURL}/about`);
  await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Asha");
});

test("without JavaScript an unknown path ends at /, and a country that is not listed reads Study abroad", async ({
  page,
  baseURL,
}) => {
  await page.goto("/nowhere");
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(h1(page)).toHaveText([homeHeading]);
  await page.goto("/country/new-zealand");
  await expect(h1(page)).toHaveText(["Study abroad"]);
  const main = page.getByRole("main");
  for (const words of ["Partner Universities", "Degree Programs"])
    await expect(main.getByText(words)).toBeVisible();
  for (const { name } of countries)
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
});

test("without JavaScript all 12 scholarships are there to read, without a button that would do nothing, and the search leads to an address", async ({
  page,
}) => {
  await page.goto("/scholarships");
  const cards = page.locator('li[id^="award-"]:visible');
  await expect(cards).toHaveCount(scholarships.length);
  for (const { title, eligibility } of scholarships)
    await expect(cards.filter({ hasText: title })).toContainText(eligibility);
  await expect(page.getByText("Showing 12 of 12 scholarships")).toBeVisible();
  await expect(
    page.getByRole("button", { name: /Share|calendar/ }),
  ).toHaveCount(0);
  await page.getByRole("searchbox").fill("maple");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/scholarships\?q=maple&/);
  await expect(cards).toHaveCount(scholarships.length);
});

test("without JavaScript the dropdown and the mobile menu open and lead to a country", async ({
  page,
}) => {
  await page.goto("/about");
  const header = page.getByRole("banner");
  const menu = (text: string) => header.locator("summary", { hasText: text });
  const link = (name: string) =>
    header.getByRole("link", { name, exact: true });
  await expect(link("Norway")).toBeHidden();
  await menu("Destinations").click();
  await expect(header.locator('a[href^="/country/"]:visible')).toHaveCount(20);
  await link("Norway").click();
  await expect(page).toHaveURL("/country/norway");

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link("Services")).toBeHidden();
  await menu("Menu").click();
  await expect(link("Services")).toBeVisible();
  await link("Services").hover();
  await page.mouse.wheel(0, 400);
  await menu("Destinations").click();
  await expect(link("Belgium")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await link("Belgium").click();
  await expect(page).toHaveURL("/country/belgium");
  await expect(h1(page)).toHaveText(["Study in Belgium"]);
});

test("without JavaScript the carousel scrolls, and its buttons claim nothing", async ({
  page,
}) => {
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Study destinations" });
  for (const button of await carousel.getByRole("button").all())
    await expect(button).toBeDisabled();
  const cards = carousel.getByRole("listitem");
  await cards.first().hover();
  await page.mouse.wheel(816, 0);
  await expect(cards.nth(2)).toBeInViewport({ ratio: 0.5 });
  await expect(cards.first()).not.toBeInViewport();
});
