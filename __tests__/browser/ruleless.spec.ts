import { readFileSync } from "node:fs";
import sirv from "sirv";
import { startServer } from "./ownServer";
import { expect, heading, ready, type Served, test as base } from "./site";

/** A host that knows neither rules nor headers, as GitHub Pages answers: a file, or the page of its name, or 404.html. */
const answer = sirv("public", {
  dev: true,
  extensions: ["html"],
  onNoMatch(_, response) {
    response.writeHead(404, { "Content-Type": "text/html" });
    response.end(readFileSync("public/404.html"));
  },
});

const test = base.extend<object, { server: Served }>({
  server: [
    async ({}, give) => {
      const server = await startServer(answer);
      await give(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test.beforeEach(({ site }) => site.expectErrors(/404/));

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
}) => {
  for (const address of ["/nowhere", "/country/a/b"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(heading(page)).toHaveCount(1);
  }
  await page.goto("/country/new-zealand");
  await expect(heading(page)).toHaveText("Study in New Zealand");
  await ready(page);
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
