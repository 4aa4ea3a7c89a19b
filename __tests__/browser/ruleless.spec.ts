import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { FLAGS, ready } from "./site";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const isFile = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isFile();

/** A host that knows neither rules nor headers, as GitHub Pages answers: a file, or the page of its name, or 404.html. */
const answers = (): Server =>
  createServer((request, response) => {
    const name = decodeURI(request.url!.replace(/[?#].*/, ""));
    const file = ["", ".html", "/index.html"]
      .map((ending) => path.join("public", name + ending))
      .find(isFile);
    response.writeHead(file ? 200 : 404, {
      "Content-Type": TYPES[path.extname(file ?? "404.html")] ?? "text/plain",
    });
    response.end(readFileSync(file ?? "public/404.html"));
  });

/** Missing pages, flags that no host gives here, and no worker, which Playwright blocks by giving nothing. */
const EXPECTED = /404|ERR_FAILED|service worker registration/;

const test = base.extend<{ trouble: string[] }>({
  baseURL: async ({}, give) => {
    const server = answers();
    await new Promise<void>((resolve) =>
      server.listen(0, "127.0.0.1", resolve),
    );
    await give(`http://localhost:${(server.address() as AddressInfo).port}`);
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

test("an unknown address leads home", async ({ page, trouble }) => {
  expect(trouble).toEqual([]);
  for (const address of ["/nowhere", "/privacy", "/country/a/b"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(heading(page)).toHaveCount(1);
  }
});

test("a country that is not listed has its page, drawn without a word from React", async ({
  page,
  trouble,
}) => {
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
