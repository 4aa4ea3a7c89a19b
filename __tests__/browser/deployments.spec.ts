import { rmSync } from "node:fs";
import { expect, type Page, test as base } from "@playwright/test";
import { type OwnServer, startServer, visitWithWorker } from "./ownServer";
import { headingOf, homeHeading } from "./pages";
import { release, taglineOf } from "./release";
import { follow, heading, ready } from "./site";

type Releases = { v1: string; v2: string };

/** Version 1 is served, and open in a tab with its worker active; each test then deploys version 2, old files gone. */
const test = base.extend<{ server: OwnServer }, { releases: Releases }>({
  releases: [
    async ({}, give) => {
      const releases = { v1: release(1), v2: release(2, "programs") };
      await give(releases);
      for (const folder of Object.values(releases))
        rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  server: async ({ releases }, give) => {
    const server = await startServer(releases.v1);
    await give(server);
    await server.stop();
  },
  baseURL: ({ server }, give) => give(server.address),
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

test("Back shows what is in memory; links and a reload lead to the new version, also after a rollback; a page that is gone leads home", async ({
  page,
  server,
  releases,
}) => {
  await follow(page, "Services");
  await expect(page).toHaveURL(/services$/);
  await server.serve(releases.v2);
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  await expectVersion(page, 1);
  await follow(page, "Germany", "Study in Germany");
  await expectVersion(page, 2);
  await follow(page, "Services");
  await expectVersion(page, 2);

  await server.serve(releases.v1);
  await page.reload();
  await expectVersion(page, 1);
  await server.serve(releases.v2);
  await follow(page, "Programs", homeHeading);
  await expect(page).toHaveURL(`${server.address}/`);
  await expectVersion(page, 2);
  await page.goto("/programs");
  await expect(page).toHaveURL(`${server.address}/`);
});

test("a second tab shows the new version; a message begun in the first is kept, until the next link", async ({
  page,
  context,
  server,
  releases,
}) => {
  await page.goto("/services");
  await expectVersion(page, 1);
  await page.getByLabel("Name").fill("Asha");
  await server.serve(releases.v2);
  const second = await context.newPage();
  await second.goto("/about");
  await expectVersion(second, 2);
  await expect.poll(() => worker(second)).toBe("waits");
  await expect(page.getByLabel("Name")).toHaveValue("Asha");
  await expectVersion(page, 1);
  await follow(page, "Scholarships");
  await expectVersion(page, 2);
});

test("until the new worker takes over, out of sight, the copy is the old version; then all of the new one is there without network", async ({
  page,
  context,
  server,
  releases,
}) => {
  await server.serve(releases.v2);
  await expect.poll(() => worker(page)).toBe("waits");
  // A slow network shows the copy.
  const release = server.hold();
  await page.goto("/services", { waitUntil: "commit" });
  await expect(heading(page)).toHaveText(headingOf("/services"));
  await expectVersion(page, 1);
  release();
  await server.stop();
  await follow(page, "Canada", "Study in Canada");
  await expectVersion(page, 1);
  await server.serve(releases.v2);
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
  await server.stop();
  for (const path of ["/", "/services", "/country/france"]) {
    await page.goto(path);
    await expectVersion(page, 2);
  }
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a page of the old version with its files gone still finds its way", async ({
    page,
    server,
    releases,
  }) => {
    await server.serve(releases.v2);
    await follow(page, "Germany", "Study in Germany");
    await expectVersion(page, 2);
  });
});
