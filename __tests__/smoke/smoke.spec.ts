// Specification: 2.1, 2.8
import { existsSync, readdirSync } from "node:fs";
import { prefixOf } from "../../scripts/siteServer";
import { startServer, visitWithWorker } from "../browser/ownServer";
import { waitForPictures } from "../browser/pictures";
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
      // Flags and the contact form's endpoint may be anywhere, and are not reached: the policy knows where.
      site.expectErrors(/^(request:|console: .*ERR_NAME_NOT_RESOLVED) https:/);
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

test("every page loads, with all its pictures", async ({ page }) => {
  for (const path of pages) {
    const response = await visit(page, prefix + path);
    expect(response!.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await waitForPictures(page);
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

test("an unknown address leads home, or to its country", async ({ page }) => {
  await visit(page, `${prefix}/nowhere`);
  await expect(page).toHaveURL(`${prefix}/`);
  await visit(page, `${prefix}/country/nowhere-land`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Nowhere Land",
  );
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });
  test.skip(!existsSync("public/sw.js"), "gatsby-plugin-offline-pages is off");

  test("the offline copy opens pages", async ({ page, site }) => {
    // Another server, to be stopped.
    site.expectErrors(/^request: http:\/\/localhost/);
    const server = await startServer();
    const address = server.address + prefix;
    await visitWithWorker(page, `${address}/`);
    // What the page still fetches ahead would fail.
    await page.goto("about:blank");
    await server.stop();
    for (const path of ["/", pages.at(-1)!, "/country/nowhere-land"]) {
      await page.goto(address + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await ready(page);
    }
  });
});
