import { readFileSync } from "node:fs";
import sirv from "sirv";
import { startServer } from "./ownServer";
import { expect, heading, type Served, test as base } from "./site";

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

/** An unknown address leads home; a country that is not listed has its page, where there are scripts to draw it. */
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without", () => {
    test.use({ javaScriptEnabled });

    test("every address leads to a page", async ({ page, baseURL }) => {
      for (const address of ["/", "/country/france"]) {
        const response = await page.goto(address);
        // At once, without a hop.
        expect(response!.status()).toBe(200);
        expect(response!.request().redirectedFrom()).toBeNull();
      }
      await page.goto("/country/a/b");
      await expect(page).toHaveURL(`${baseURL}/`);
      await expect(heading(page)).toHaveCount(1);
      await page.goto("/country/new-zealand");
      if (javaScriptEnabled)
        await expect(heading(page)).toHaveText("Study in New Zealand");
      else await expect(page).toHaveURL(`${baseURL}/`);
    });
  });
