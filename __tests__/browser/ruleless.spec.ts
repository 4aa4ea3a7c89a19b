import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, type Page, test as base } from "@playwright/test";
import sirv from "sirv";
import { listenAnywhere } from "../../scripts/listen";
import { FLAGS, ready } from "./site";

/** A host that knows neither rules nor headers, as GitHub Pages answers: a file, or the page of its name, or 404.html. */
function answers() {
  const files = sirv("public", {
    dev: true,
    extensions: ["html"],
    onNoMatch(_, response) {
      response.writeHead(404, { "Content-Type": "text/html" });
      response.end(readFileSync("public/404.html"));
    },
  });
  return createServer((request, response) => files(request, response));
}

/** Missing pages, flags that no host gives here, and no worker, which Playwright blocks by giving nothing. */
const EXPECTED = /404|ERR_FAILED|service worker registration/;

const test = base.extend<{ trouble: string[] }>({
  baseURL: async ({}, give) => {
    const server = answers();
    await give(await listenAnywhere(server));
    server.closeAllConnections();
    server.close();
  },
  trouble: async ({ page }, give) => {
    const trouble: string[] = [];
    await page.route(FLAGS, (route) => route.abort());
    page.on("pageerror", ({ message }) => trouble.push(message));
    page.on("console", (message) => {
      if (message.type() === "error" && !EXPECTED.test(message.text()))
        trouble.push(message.text());
    });
    await give(trouble);
    expect(trouble).toEqual([]);
  },
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("an address we link to is answered at once, without a hop", async ({
  request,
  baseURL,
}) => {
  for (const address of ["/", "/about", "/country/france"]) {
    const response = await request.get(`${baseURL}${address}`, {
      maxRedirects: 0,
    });
    expect([address, response.status()]).toEqual([address, 200]);
  }
});

test("an unknown address leads home, and a country that is not listed has its page, without an error", async ({
  page,
  trouble,
}) => {
  for (const address of ["/nowhere", "/country/a/b"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(heading(page)).toHaveCount(1);
  }
  await page.goto("/country/new-zealand");
  await expect(heading(page)).toHaveText("Study in New Zealand");
  await ready(page);
  expect(trouble).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown address leads home too", async ({ page }) => {
    for (const address of ["/nowhere", "/country/new-zealand"]) {
      await page.goto(address);
      await expect(page).toHaveURL(/:\d+\/$/);
    }
  });
});
