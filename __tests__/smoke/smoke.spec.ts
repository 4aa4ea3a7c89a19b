import { readdirSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { prefixOf } from "../../scripts/serve";
import { startServer, visitWithWorker } from "../browser/ownServer";
import { expect, ready, test as base, visit } from "../browser/site";

// Of a site with any content nothing is known but its roles. Each visit must end without an error in the console, one that
// is thrown, or one against the security policy (../browser/site.ts).

const prefix = prefixOf("public");
const pages = readdirSync("public", { recursive: true })
  .map((file) => `/${String(file)}`)
  .filter((file) => file.endsWith("/index.html"))
  .map((file) => file.replace(/(.)?\/index\.html$/, "$1") || "/");

const test = base.extend<{ ownPath: void }>({
  baseURL: ({ server }, give) => give(`${server.address}${prefix}/`),
  ownPath: [
    async ({ context, baseURL, site }, use) => {
      // Flags and the contact form's endpoint may be anywhere; the policy knows where.
      site.expectErrors(/^request: https:/);
      await answerForOthers(context);
      const outside: string[] = [];
      const { origin, href } = new URL(baseURL!);
      context.on("request", (request) => {
        const url = request.url();
        if (url.startsWith(`${origin}/`) && !url.startsWith(href))
          outside.push(url);
      });
      await use();
      expect(outside).toEqual([]);
    },
    { auto: true },
  ],
});

const answerForOthers = (context: BrowserContext) =>
  context.route(/^https:/, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>`,
    }),
  );

const main = (page: Page) => page.getByRole("main");

test("every page loads, with all its pictures", async ({ page }) => {
  test.setTimeout(60_000 + pages.length * 5_000);
  for (const path of pages) {
    const response = await visit(page, prefix + path);
    expect(response!.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    const broken = await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = "eager";
          return image.decode().then(
            () => "",
            () => image.currentSrc,
          );
        }),
      ),
    );
    expect(broken.filter(Boolean), path).toEqual([]);
  }
});

test("links lead to other pages and home again", async ({ page }) => {
  await visit(page, `${prefix}/about`);
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.and(page.locator('a[href$="/services"]')).first().click();
  await expect(page).toHaveURL(`${prefix}/services`);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(`${prefix}/`);
  await ready(page);
});

test("an address that nobody knows leads home, and one of an unlisted country to its page", async ({
  page,
}) => {
  await visit(page, `${prefix}/nowhere`);
  await expect(page).toHaveURL(`${prefix}/`);
  await visit(page, `${prefix}/country/nowhere-land`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Nowhere Land",
  );
});

test("the carousel shows the next country", async ({ page }) => {
  await visit(page, `${prefix}/`);
  const dots = page.getByRole("button", { name: /^Show / });
  test.skip((await dots.count()) < 2, "fewer than two countries have a card");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
});

test("the finder of scholarships finds nothing, and all of them again", async ({
  page,
}) => {
  await visit(page, `${prefix}/scholarships`);
  const awards = main(page).locator('li[id^="award-"]');
  const all = await awards.count();
  await main(page).getByRole("searchbox").fill("no such word");
  await expect(awards).toHaveCount(0);
  await main(page).getByRole("searchbox").fill("");
  await expect(awards).toHaveCount(all);
});

test("the aptitude test begins and takes an answer", async ({ page }) => {
  await visit(page, `${prefix}/aptitude-test`);
  await main(page).getByRole("button").first().click();
  const answer = main(page).getByRole("radio").first();
  await answer.check();
  await expect(answer).toBeChecked();
});

test("the contact form asks for what is missing", async ({ page }) => {
  await visit(page, `${prefix}/services`);
  const form = main(page).locator("form");
  await form.locator('button[type="submit"]').click();
  await expect(form.getByRole("textbox").first()).toBeFocused();
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("the offline copy installs, and opens pages without network", async ({
    page,
    site,
  }) => {
    // A server of its own, to be stopped.
    site.expectErrors(/^request: http:\/\/localhost/);
    const server = await startServer();
    const address = server.address + prefix;
    await visitWithWorker(page, `${address}/`);
    // What the page fetches ahead would fail.
    await page.waitForLoadState("networkidle");
    await server.stop();
    for (const path of ["/", pages.at(-1)!, "/country/nowhere-land"]) {
      await page.goto(address + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await ready(page);
    }
  });
});
