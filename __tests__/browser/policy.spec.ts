import { expect, type Page, test as base } from "@playwright/test";
import { type OwnServer, startServer, visitWithWorker } from "./ownServer";
import { FLAGS, ready } from "./site";

const PAGES = [
  "/",
  "/about",
  "/programs",
  "/education-support",
  "/online-education",
  "/services",
  "/aptitude-test",
  "/scholarships",
  "/country/new-zealand",
  "/country/uk",
  // The one with a photo.
  "/country/germany",
];

/** With the worker active; the other browser tests watch for violations in every widget without it. */
const test = base.extend<{ server: OwnServer; violations: string[] }>({
  server: async ({}, give) => {
    const server = await startServer();
    await give(server);
    await server.stop();
  },
  serviceWorkers: "allow",
  violations: async ({ page }, give) => {
    const violations: string[] = [];
    await page.context().route(FLAGS, (route) => route.abort());
    await page.exposeFunction("violated", (what: string) =>
      violations.push(what),
    );
    await page.addInitScript(() =>
      document.addEventListener("securitypolicyviolation", (event) => {
        const { violated } = window as unknown as {
          violated(what: string): void;
        };
        const { effectiveDirective, blockedURI } = event;
        violated(`${location.pathname}: ${effectiveDirective} ${blockedURI}`);
      }),
    );
    await give(violations);
  },
});

test.setTimeout(120_000);

/** The browser knows of its violations a little later. */
const settle = (page: Page) => page.waitForTimeout(100);

test("no page goes against its policy, opened or reached by link, with the worker active", async ({
  page,
  server,
  violations,
}) => {
  await visitWithWorker(page, `${server.address}/about`);
  for (const path of PAGES) {
    await page.goto(server.address + path);
    await ready(page);
  }
  const links = page.getByRole("contentinfo").getByRole("link");
  for (const name of ["Services", "Scholarships", "About", "Germany"]) {
    await links.filter({ hasText: name }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  await settle(page);
  expect(violations).toEqual([]);
});

test("what a page's policy forbids does not run, and is noticed here", async ({
  page,
  server,
  violations,
}) => {
  await page.goto(`${server.address}/programs`);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    document.body.setAttribute("style", "color: red");
    document.body.insertAdjacentHTML(
      "beforeend",
      '<p style="color: red"></p><style>p { color: red }</style><img src="https://example.org/x.png">',
    );
  });
  await expect
    .poll(() => new Set(violations.map((line) => line.split(" ")[1])))
    .toEqual(
      new Set([
        "img-src",
        "script-src-elem",
        "style-src-attr",
        "style-src-elem",
      ]),
    );
  expect(await page.evaluate("window.ran")).toBeUndefined();
});
