import { readFileSync } from "node:fs";
import {
  expect,
  type Page,
  type BrowserContext,
  test as base,
} from "@playwright/test";
import { date, dayIn, fill } from "../../src/lib/format";
import type { Country, SiteSettings } from "../../src/content/model";
import { readJson } from "../../src/content/readData";
import { type OwnServer, startServer, visitWithWorker } from "./ownServer";
import { FLAGS, ready } from "./site";

const site = readJson<SiteSettings>("site.json");
const countries = readJson<Country[]>("countries.json");
const FLAG = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>`;

const PAGES = [
  "/",
  "/about",
  "/programs",
  "/education-support",
  "/online-education",
  "/services",
  "/aptitude-test",
  "/scholarships",
  ...countries.map(({ slug }) => `/country/${slug}`),
];

type Visit = { server: OwnServer; context: BrowserContext; page: Page };

/** One visit to one page with the network, shared by all tests of this file: what follows goes without. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, give) => {
      const server = await startServer();
      const context = await browser.newContext({
        baseURL: server.address,
        serviceWorkers: "allow",
      });
      await context.route(FLAGS, (route) =>
        route.fulfill({
          contentType: "image/svg+xml",
          headers: { "Access-Control-Allow-Origin": "*" },
          body: FLAG,
        }),
      );
      const page = await context.newPage();
      await visitWithWorker(page, "/services");
      await server.stop();
      await give({ server, context, page });
      await context.close();
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** A page of the visit, and what went wrong in it. */
async function open({ context }: Visit) {
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on("pageerror", ({ message }) => trouble.push(message));
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text()))
      trouble.push(message.text());
  });
  return { page, trouble };
}

/** What is the page's heading, going by its HTML? */
function headingOf(path: string): string {
  const html = readFileSync(`public${path}/index.html`, "utf8");
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading.replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'");
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("every page opens by its address", async ({ visit }) => {
  const { page, trouble } = await open(visit);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(headingOf(path));
    await ready(page);
  }
  expect(trouble).toEqual([]);
  await page.close();
});

test("also with a query, a slash at its end, or as a file", async ({
  visit,
}) => {
  const { page, trouble } = await open(visit);
  for (const path of ["/", "/about", "/country/france"]) {
    const folder = path.replace(/\/$/, "");
    for (const address of [
      `${path}?q=1`,
      `${folder}/`,
      `${folder}/?q=1`,
      `${folder}/index.html`,
    ]) {
      await page.goto(address);
      await expect(heading(page)).toHaveText(headingOf(path));
      await ready(page);
    }
  }
  expect(trouble).toEqual([]);
  await page.close();
});

test("a country that is not listed has its page", async ({ visit }) => {
  const { page, trouble } = await open(visit);
  for (const address of ["/country/new-zealand", "/country/new-zealand/?q=1"]) {
    await page.goto(address);
    await expect(heading(page)).toHaveText("Study in New Zealand");
  }
  expect(trouble).toEqual([]);
  await page.close();
});

test("what leads home leads home", async ({ visit }) => {
  const { page } = await open(visit);
  for (const address of ["/home", "/privacy", "/nowhere", "/country/a/b"]) {
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe("/");
    await expect(heading(page)).toHaveText(headingOf("/"));
  }
  await page.close();
});

test("every page opens by link, and Back leads back", async ({ visit }) => {
  const { page, trouble } = await open(visit);
  await page.goto("/");
  await ready(page);
  const footer = page.getByRole("contentinfo");
  for (const { label, to } of site.footer.quickLinks) {
    await footer.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(heading(page)).toHaveText(headingOf(to));
  }
  await footer.getByRole("link", { name: "Germany", exact: true }).click();
  await expect(heading(page)).toHaveText(headingOf("/country/germany"));
  await page.goBack();
  await expect(heading(page)).toHaveText(
    headingOf(site.footer.quickLinks.at(-1)!.to),
  );
  expect(trouble).toEqual([]);
  await page.close();
});

test("pictures, maps, flags and fonts are there", async ({ visit }) => {
  const { page } = await open(visit);
  for (const path of ["/", "/about", "/country/germany", "/country/uk"]) {
    await page.goto(path);
    await ready(page);
    const broken = await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = "eager";
      const states = await Promise.all(
        pictures.map((picture) =>
          picture.decode().then(
            () => "",
            () => picture.currentSrc,
          ),
        ),
      );
      const maps = [...document.querySelectorAll("svg image, svg use")]
        .map((part) => part.getAttribute("href") ?? "")
        .filter((address) => address.startsWith("/"));
      for (const map of maps) {
        const response = await fetch(map).catch(() => null);
        if (!response?.ok) states.push(map);
      }
      await document.fonts.ready;
      const fonts = [...document.fonts].filter(
        ({ family, status }) => /Variable/.test(family) && status !== "loaded",
      );
      return [...states, ...fonts.map(({ family }) => family)].filter(Boolean);
    });
    // Flags of the public host were never seen: our own stand in their place.
    expect(
      broken.filter((address) => !/^https:\/\/flagcdn/.test(address)),
    ).toEqual([]);
  }
  await page.close();
});

test("pages read whole without JavaScript", async ({ visit }) => {
  const { page } = await open(visit);
  const session = await visit.context.newCDPSession(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
  for (const path of ["/", "/scholarships", "/country/france"]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(headingOf(path));
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
  await page.goto("/country/new-zealand");
  await expect(heading(page)).toHaveText(headingOf("/country/unlisted"));
  await page.goto("/nowhere");
  await expect(heading(page)).toHaveText(headingOf("/"));
  await page.close();
});

test("the copy takes little room, and keeps nothing of the visitor", async ({
  visit,
}) => {
  const { page } = await open(visit);
  await page.goto("/about");
  const kept = await page.evaluate(async () => {
    const sizes: Record<string, number> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = await cache.match(request);
        sizes[name] =
          (sizes[name] ?? 0) + (await copy!.arrayBuffer()).byteLength;
      }
    }
    return {
      sizes,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage).filter(
        (key) => !key.startsWith("@@scroll|"),
      ),
    };
  });
  const { sizes, databases, ...others } = kept;
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(`The copy takes ${Math.round(bytes / 1000)} KB.`);
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThan(1_500_000);
  expect(
    Object.keys(sizes).every((name) => /precache|^flags$/.test(name)),
  ).toBe(true);
  // Workbox notes there when each flag was fetched, to let the oldest go.
  expect(databases.filter((name) => name !== "workbox-expiration")).toEqual([]);
  expect(others).toEqual({ local: [], session: [] });
  expect(await visit.context.cookies()).toEqual([]);
  await page.close();
});

test("a note says that this is a copy, and of which day, until the network is back", async ({
  visit,
}) => {
  const { page } = await open(visit);
  await page.goto("/about");
  const built = JSON.parse(
    readFileSync("public/page-data/sq/d/" + siteQuery(), "utf8"),
  ).data.gatsby.buildTime;
  const day = date(dayIn(new Date(built), site.home.timeZone));
  const note = page
    .getByRole("status")
    .filter({ hasText: fill(site.offline, { day }) });
  await expect(note).toBeVisible();

  // By a link it stays; with the network back the next page is no copy.
  await page
    .getByRole("link", { name: "Services", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/services$/);
  await expect(note).toBeVisible();
  await visit.server.serve("public");
  await page.reload();
  await ready(page);
  await expect(note).toBeHidden();

  // The browser itself says when the network goes, and when it comes back.
  await visit.context.setOffline(true);
  await expect(note).toBeVisible();
  await visit.context.setOffline(false);
  await expect(note).toBeHidden();
  await visit.server.stop();
  await page.close();
});

/** The file of the frame's static query: the one that has the time of the build. */
function siteQuery(): string {
  const page = JSON.parse(
    readFileSync("public/page-data/about/page-data.json", "utf8"),
  );
  return `${page.staticQueryHashes.find((hash: string) => readFileSync(`public/page-data/sq/d/${hash}.json`, "utf8").includes("buildTime"))}.json`;
}

test("of the public host's flags only so many are kept", async ({ visit }) => {
  const { page } = await open(visit);
  await page.goto("/services");
  await page.evaluate(async () => {
    for (let flag = 0; flag < 70; flag++) {
      const picture = new Image();
      picture.crossOrigin = "anonymous";
      picture.src = `https://flagcdn.com/${flag}.svg`;
      await picture.decode();
    }
  });
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open("flags")).keys()).map(({ url }) => url),
    );
  await expect.poll(async () => (await kept()).length).toBeLessThanOrEqual(60);
  // The oldest go.
  expect(await kept()).toContain("https://flagcdn.com/69.svg");
  expect(await kept()).not.toContain("https://flagcdn.com/0.svg");
  await page.close();
});

test("flags of the public host are there once they have been seen", async ({
  visit,
}) => {
  await visit.server.serve("public");
  const { page } = await open(visit);
  await page.goto("/");
  await ready(page);
  const flag = page.locator('img[src^="https://flagcdn.com"]').first();
  await flag.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open("flags")).keys()).map(({ url }) => url),
      ),
    )
    .toContain(await flag.getAttribute("src"));
  await visit.server.stop();
  await visit.context.unroute(FLAGS);
  await visit.context.route(FLAGS, (route) => route.abort());
  await page.goto("/");
  await ready(page);
  await flag.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      flag.evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.close();
});

base(
  "under Save-Data what was opened is there without network, and nothing is fetched ahead",
  async ({ browser }) => {
    const server = await startServer();
    const context = await browser.newContext({
      baseURL: server.address,
      serviceWorkers: "allow",
    });
    await context.route(FLAGS, (route) => route.abort());
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "connection", {
        value: { saveData: true, effectiveType: "4g" },
      }),
    );
    const page = await context.newPage();
    const isKept = (file: string) =>
      expect
        .poll(
          () =>
            page.evaluate(
              async (file) => Boolean(await caches.match(file)),
              file,
            ),
          { timeout: 30_000 },
        )
        .toBe(true);
    await visitWithWorker(page, "/programs");
    await ready(page);
    await isKept("/programs/index.html");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Services", exact: true })
      .click();
    await expect(heading(page)).toHaveText(headingOf("/services"));
    await isKept("/services/index.html");
    await isKept("/page-data/services/page-data.json");
    const ahead = server.asked.filter(
      (path) =>
        /component---|page-data\.json|WB_REVISION|index\.html/.test(path) &&
        !/programs|services/.test(path),
    );
    expect(ahead).toEqual([]);

    await server.stop();
    for (const path of ["/programs", "/services", "/services?q=1"]) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(headingOf(path.split("?")[0]!));
      await ready(page);
      const note = page.getByRole("status").filter({ hasText: "Offline copy" });
      await expect(note).toBeVisible();
    }
    await expect(page.goto("/about")).rejects.toThrow("ERR_FAILED");
    await context.close();
  },
);
