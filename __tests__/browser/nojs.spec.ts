import type { Page } from "@playwright/test";
import {
  aptitudeTexts,
  countries,
  countryPages,
  homeHeading,
  homeward,
  routes,
  scholarships,
  site as settings,
} from "./pages";
import { expect, test } from "./site";

test.use({ javaScriptEnabled: false });

/** Playwright does not look for text inside <noscript>. */
const explanation = (page: Page) => page.locator("main noscript p");
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

test("without JavaScript every route reads whole", async ({ page }) => {
  test.slow();
  for (const { path, heading } of [...routes, ...countryPages]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(h1(page)).toHaveText([heading]);
    await expect(h1(page)).toBeVisible();
    const words = (await page.getByRole("main").innerText()).split(/\s+/);
    expect(words.length, path).toBeGreaterThan(50);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveTitle(/\w/);
  }
});

test("without JavaScript every link leads to a page", async ({ page }) => {
  test.slow();
  const known = new Map<string, string>();
  for (const { path } of [
    ...routes,
    ...countryPages,
    { path: "/country/new-zealand" },
  ]) {
    await page.goto(path);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      if (link.startsWith("#"))
        await expect(page.locator(link), `${link} on ${path}`).toHaveCount(1);
      else known.set(link, path);
    }
  }
  await Promise.all(
    [...known].map(async ([link, path]) => {
      const where = `${link} on ${path}`;
      if (!link.startsWith("/"))
        return expect(link).toMatch(
          /^(https:\/\/wa\.me\/\d+|tel:\+\d+$|mailto:\S+@)/,
        );
      const response = await page.request.get(link);
      expect(response.status(), where).toBe(200);
      const { pathname, hash } = new URL(link, response.url());
      const isHomeward = (homeward as readonly string[]).includes(pathname);
      expect(new URL(response.url()).pathname, where).toBe(
        isHomeward ? "/" : pathname,
      );
      if (hash)
        expect(await response.text(), where).toContain(`id="${hash.slice(1)}"`);
    }),
  );
  expect([...known.keys()].filter((link) => link.startsWith("/"))).toEqual(
    expect.arrayContaining([
      ...routes.map(({ path }) => path),
      ...countryPages.map(({ path }) => path),
      ...["/privacy", "/terms", "/cookies"],
    ]),
  );
});

test("without JavaScript unknown paths end at /", async ({ page, baseURL }) => {
  for (const path of homeward) {
    await page.goto(path);
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(h1(page)).toHaveText([homeHeading]);
  }
});

test("without JavaScript the 404 page leads to / where the host knows no redirects", async ({
  page,
  site,
  baseURL,
}) => {
  site.expectTrouble(/404 \(Not Found\)/);
  const notFound = await page.request.get("/404.html");
  await page.route("**/some/where", async (route) =>
    route.fulfill({
      status: 404,
      contentType: "text/html",
      body: await notFound.text(),
    }),
  );
  await page.goto("/some/where");
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(h1(page)).toHaveText([homeHeading]);
});

test("without JavaScript a country that is not listed reads Study abroad, with the placeholders and the 20", async ({
  page,
}) => {
  await page.goto("/country/new-zealand");
  await expect(h1(page)).toHaveText(["Study abroad"]);
  const main = page.getByRole("main");
  for (const words of ["Partner Universities", "Degree Programs"])
    await expect(main.getByText(words)).toBeVisible();
  for (const { name } of countries)
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
});

test("without JavaScript all 12 scholarships are there to read", async ({
  page,
}) => {
  await page.goto("/scholarships");
  for (const { title, eligibility, field } of scholarships) {
    const card = page.getByRole("listitem").filter({ hasText: title });
    await expect(card).toBeVisible();
    await expect(card).toContainText(eligibility);
    await expect(card).toContainText(field);
  }
  await expect(page.getByText("Showing 12 of 12 scholarships")).toBeVisible();
});

test("without JavaScript the search of the scholarships leads to an address that can be shared", async ({
  page,
}) => {
  await page.goto("/scholarships");
  await page.getByRole("searchbox").fill("maple");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/scholarships\?q=maple&/);
  await expect(page.getByText("Maple Doctoral Fellowship")).toBeVisible();
});

test("without JavaScript the form explains itself, and submits nothing", async ({
  page,
  baseURL,
}) => {
  for (const address of [
    ...["/about", "/services", "/online-education", "/education-support"],
  ]) {
    await page.goto(address);
    await expect(explanation(page)).toHaveText(
      settings.contact.withoutJavaScript,
    );
    await expect(explanation(page)).toBeVisible();
    const form = page.locator("form");
    await expect(form.getByRole("button")).toBeDisabled();
    await form.getByRole("textbox", { name: "Name" }).fill("Asha");
    await form.getByRole("textbox", { name: "Email" }).fill("a@example.com");
    await form.getByRole("textbox", { name: "Message" }).fill("Hello");
    await form.getByRole("textbox", { name: "Email" }).press("Enter");
    await expect(page).toHaveURL(`${baseURL}${address}`);
    await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue(
      "Asha",
    );
  }
});

test("without JavaScript the aptitude page says that it needs JavaScript", async ({
  page,
}) => {
  await page.goto("/aptitude-test");
  await expect(explanation(page)).toHaveText(aptitudeTexts.withoutJavaScript);
  await expect(explanation(page)).toBeVisible();
});

test("without JavaScript the Destinations dropdown opens and leads to a country", async ({
  page,
}) => {
  await page.goto("/about");
  const header = page.getByRole("banner");
  const link = header.getByRole("link", { name: "Norway", exact: true });
  await expect(link).toBeHidden();
  await header.locator("summary", { hasText: "Destinations" }).click();
  await expect(link).toBeVisible();
  await expect(header.locator('a[href^="/country/"]')).toHaveCount(20);
  await link.click();
  await expect(page).toHaveURL("/country/norway");
  await expect(h1(page)).toHaveText(["Study in Norway"]);
});

test("without JavaScript the mobile menu opens, with Destinations inside", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  const header = page.getByRole("banner");
  const services = header.getByRole("link", { name: "Services" });
  await expect(services).toBeHidden();
  await header.locator("summary", { hasText: "Menu" }).click();
  await expect(services).toBeVisible();
  await services.hover();
  await page.mouse.wheel(0, 400);
  await header.locator("summary", { hasText: "Destinations" }).click();
  const link = header.getByRole("link", { name: "Belgium", exact: true });
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await link.click();
  await expect(page).toHaveURL("/country/belgium");
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
