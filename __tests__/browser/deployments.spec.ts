import { rmSync } from "node:fs";
import {
  expect,
  type Page,
  type BrowserContext,
  test as base,
} from "@playwright/test";
import { type OwnServer, startServer, visitWithWorker } from "./ownServer";
import { headingOf } from "./pages";
import { release, taglineOf } from "./release";
import { FLAGS, ready, retime } from "./site";

type Releases = { v1: string; v2: string };
type Fixtures = { server: OwnServer; context: BrowserContext; page: Page };

/** Version 1 is served, and open in a tab with its worker active; each test then deploys version 2, old files gone. */
const test = base.extend<Fixtures, { releases: Releases }>({
  releases: [
    async ({}, give) => {
      const releases = { v1: release(1), v2: release(2, ["programs"]) };
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
  context: async ({ browser, server }, give) => {
    const context = await browser.newContext({
      baseURL: server.address,
      serviceWorkers: "allow",
    });
    await context.route(FLAGS, (route) => route.abort());
    await give(context);
    await context.close();
  },
  page: async ({ context }, give) => {
    const page = await context.newPage();
    // The worker is registered at once, and not a moment after the load (src/delivery/browser/offline.ts). No answer about
    // the version comes too late (src/delivery/browser/versions.ts), however slow the machine is.
    await retime(page, { 2000: 0, 500: null });
    await visitWithWorker(page, "/about");
    await expectVersion(page, 1);
    await give(page);
  },
});

// One worker for all, so that each release is made once.
test.describe.configure({ mode: "default", timeout: 120_000 });

/** Layout, texts and code are of one version, and the page is there. */
async function expectVersion(page: Page, version: number) {
  await expect(page.getByText(taglineOf(version))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await ready(page);
  // A page that was reloaded stands before its scripts have come.
  await page.waitForFunction(`window.version === ${version}`);
}

/** Waits until the new version is installed and waits its turn. */
const newWorkerWaits = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          if (!registration?.installing && !registration?.waiting)
            await registration?.update();
          return Boolean(registration?.waiting);
        }),
      { timeout: 60_000 },
    )
    .toBe(true);

const isWaiting = (page: Page) =>
  page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
  );

/** As when the visitor turns to another window. A headless browser has none, so page and worker are told. */
async function turnAway(page: Page) {
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate(`clients.matchAll = async () => []`);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

const follow = (page: Page, name: string) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name, exact: true })
    .click();

/** Waits until Gatsby has all of a page in memory. */
const inMemory = (page: Page, path: string) =>
  page.waitForFunction((path) => window.___loader?.loadPageSync(path), path);

/** The server's last answer holds for a second (src/delivery/browser/versions.ts): the page's clock goes on by that. */
const aSecondLater = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1000;
  });

test("a link leads to the new version, seen before or not, or fetched ahead; so do Back, Forward and a reload", async ({
  page,
  server,
  releases,
}) => {
  await server.serve(releases.v2);
  await follow(page, "Services");
  await expect(page).toHaveURL(/services$/);
  await expectVersion(page, 2);
  await follow(page, "Germany");
  await expectVersion(page, 2);

  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "About", exact: true })
    .hover();
  await inMemory(page, "/about");
  await server.serve(releases.v1);
  await aSecondLater(page);
  await follow(page, "About");
  await expect(page).toHaveURL(/about$/);
  await expectVersion(page, 1);

  await follow(page, "Services");
  // The address changes first: who goes back before the page is there has never left.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    headingOf("/services"),
  );
  await server.serve(releases.v2);
  await aSecondLater(page);
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  await expectVersion(page, 2);
  await server.serve(releases.v1);
  await aSecondLater(page);
  await page.goForward();
  await expect(page).toHaveURL(/services$/);
  await expectVersion(page, 1);
  await server.serve(releases.v2);
  await page.reload();
  await expectVersion(page, 2);
});

test("a second tab shows the new version; a message begun in the first is kept", async ({
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
  await newWorkerWaits(second);
  await expect(page.getByLabel("Name")).toHaveValue("Asha");
  await expectVersion(page, 1);
  await follow(page, "Scholarships");
  await expectVersion(page, 2);
});

test("a page that is gone leads home", async ({ page, server, releases }) => {
  await server.serve(releases.v2);
  await follow(page, "Programs");
  await expect(page).toHaveURL(`${server.address}/`);
  await expectVersion(page, 2);
  await page.goto("/programs");
  await expect(page).toHaveURL(`${server.address}/`);
  await expectVersion(page, 2);
});

test("without network before the new version is there, all of the old one works", async ({
  page,
  server,
  releases,
}) => {
  // The network goes after a few of the new version's files have come.
  await server.serve(releases.v2);
  server.delay(150);
  const before = server.asked.length;
  await page.reload();
  await expect
    .poll(
      () =>
        server.asked.slice(before).filter((path) => /WB_REVISION/.test(path))
          .length,
      { timeout: 30_000 },
    )
    .toBeGreaterThan(3);
  await server.stop();
  for (const path of ["/", "/services", "/country/france", "/programs"]) {
    await page.goto(path);
    await expectVersion(page, 1);
  }
  server.delay(0);
  await server.serve(releases.v2);
  await page.goto("/country/france");
  await expectVersion(page, 2);
});

test("the new worker takes over when nobody looks, and then all of the new version is there without network", async ({
  page,
  server,
  releases,
}) => {
  await page.goto("/services");
  await expectVersion(page, 1);
  await page.getByLabel("Name").fill("Asha");
  await server.serve(releases.v2);
  await newWorkerWaits(page);
  await turnAway(page);
  await expect.poll(() => isWaiting(page), { timeout: 30_000 }).toBe(false);
  await expect(page.getByLabel("Name")).toHaveValue("Asha");
  await server.stop();
  for (const path of ["/", "/services", "/country/france"]) {
    await page.goto(path);
    await expectVersion(page, 2);
  }
});

test("a worker never takes over under somebody's eyes", async ({
  page,
  context,
  server,
  releases,
}) => {
  const other = await context.newPage();
  await other.goto("/services");
  await server.serve(releases.v2);
  await newWorkerWaits(page);
  // One of two pages out of sight is not enough: the worker itself looks at all of them.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration!.waiting!;
    worker.postMessage({ gatsbyApi: "skipWaitingUnseen" });
    // Its answers to later messages come after what it does about this one.
    for (let message = 0; message < 5; message++)
      await new Promise((answered) => {
        const once = { once: true };
        navigator.serviceWorker.addEventListener("message", answered, once);
        worker.postMessage({ gatsbyApi: "isCopy" });
      });
  });
  expect(await isWaiting(page)).toBe(true);
});

test("a slow network shows the copy, of one version", async ({
  page,
  server,
  releases,
}) => {
  await server.serve(releases.v2);
  server.delay(5000);
  await page.goto("/services", { waitUntil: "commit" });
  await expectVersion(page, 1);
  server.delay(0);
});

test("a page of the old version with its files gone still finds its way", async ({
  server,
  releases,
  browser,
}) => {
  // Without a worker: the only copy is the open page itself.
  const context = await browser.newContext({
    baseURL: server.address,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto("/about");
  await expectVersion(page, 1);
  await server.serve(releases.v2);
  await follow(page, "Germany");
  await expectVersion(page, 2);
  await context.close();
});
