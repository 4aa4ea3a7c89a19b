// Specification: 5.6
import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type OwnServer, startServer, visitWithWorker } from "./ownServer";
import { headingOf, homeHeading } from "./pages";
import { release, taglineOf } from "./release";
import { expect, follow, heading, ready, test as base } from "./site";

/** Version 1 is served, and open in a tab with its worker active; each test then deploys version 2, old files gone. */
const test = base.extend<{ host: OwnServer }>({
  host: async ({}, give) => {
    const server = await startServer(v1);
    await give(server);
    await server.stop();
  },
  baseURL: ({ host }, give) => give(host.address),
  page: async ({ page, serviceWorkers }, give) => {
    if (serviceWorkers === "allow") await visitWithWorker(page, "/about");
    else await page.goto("/about");
    await expectVersion(page, 1);
    await give(page);
  },
});

test.use({ serviceWorkers: "allow" });
// In one worker: the releases are made once.
test.describe.configure({ mode: "default" });

let v1: string;
let v2: string;
test.beforeAll(() => {
  [v1, v2] = [release(1), release(2, "programs")];
});
test.afterAll(() => {
  for (const folder of [v1, v2]) rmSync(folder, { recursive: true });
});

// Files are gone, and so is the network.
test.beforeEach(({ site }) =>
  site.expectErrors(/404|ERR_|no-response|MIME type/),
);

/** Layout, texts and code are of one version, and the page is there. */
async function expectVersion(page: Page, version: number) {
  await expect(page.getByText(taglineOf(version))).toBeVisible();
  await expect(heading(page)).not.toBeEmpty();
  await ready(page);
  // A page that was reloaded is shown before its scripts have come.
  await page.waitForFunction(`window.version === ${version}`);
}

const worker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.installing && !registration?.waiting)
      await registration?.update();
    return registration?.waiting ? "waits" : "is active";
  });

test("Back shows what is in memory; links and a reload lead to the new version; a lost page leads home", async ({
  page,
  host,
}) => {
  await follow(page, "Services");
  await expect(page).toHaveURL(/services$/);
  await host.serve(v2);
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  await expectVersion(page, 1);
  await follow(page, "Germany", "Study in Germany");
  await expectVersion(page, 2);
  await follow(page, "Services");
  await expectVersion(page, 2);

  await host.serve(v1);
  await page.reload();
  await expectVersion(page, 1);
  await host.serve(v2);
  await follow(page, "Programs", homeHeading);
  await expect(page).toHaveURL(`${host.address}/`);
  await expectVersion(page, 2);
  await page.goto("/programs");
  await expect(page).toHaveURL(`${host.address}/`);
});

test("a second tab shows the new version, the first keeps its message; the copy changes as a whole", async ({
  page,
  context,
  host,
}) => {
  await follow(page, "Services");
  await page.getByLabel("Name").fill("Asha");
  await host.serve(v2);
  const second = await context.newPage();
  await second.goto("/about");
  await expectVersion(second, 2);
  await expect.poll(() => worker(second)).toBe("waits");
  await second.close();
  await expect(page.getByLabel("Name")).toHaveValue("Asha");
  await expectVersion(page, 1);
  await follow(page, "Scholarships");
  await expectVersion(page, 2);

  // A slow network shows the copy.
  const release = host.hold();
  await page.goto("/services", { waitUntil: "commit" });
  await expect(heading(page)).toHaveText(headingOf("/services"));
  await expectVersion(page, 1);
  release();
  await host.stop();
  await follow(page, "Canada", "Study in Canada");
  await expectVersion(page, 1);
  await host.serve(v2);
  const turnAway = () =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", {
        value: "hidden",
        configurable: true,
      });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  // As when the visitor turns to another tab of the site: the browser says that one is in sight.
  await turnAway();
  expect(await worker(page)).toBe("waits");
  // As when they turn to another window.
  for (const each of context.serviceWorkers())
    await each.evaluate(() =>
      Object.assign((globalThis as unknown as { clients: object }).clients, {
        matchAll: async () => [{ visibilityState: "hidden" }],
      }),
    );
  await turnAway();
  await expect.poll(() => worker(page)).toBe("is active");
  await host.stop();
  for (const path of ["/", "/services", "/country/france"]) {
    await page.goto(path);
    await expectVersion(page, 2);
  }
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a page of the old version with its files gone still finds its way", async ({
    page,
    host,
  }) => {
    await host.serve(v2);
    await follow(page, "Germany", "Study in Germany");
    await expectVersion(page, 2);
  });
});
